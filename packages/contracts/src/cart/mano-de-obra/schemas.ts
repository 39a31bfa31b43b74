import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { checkByMethod, Pago, PaymentFields } from '../../payments/payments/schemas';
import { Destinatario } from '../../platform/system/schemas';
import { Monto } from '../../venezuela/fields';
import { ESTADOS_MANO_DE_OBRA } from './states';

/** Labour paid through Tuerca, as client and workshop read it; amounts in Bs., those in USD in dollars. */
export const ManoDeObra = z.object({
  _id: Id,
  citaId: Id,
  estado: z.enum(ESTADOS_MANO_DE_OBRA),
  monto: Monto,
  montoUSD: Monto,
  /** Earnings of the workshop, before the commission; null until the work is settled. */
  ganado: Monto.nullable(),
  /** Amount given back, or to be. */
  devuelto: Monto,
  /** Until when its client decides, or from when the workshop has it. */
  vence: z.iso.datetime().nullable(),
  /** Percent that Tuerca keeps of it, frozen when it was paid; null for its client, and before. */
  porcentaje: z.number().nullable(),
});
export type ManoDeObra = z.infer<typeof ManoDeObra>;

/** The labour of an appointment: its cost if paid now, and the payment made. */
export const ManoDeObraDeCita = z.object({
  /** Null when it cannot be paid in advance: no price yet, already paid, over, or Tuerca names no account. */
  porPagar: z
    .object({ monto: Monto, montoUSD: Monto, tasa: z.number(), fechaTasa: z.string(), destinatario: Destinatario })
    .nullable(),
  /** Whether the price is unknown until the workshop looks. */
  sinPrecio: z.boolean(),
  manoDeObra: ManoDeObra.nullable(),
  /** Its unsettled payment; for its client alone. */
  pago: Pago.nullable(),
});
export type ManoDeObraDeCita = z.infer<typeof ManoDeObraDeCita>;

/** Client's input to pay labour: the payment step of a purchase, and the amount that was shown (Bs.). */
export const PagoManoDeObra = PaymentFields.extend({ monto: Monto }).check(checkByMethod);
export type PagoManoDeObra = z.output<typeof PagoManoDeObra>;
export type PagoManoDeObraInput = z.input<typeof PagoManoDeObra>;
