import { z } from 'zod';
import { PAYMENT_MESSAGES } from '../payments/payments/messages';
import { earliestPayment, isLandline, PaymentFields } from '../payments/payments/schemas';
import { METODOS_BANCO } from '../payments/payments/states';
import { CodigoBanco } from '../platform/catalogos/bank-code';
import { caracasDate } from '../venezuela/caracas';
import { MOBILE_ONLY, Monto, Referencia } from '../venezuela/fields';
import { CodigoPlan } from './form';
import { MEMBRESIA_MESSAGES } from './messages';

/** Fields of a payer for a bank, as in the checkout's payment. */
const PAYER = PaymentFields.pick({
  nombrePagador: true,
  telefonoPagador: true,
  tipoDocumentoPagador: true,
  cedulaPagador: true,
});
/** Asks for a plan with its payment: `monto` in Bs., as it was shown. */
export const SolicitudPlan = z
  .object({
    codigo: CodigoPlan,
    banco: CodigoBanco,
    referencia: Referencia(PAYMENT_MESSAGES.referenceDigits, 'Ingresa la referencia del pago'),
    fecha: z.iso
      .date(PAYMENT_MESSAGES.invalidDate)
      .refine((fecha) => fecha <= caracasDate(new Date()), MEMBRESIA_MESSAGES.paymentAhead)
      .refine((fecha) => fecha >= earliestPayment(new Date()), MEMBRESIA_MESSAGES.paymentOld),
    monto: Monto,
    /** Payer, as known to the bank; the account's own data where absent. */
    metodoPago: z.enum(METODOS_BANCO).default('pago_movil'),
    ...PAYER.partial().shape,
  })
  .refine(({ metodoPago, telefonoPagador }) => metodoPago !== 'pago_movil' || !isLandline(telefonoPagador), {
    path: ['telefonoPagador'],
    message: MOBILE_ONLY,
  });
export type SolicitudPlanInput = z.input<typeof SolicitudPlan>;
export type SolicitudPlan = z.output<typeof SolicitudPlan>;
/** Takes a plan that was earned. */
export const PlanPorMerito = z.object({ codigo: CodigoPlan });
