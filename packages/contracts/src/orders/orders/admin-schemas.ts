import { z } from 'zod';
import { Meta } from '../../kernel/envelope';
import { Id, queryText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Pago } from '../../payments/payments/schemas';
import { ESTADOS_PAGO } from '../../payments/payments/states';
import { AUDIT_ACTIONS } from '../../platform/audit/actions';
import { ESTADOS_REPORTE } from '../../platform/reportes/states';
import { SYSTEM_MESSAGES } from '../../platform/system/messages';
import { dayQuery } from '../../venezuela/day-range';
import { Monto } from '../../venezuela/fields';
import { Asiento } from '../comisiones/schemas';
import { ResumenDevolucion } from '../devoluciones/schemas';
import { Pedido } from './schemas';
import { OrderStanding } from './standing-schema';
import { type EstadoPedido, ESTADOS_PEDIDO } from './states';

const count = z.number().int().min(0);
const amount = z.coerce.number(FIELD_MESSAGES.amount).min(0, FIELD_MESSAGES.negativeAmount).max(1e12);
const party = z.object({ _id: Id, nombre: z.string() });

/** An order as the administrators' list shows it; `total` in Bs. */
export const PedidoFila = OrderStanding.extend({
  _id: Id,
  numero: z.string(),
  fecha: z.iso.datetime(),
  reembolso: Pedido.shape.reembolso,
  cliente: party.extend({ email: z.string() }),
  tienda: party,
  /** Units. */
  unidades: count,
  total: Monto,
  totalUSD: Monto,
  /** The rate at which it was made, Bs. per dollar, with its Caracas date. */
  tasa: Pedido.shape.tasa,
  fechaTasa: Pedido.shape.fechaTasa,
});
export type PedidoFila = z.infer<typeof PedidoFila>;
/** Filters of all orders; dates by Caracas days, both included, amounts in Bs. */
export const pedidoFilters = {
  estado: z.enum(['all', ...ESTADOS_PEDIDO]).default('all'),
  estadoPago: z.enum(ESTADOS_PAGO).optional(),
  tienda: Id.optional(),
  cliente: Id.optional(),
  desde: dayQuery,
  hasta: dayQuery,
  montoMin: amount.optional(),
  montoMax: amount.optional(),
  /** The rate at which it was made, and its date. */
  tasa: z.coerce.number(SYSTEM_MESSAGES.rateNumber).positive(SYSTEM_MESSAGES.positiveRate).max(1e9).optional(),
  fechaTasa: dayQuery,
  q: queryText(100),
};
const estados = Object.fromEntries(ESTADOS_PEDIDO.map((estado) => [estado, count])) as Record<
  EstadoPedido,
  typeof count
>;
/** Number of orders in each state. */
export const PedidosMeta = Meta.extend({ cuentas: z.object(estados) });

/** An order with all its records. */
export const PedidoAdmin = z.object({
  pedido: Pedido,
  pago: Pago,
  /** The other orders of the same purchase. */
  compra: z.array(PedidoFila),
  devoluciones: z.array(ResumenDevolucion),
  /** Entries of the store's ledger, oldest first. */
  asientos: z.array(Asiento),
  /** Audited acts of administrators, newest first. */
  auditoria: z.array(
    z.object({
      id: z.string(),
      accion: z.enum(Object.keys(AUDIT_ACTIONS) as [string, ...string[]]),
      por: z.string(),
      motivo: z.string().nullable(),
      fecha: z.iso.datetime(),
    }),
  ),
  casos: z.array(z.object({ _id: Id, estado: z.enum(ESTADOS_REPORTE), total: count, ultimo: z.iso.datetime() })),
  /** Whether the state table still lets it be cancelled. */
  cancelable: z.boolean(),
});
export type PedidoAdmin = z.infer<typeof PedidoAdmin>;
