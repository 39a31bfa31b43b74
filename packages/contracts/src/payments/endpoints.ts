import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Meta } from '../kernel/envelope';
import { idParams, pageQuery } from '../kernel/fields';
import { Pago, PaymentLookup, RejectionMotivo } from './schemas';
import { ESTADOS_PAGO } from './states';

const verification = {
  method: 'POST',
  access: ['client', 'admin'],
  body: PaymentLookup,
  response: Pago,
  limit: 30,
  errors: ['NO_ENCONTRADO'],
} as const;

/** Payments: reading, verifying, deciding; checkout.place makes them. */
export const payments = {
  verifyPagoMovil: endpoint({
    ...verification,
    path: '/api/payments/verify/pago-movil',
    summary: 'Ask the bank again about a Pago Móvil; settles only for an admin',
  }),
  verifyTransferencia: endpoint({
    ...verification,
    path: '/api/payments/verify/transferencia',
    summary: 'Ask the bank again about a transfer; settles only for an admin',
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/payments/history',
    access: ['client'],
    summary: 'My payments, newest first',
    query: z.object(pageQuery(10)),
    response: z.array(Pago),
    meta: Meta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/payments/:id',
    access: ['client', 'admin'],
    summary: 'One payment',
    params: idParams,
    response: Pago,
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/pagos',
    access: ['admin'],
    summary: 'Payments by state, oldest first: the verification queue',
    query: z.object({ ...pageQuery(20), estado: z.enum(ESTADOS_PAGO).optional() }),
    response: z.array(Pago),
    meta: Meta,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/pagos/:id/aprobar',
    access: ['admin'],
    summary: 'Make a payment pagado',
    params: idParams,
    body: z.object({ nota: z.string().trim().max(500).optional() }).default({}),
    response: Pago,
    errors: ['ESTADO_CAMBIO'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/admin/pagos/:id/rechazar',
    access: ['admin'],
    summary: 'Reject a payment: its orders are cancelled and the stock goes back, once',
    params: idParams,
    body: z.object({ motivo: RejectionMotivo }),
    response: Pago,
    errors: ['ESTADO_CAMBIO'],
  }),
};
