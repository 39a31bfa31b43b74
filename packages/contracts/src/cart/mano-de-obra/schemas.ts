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
  /** What the workshop earns of it, before the commission; null until the work is settled. */
  ganado: Monto.nullable(),
  /** What was given back, or is to be. */
  devuelto: Monto,
  /** Until when its client chooses, or from when the workshop has it. */
  vence: z.iso.datetime().nullable(),
  /** Percent that Tuerca keeps of it, frozen when it was paid; null for its client, and before. */
  porcentaje: z.number().nullable(),
});
export type ManoDeObra = z.infer<typeof ManoDeObra>;

/** The labour of an appointment: what it would cost to pay it now, and what was paid. */
export const ManoDeObraDeCita = z.object({
  /** Null when it cannot be paid in advance: no price yet, already paid, over, or Tuerca names no account. */
  porPagar: z
    .object({ monto: Monto, montoUSD: Monto, tasa: z.number(), fechaTasa: z.string(), destinatario: Destinatario })
    .nullable(),
  /** Nobody knows the price before the workshop has looked. */
  sinPrecio: z.boolean(),
  manoDeObra: ManoDeObra.nullable(),
  /** Its payment while it waits; for its client alone. */
  pago: Pago.nullable(),
});
export type ManoDeObraDeCita = z.infer<typeof ManoDeObraDeCita>;

/** What a client types to pay labour: the payment step of a purchase, and the amount that was shown (Bs.). */
export const PagoManoDeObra = PaymentFields.extend({ monto: Monto }).check(checkByMethod);
export type PagoManoDeObra = z.output<typeof PagoManoDeObra>;
export type PagoManoDeObraInput = z.input<typeof PagoManoDeObra>;
