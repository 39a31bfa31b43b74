import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { keyParams as params, pageQuery } from '../../kernel/fields';
import {
  AceptarDevolucion,
  listFilters,
  NuevaDevolucion,
  NuevoMensaje,
  PedirRevision,
  RechazarDevolucion,
  RecibirDevolucion,
  ReembolsarDevolucion,
} from './inputs';
import { CondicionesDevolucion, Devolucion, DevolucionesMeta, ResumenDevolucion } from './schemas';

const one = { params, response: Devolucion } as const;
const step = { ...one, method: 'PUT', errors: ['DEVOLUCION_NO_ENCONTRADA', 'DEVOLUCION_CAMBIO'] } as const;

/** Returns: what a client brings back of a delivered order, and what its store does about it. */
export const devoluciones = {
  list: endpoint({
    method: 'GET',
    path: '/api/devoluciones',
    access: ['client', 'store', 'admin'],
    capability: ['devoluciones', 'preparacion'],
    summary: 'Returns of mine, newest first; an administrator reads all',
    query: z.object({ ...pageQuery(10), ...listFilters }),
    response: z.array(ResumenDevolucion),
    meta: DevolucionesMeta,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/devoluciones/pedido/:id',
    access: ['client', 'store', 'admin'],
    capability: ['devoluciones', 'preparacion'],
    summary: 'What can still be returned of an order, until when, and what was',
    params,
    response: CondicionesDevolucion,
    errors: ['NO_ENCONTRADO'],
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    path: '/api/devoluciones/:id',
    access: ['client', 'store', 'admin'],
    capability: ['devoluciones', 'preparacion'],
    summary: 'One return with its thread and history',
    errors: ['DEVOLUCION_NO_ENCONTRADA'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/devoluciones',
    access: ['client'],
    summary: 'Ask to return units of a delivered order',
    body: NuevaDevolucion,
    response: Devolucion,
    status: 201,
    idempotent: true,
    errors: ['NO_ENCONTRADO', 'PEDIDO_NO_ENTREGADO', 'DEVOLUCION_FUERA_DE_PLAZO', 'DEVOLUCION_CANTIDAD'],
    limit: 20,
  }),
  cancel: endpoint({
    ...step,
    path: '/api/devoluciones/:id/cancelar',
    access: ['client'],
    summary: 'Cancel a return whose part is not back yet',
  }),
  accept: endpoint({
    ...step,
    path: '/api/devoluciones/:id/aceptar',
    access: ['store'],
    capability: 'devoluciones',
    summary: 'Accept a return, with how the part comes back',
    body: AceptarDevolucion,
  }),
  reject: endpoint({
    ...step,
    path: '/api/devoluciones/:id/rechazar',
    access: ['store'],
    capability: 'devoluciones',
    summary: 'Refuse a return, with the reason',
    body: RechazarDevolucion,
    errors: [...step.errors, 'DEVOLUCION_EN_CAMINO'],
  }),
  receive: endpoint({
    ...step,
    path: '/api/devoluciones/:id/recibir',
    access: ['store'],
    capability: 'preparacion',
    summary: 'The part is back: its condition, and what goes on sale again',
    body: RecibirDevolucion,
  }),
  refund: endpoint({
    ...step,
    path: '/api/devoluciones/:id/reembolsar',
    access: ['store'],
    summary: 'The money is sent: stock and money go back, once',
    body: ReembolsarDevolucion,
  }),
  message: endpoint({
    ...one,
    method: 'POST',
    path: '/api/devoluciones/:id/mensajes',
    access: ['client', 'store'],
    capability: 'devoluciones',
    summary: 'Write to the other party of an open return',
    body: NuevoMensaje,
    status: 201,
    idempotent: true,
    errors: ['DEVOLUCION_NO_ENCONTRADA', 'DEVOLUCION_CERRADA'],
    limit: 60,
  }),
  askRevision: endpoint({
    ...one,
    method: 'POST',
    path: '/api/devoluciones/:id/revision',
    access: ['client'],
    summary: 'Ask the administrators to look at a refused or unanswered return',
    body: PedirRevision,
    idempotent: true,
    errors: ['DEVOLUCION_NO_ENCONTRADA', 'REVISION_NO_PERMITIDA'],
    limit: 20,
  }),
};
