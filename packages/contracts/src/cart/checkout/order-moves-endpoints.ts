import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { line, lines } from '../../kernel/fields';
import {
  CancelacionPedido,
  EntregaConCodigo,
  orderParams,
  Rastreo,
  StatusChange,
  StatusChangeOfMany,
  StepResult,
} from '../../orders/orders/inputs';
import { Pedido } from '../../orders/orders/schemas';

/** Moves on the orders of a purchase and their reversal; part of `checkout`, which handles these calls. */
export const orderMoves = {
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/orders/:id/status',
    access: ['store'],
    capability: 'preparacion',
    summary: 'Move an order of my store along its states; cancelado needs `nota` as the reason',
    params: orderParams,
    body: z.object({
      estado: StatusChange,
      nota: lines().max(500).optional(),
      /** With enviado: number of the parcel and its courier. */
      numeroRastreo: line().max(60).optional(),
      courier: Rastreo.shape.courier.optional(),
    }),
    response: Pedido,
    errors: ['ESTADO_CAMBIO', 'NO_ENCONTRADO'],
  }),
  setStatusOfMany: endpoint({
    method: 'POST',
    path: '/api/orders/estados',
    access: ['store'],
    capability: 'preparacion',
    summary: 'Move many orders of my store along, each for itself: an answer per order, done also where it already is',
    body: StatusChangeOfMany,
    response: z.array(StepResult),
    limit: 30,
  }),
  deliverWithCode: endpoint({
    method: 'POST',
    path: '/api/orders/:id/entrega',
    access: ['store'],
    capability: 'preparacion',
    summary: 'My order was delivered: the code that its client told at the door says so; attempts are counted',
    params: orderParams,
    body: EntregaConCodigo,
    response: Pedido,
    errors: ['CODIGO_ENTREGA', 'ESTADO_CAMBIO', 'NO_ENCONTRADO'],
    limit: 30,
  }),
  confirmReceipt: endpoint({
    method: 'POST',
    path: '/api/orders/client/:id/recibido',
    access: ['client'],
    summary: 'I received my order; done also where it already is',
    params: orderParams,
    response: Pedido,
    errors: ['ESTADO_CAMBIO', 'NO_ENCONTRADO'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/pedidos/:id/cancelar',
    access: ['client', 'store'],
    summary:
      'Cancel: the client while the payment is not confirmed, the store from pendiente or procesando; stock goes back, once',
    params: orderParams,
    body: CancelacionPedido,
    response: Pedido,
    errors: ['ESTADO_CAMBIO'],
  }),
};
