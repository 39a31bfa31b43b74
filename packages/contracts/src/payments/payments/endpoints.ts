import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { Id, idParams, pageQuery } from '../../kernel/fields';
import { ROLES_PLAN } from '../../kernel/roles';
import { PICTURE_ERRORS } from '../../platform/uploads/errors';
import { captureField } from './rules';
import { Pago, PagoDiferencia, PaymentLookup } from './schemas';

const verification = {
  method: 'POST',
  access: ['client', 'admin'],
  body: PaymentLookup,
  response: Pago,
  limit: 30,
  errors: ['NO_ENCONTRADO'],
} as const;

/** A client's payments: reading, verifying, completing; checkout.place makes them, paymentsAdmin decides about them. */
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
    access: ['client', 'admin', ...ROLES_PLAN],
    summary: 'One payment',
    params: idParams,
    response: Pago,
  }),
  reportDifference: endpoint({
    method: 'POST',
    path: '/api/payments/:id/diferencia',
    access: ['client', ...ROLES_PLAN],
    summary: 'I sent what was missing: its reference is checked like the first',
    params: idParams,
    body: PagoDiferencia,
    response: Pago,
    idempotent: true,
    errors: ['NO_ENCONTRADO', 'ESTADO_CAMBIO', 'REFERENCIA_USADA'],
    limit: 20,
  }),
  attach: endpoint({
    method: 'POST',
    path: '/api/payments/:id/captura',
    access: ['client', ...ROLES_PLAN],
    summary: 'Attach pictures of my payment while it is open, three at most',
    params: idParams,
    files: { capturas: captureField },
    response: Pago,
    status: 201,
    errors: ['NO_ENCONTRADO', 'CAPTURAS_COMPLETAS', ...PICTURE_ERRORS],
    limit: 20,
  }),
  capture: endpoint({
    method: 'GET',
    path: '/api/payments/:id/captura/:capturaId',
    access: ['client', 'admin', ...ROLES_PLAN],
    summary: 'The bytes of a picture of a payment, for its owner and administrators',
    params: z.object({ id: Id, capturaId: Id }),
    response: z.unknown(),
    binary: 'image/webp',
    errors: ['NO_ENCONTRADO', 'RANGO_INVALIDO', 'ARCHIVOS_NO_DISPONIBLES'],
    limit: 120,
  }),
};
