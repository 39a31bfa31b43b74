import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, line, pageQuery } from '../../kernel/fields';
import { LineaAuditoriaDetalle } from '../audit/schemas';
import { EstadoDestinatario, MotivoCambio, NuevoDestinatario } from './recipient';
import { CONFIG_CATEGORIES, ConfigEntry, nameParams, PublicConfig } from './schemas';

const RECIPIENT = '/api/system/destinatario';

/** Rate, tariffs and the rest of the configuration. */
export const system = {
  public: endpoint({
    method: 'GET',
    path: '/api/system/public',
    access: 'public',
    summary: 'The rate, the payment recipient and the tariffs',
    response: PublicConfig,
  }),
  config: endpoint({
    method: 'GET',
    path: '/api/system/config',
    access: ['admin'],
    summary: 'All entries, or one category',
    query: z.object({ categoria: z.enum(CONFIG_CATEGORIES).optional() }),
    response: z.array(ConfigEntry),
  }),
  configOne: endpoint({
    method: 'GET',
    path: '/api/system/config/:name',
    access: ['admin'],
    summary: 'One entry',
    params: nameParams,
    response: ConfigEntry,
    errors: ['CONFIG_NO_ENCONTRADA'],
  }),
  setConfig: endpoint({
    method: 'PUT',
    path: '/api/system/config/:name',
    access: ['admin'],
    summary:
      'Change one entry; a sensitive one asks for the password again and a reason, the rate refuses jumps unless `confirmar` and holds from its `fechaValor` on, and of the recipient it is a change that waits',
    params: nameParams,
    body: z.object({
      valor: z.union([z.number(), z.boolean(), line().max(200)]),
      descripcion: line().max(300).optional(),
      fechaValor: z.iso.date().optional(),
      confirmar: z.boolean().optional(),
      motivo: MotivoCambio.optional(),
    }),
    response: ConfigEntry,
    errors: ['CONFIG_NO_ENCONTRADA', 'TASA_SALTO', 'ESTADO_CAMBIO', 'REAUTENTICACION_REQUERIDA', 'CAMBIO_PENDIENTE'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/system/config/:name/historial',
    access: ['admin'],
    summary: 'The changes of one entry, newest first',
    params: nameParams,
    query: z.object(pageQuery(20)),
    response: z.array(LineaAuditoriaDetalle),
    meta: Meta,
    errors: ['CONFIG_NO_ENCONTRADA'],
  }),
  recipient: endpoint({
    method: 'GET',
    path: RECIPIENT,
    access: ['admin'],
    summary: 'The recipient of payments, and the change that waits',
    response: EstadoDestinatario,
  }),
  requestRecipient: endpoint({
    method: 'POST',
    path: RECIPIENT,
    access: ['admin'],
    summary: 'Ask for another recipient; it holds after a delay, at once while there is none',
    reauth: true,
    body: NuevoDestinatario,
    response: EstadoDestinatario,
    status: 201,
    errors: ['CAMBIO_PENDIENTE', 'CAMBIO_SIN_EFECTO'],
  }),
  approveRecipient: endpoint({
    method: 'PUT',
    path: `${RECIPIENT}/:id/aprobar`,
    access: ['admin'],
    summary: 'Bring a change of the recipient forward: it holds at once; never by who asked for it',
    reauth: true,
    params: idParams,
    body: z.object({ motivo: MotivoCambio }),
    response: EstadoDestinatario,
    errors: ['NO_ENCONTRADO', 'CAMBIO_PROPIO', 'ESTADO_CAMBIO'],
  }),
  cancelRecipient: endpoint({
    method: 'PUT',
    path: `${RECIPIENT}/:id/cancelar`,
    access: ['admin'],
    summary: 'Call a change of the recipient off before it holds; any administrator may',
    params: idParams,
    body: z.object({ motivo: MotivoCambio }),
    response: EstadoDestinatario,
    errors: ['NO_ENCONTRADO', 'ESTADO_CAMBIO'],
  }),
};
