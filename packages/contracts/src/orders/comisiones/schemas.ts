import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { INCOME_MONTHS } from './rules';
import { ESTADOS_LIQUIDACION, TIPOS_ASIENTO } from './states';

const count = z.number().int().min(0);
const instant = z.iso.datetime();
const amount = z.number().finite().min(-1e12).max(1e12);

/** A month of the calendar of Caracas: '2026-11'. */
export const Mes = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'El mes debe tener la forma 2026-11');
/** A percentage with at most two decimals. */
export const Porcentaje = z
  .number('El porcentaje debe ser un número')
  .min(0, 'El porcentaje no puede ser negativo')
  .max(100, 'El porcentaje no puede pasar de 100')
  .refine((value) => Number(value.toFixed(2)) === value, FIELD_MESSAGES.twoDecimals);

/** An amount that may be negative: Bs. at the rate of each order, and dollars for reference. */
export const Importe = z.object({ bs: amount, usd: amount });
export type Importe = z.infer<typeof Importe>;

/** Sums of sales: `neto` = `ventas` + `devoluciones` + `comisiones`, the last two zero or negative. */
export const Cifras = z.object({
  /** Orders whose payment was confirmed; of a workshop, jobs that were paid through Tuerca. */
  pedidos: count,
  ventas: Importe,
  /** Given back to clients: orders cancelled after their payment, and returns. */
  devoluciones: Importe,
  comisiones: Importe,
  neto: Importe,
});
export type Cifras = z.infer<typeof Cifras>;

/** The figures of one month. */
export const MesIngresos = Cifras.extend({ mes: Mes });
export type MesIngresos = z.infer<typeof MesIngresos>;

/** Debt of the platform to a store or workshop, by progress of its payment; `pagado` is the sum of all payments. */
export const Saldo = z.object({
  /** Ready for the next payout. */
  porLiquidar: Importe,
  /** Not delivered yet, or delivered too recently. */
  retenido: Importe,
  /** In payouts that were closed and wait for their transfer. */
  porPagar: Importe,
  pagado: Importe,
});
export type Saldo = z.infer<typeof Saldo>;

/** The account of a store or workshop. `meses` by the calendar of Caracas, oldest first, the present one last. */
export const Ingresos = z.object({
  /** Percent of new sales, and days after the delivery from which a sale is ready for a payout. */
  comision: z.object({ porcentaje: z.number(), dias: count }),
  saldo: Saldo,
  meses: z.array(MesIngresos).length(INCOME_MONTHS),
});
export type Ingresos = z.infer<typeof Ingresos>;

/**
 * An entry of the ledger of a store or workshop: `neto` = `monto` + `comision` is its gain or loss, and `neto` +
 * `reembolso` its addition to the platform's debt. `porcentaje` is the commission's, frozen when the order was paid.
 */
export const Asiento = z.object({
  _id: Id,
  tipo: z.enum(TIPOS_ASIENTO),
  fecha: instant,
  pedido: z.object({ _id: Id, numero: z.string() }).nullable(),
  /** The appointment whose labour it is. */
  cita: z.object({ _id: Id, servicio: z.string() }).nullable(),
  monto: Importe,
  comision: Importe,
  porcentaje: z.number().nullable(),
  neto: Importe,
  /** Refund that the store itself sent to the client, and so is not taken from it again; less cash that it took itself. */
  reembolso: Importe,
  /** The payout that includes it; null while there is none. */
  liquidacion: z.object({ _id: Id, numero: count, estado: z.enum(ESTADOS_LIQUIDACION) }).nullable(),
  /** Its order was not delivered yet, or too recently for a payout. */
  retenido: z.boolean(),
});
export type Asiento = z.infer<typeof Asiento>;

/** A payout: its sums of `desde`../..`hasta`, and the transfer: `total` = `neto` + `reembolsos`. */
export const Liquidacion = Cifras.extend({
  _id: Id,
  /** Counts up per business. */
  numero: count,
  estado: z.enum(ESTADOS_LIQUIDACION),
  fecha: instant,
  desde: instant,
  hasta: instant,
  /** Refunds that the store sent itself, less cash that it took itself. */
  reembolsos: Importe,
  total: Importe,
  referencia: z.string().nullable(),
  fechaPago: instant.nullable(),
});
export type Liquidacion = z.infer<typeof Liquidacion>;

/** A payout with one page of its entries. */
export const LiquidacionConAsientos = z.object({ liquidacion: Liquidacion, asientos: z.array(Asiento) });
export type LiquidacionConAsientos = z.infer<typeof LiquidacionConAsientos>;
