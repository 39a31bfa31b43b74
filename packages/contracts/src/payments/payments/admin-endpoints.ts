import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, pageQuery } from '../../kernel/fields';
import {
  AprobarPago,
  DevolverSaldo,
  MarcarExcedente,
  PedirDiferencia,
  queueFilters,
  RechazarPago,
} from './admin-inputs';
import { ConteosPago, PagoDetalle, PagoEnCola, SaldoCliente } from './admin-schemas';
import { Pago } from './schemas';
import { ESTADOS_SALDO } from './states';

const admin = { access: ['admin'] } as const;
const PAGOS = '/api/admin/pagos';
const SALDOS = '/api/admin/saldos';
const settle = { ...admin, method: 'POST', params: idParams, response: Pago } as const;
const SETTLE_ERRORS = [
  'NO_ENCONTRADO',
  'ESTADO_CAMBIO',
  'MOVIMIENTO_USADO',
  'MOVIMIENTO_DUDOSO',
  'MONTO_NO_COINCIDE',
] as const;
const csv = { ...admin, method: 'GET', response: z.unknown(), binary: 'text/csv', limit: 20 } as const;
const saldoFilters = { estado: z.enum(ESTADOS_SALDO).optional() };

/** The verification queue: payments that wait for a person, their details and the decisions. */
export const paymentsAdmin = {
  queue: endpoint({
    ...admin,
    method: 'GET',
    path: PAGOS,
    summary: 'Payments by group, those that wait oldest first: the verification queue',
    query: z.object({ ...pageQuery(20), ...queueFilters }),
    response: z.array(PagoEnCola),
    meta: Meta.extend({ conteos: ConteosPago, porDevolver: z.number().int() }),
  }),
  export: endpoint({
    ...csv,
    path: `${PAGOS}/exportar`,
    summary: 'The payments of a group and filters as CSV',
    query: z.object(queueFilters),
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: `${PAGOS}/:id`,
    summary: "One payment with the bank's answers, its history, audit lines and candidates among the movements",
    params: idParams,
    response: PagoDetalle,
    errors: ['NO_ENCONTRADO'],
  }),
  approve: endpoint({
    ...settle,
    path: `${PAGOS}/:id/aprobar`,
    summary: "Make a payment pagado, with the bank's movement that it rests on",
    body: AprobarPago.default({}),
    errors: [...SETTLE_ERRORS, 'REAUTENTICACION_REQUERIDA'],
  }),
  acceptShort: endpoint({
    ...settle,
    path: `${PAGOS}/:id/aceptar`,
    summary:
      'Less came than is due and that is enough: the payment is pagado, and what is missing is the platform’s loss',
    body: PedirDiferencia,
    errors: SETTLE_ERRORS,
  }),
  giveBack: endpoint({
    ...settle,
    path: `${PAGOS}/:id/devolver`,
    summary: 'Less came than is due: the payment is rejected, and what came is owed to the client',
    body: PedirDiferencia,
    errors: SETTLE_ERRORS,
  }),
  reject: endpoint({
    ...settle,
    path: `${PAGOS}/:id/rechazar`,
    summary: 'Reject a payment: its orders are cancelled and the stock goes back, once',
    body: RechazarPago,
    errors: ['ESTADO_CAMBIO'],
  }),
  askDifference: endpoint({
    ...settle,
    path: `${PAGOS}/:id/diferencia`,
    summary: 'Less came than is due: ask the client for the rest, with a deadline',
    body: PedirDiferencia,
    errors: SETTLE_ERRORS,
  }),
  markOverpaid: endpoint({
    ...settle,
    path: `${PAGOS}/:id/excedente`,
    summary: 'More came than is due: the payment is pagado, and what is over is owed to the client',
    body: MarcarExcedente,
    errors: SETTLE_ERRORS,
  }),
  recordLate: endpoint({
    ...settle,
    path: `${PAGOS}/:id/tardio`,
    summary: 'Money came of a payment that was rejected or expired: it is owed to the client, once per movement',
    body: MarcarExcedente,
    errors: SETTLE_ERRORS,
  }),
  saldos: endpoint({
    ...admin,
    method: 'GET',
    path: SALDOS,
    summary: 'What is owed to clients, oldest first; what was given back, newest first',
    query: z.object({ ...pageQuery(20), ...saldoFilters }),
    response: z.array(SaldoCliente),
    meta: Meta.extend({ pendientes: z.number().int() }),
  }),
  exportSaldos: endpoint({
    ...csv,
    path: `${SALDOS}/exportar`,
    summary: 'What is owed to clients as CSV',
    query: z.object(saldoFilters),
  }),
  refund: endpoint({
    ...admin,
    method: 'POST',
    path: `${SALDOS}/:id/devolver`,
    summary: 'What was owed to a client was sent, with its reference',
    params: idParams,
    body: DevolverSaldo,
    response: SaldoCliente,
    reauth: true,
    errors: ['NO_ENCONTRADO', 'ESTADO_CAMBIO'],
  }),
};
