import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Meta } from '../kernel/envelope';
import { Id, idParams, pageQuery } from '../kernel/fields';
import { LISTAS_ASUNTO } from './asunto-states';
import { Abiertos, Asunto, AsuntoDetalle, CitaCompletada, DecisionAsunto, NoSeCumple, PasoPedido } from './asuntos';

const office = { access: ['admin'] } as const;
const ASUNTOS = '/api/admin/por-resolver';
const ABIERTOS = '/api/admin/usuarios/:id/abiertos';

/** Matters left open by accounts that no longer fulfil them, and their decisions. */
export const asuntosAdmin = {
  open: endpoint({
    ...office,
    method: 'GET',
    path: ABIERTOS,
    params: idParams,
    summary: 'Orders and appointments of an account that others still wait for, with sums',
    response: Abiertos,
    errors: ['USUARIO_NO_ENCONTRADO'],
  }),
  unkept: endpoint({
    ...office,
    method: 'POST',
    path: ABIERTOS,
    params: idParams,
    summary: 'Put what a paused business, or one whose plan ended, cannot keep among what is to be resolved',
    body: NoSeCumple,
    response: AsuntoDetalle,
    status: 201,
    errors: ['USUARIO_NO_ENCONTRADO', 'NADA_ABIERTO'],
  }),
  list: endpoint({
    ...office,
    method: 'GET',
    path: ASUNTOS,
    summary:
      'Accounts that left something open: those that wait, the most pressing first, those with something that is fulfilled all the same, or those that are settled',
    query: z.object({ ...pageQuery(20), estado: z.enum(LISTAS_ASUNTO).default('abierto') }),
    response: z.array(Asunto),
    meta: Meta,
  }),
  get: endpoint({
    ...office,
    method: 'GET',
    path: `${ASUNTOS}/:id`,
    params: idParams,
    summary: 'One of them with each order and appointment that still moves',
    response: AsuntoDetalle,
    errors: ['ASUNTO_NO_ENCONTRADO'],
  }),
  advance: endpoint({
    ...office,
    method: 'PUT',
    path: `${ASUNTOS}/:id/pedidos/:pedidoId`,
    params: idParams.extend({ pedidoId: Id }),
    summary: 'Take an order that is fulfilled all the same one step on, for its store that has no access',
    body: PasoPedido,
    response: AsuntoDetalle,
    errors: ['ASUNTO_NO_ENCONTRADO', 'ESTADO_CAMBIO', 'PASO_NO_PERMITIDO'],
  }),
  attend: endpoint({
    ...office,
    method: 'PUT',
    path: `${ASUNTOS}/:id/citas/:citaId`,
    params: idParams.extend({ citaId: Id }),
    summary:
      'Complete an appointment that took place all the same, for its workshop that has no access, at the price that its client approved or booked at',
    body: CitaCompletada,
    response: AsuntoDetalle,
    errors: ['ASUNTO_NO_ENCONTRADO', 'ESTADO_CAMBIO'],
  }),
  decide: endpoint({
    ...office,
    method: 'POST',
    path: `${ASUNTOS}/:id/decisiones`,
    params: idParams,
    summary:
      'Cancel, giving back what was paid, or fulfil: some of it, or all that nobody decided. Each is decided once',
    body: DecisionAsunto,
    response: AsuntoDetalle,
    errors: ['ASUNTO_NO_ENCONTRADO', 'ASUNTO_CERRADO'],
  }),
};
