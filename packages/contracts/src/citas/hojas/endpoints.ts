import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id, idParams, line } from '../../kernel/fields';
import { Asignacion, NuevoRegistro } from './inputs';
import { EnlaceHoja, HojaDeVida, HojaPublica } from './schemas';

const own = { access: ['client'], params: idParams } as const;
const registro = { ...own, params: z.object({ id: Id, registroId: Id }), response: HojaDeVida } as const;
const REGISTROS = '/api/client/garaje/:id/hoja-de-vida/registros';

/** The record of a garage's vehicle; every change but the link's answers the whole record. */
export const hojas = {
  get: endpoint({
    ...own,
    method: 'GET',
    path: '/api/client/garaje/:id/hoja-de-vida',
    summary: 'Everything that was done to my vehicle and bought for it, newest first',
    response: HojaDeVida,
    errors: ['VEHICULO_NO_ENCONTRADO'],
  }),
  addRegistro: endpoint({
    ...own,
    method: 'POST',
    path: REGISTROS,
    summary: 'Write an entry of my own; a reading that does not agree with the others wants to be confirmed',
    body: NuevoRegistro,
    response: HojaDeVida,
    status: 201,
    idempotent: true,
    errors: ['VEHICULO_NO_ENCONTRADO', 'KILOMETRAJE_NO_CUADRA', 'HOJA_LLENA'],
    limit: 60,
  }),
  updateRegistro: endpoint({
    ...registro,
    method: 'PUT',
    path: `${REGISTROS}/:registroId`,
    summary: 'Change an entry of my own',
    body: NuevoRegistro,
    errors: ['VEHICULO_NO_ENCONTRADO', 'NO_ENCONTRADO', 'KILOMETRAJE_NO_CUADRA'],
  }),
  removeRegistro: endpoint({
    ...registro,
    method: 'DELETE',
    path: `${REGISTROS}/:registroId`,
    summary: 'Remove an entry of my own',
    errors: ['VEHICULO_NO_ENCONTRADO', 'NO_ENCONTRADO'],
  }),
  assign: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/client/garaje/:id/hoja-de-vida/asignacion',
    summary: 'Say which of my vehicles a purchase or an appointment was for; answers the record of :id',
    body: Asignacion,
    response: HojaDeVida,
    errors: ['VEHICULO_NO_ENCONTRADO', 'NO_ENCONTRADO'],
  }),
  share: endpoint({
    ...own,
    method: 'POST',
    path: '/api/client/garaje/:id/compartir',
    summary: 'A new link to the record; the former one stops working',
    response: EnlaceHoja,
    status: 201,
    idempotent: true,
    errors: ['VEHICULO_NO_ENCONTRADO'],
    limit: 20,
  }),
  unshare: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/client/garaje/:id/compartir',
    summary: 'End the link; without one, nothing happens',
    response: z.null(),
    errors: ['VEHICULO_NO_ENCONTRADO'],
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/hojas-de-vida/:token',
    access: 'public',
    summary: 'The record behind a link: no person, no price, the plate in part',
    params: z.object({ token: line().max(200, 'El enlace no es válido') }),
    response: HojaPublica,
    errors: ['HOJA_NO_DISPONIBLE'],
    limit: 60,
  }),
};
