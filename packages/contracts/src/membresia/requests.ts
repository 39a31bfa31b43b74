import { z } from 'zod';
import { CodigoBanco } from '../venezuela/bank-code';
import { caracasDate } from '../venezuela/caracas';
import { Monto, Referencia } from '../venezuela/fields';
import { CodigoPlan } from './form';
import { MEMBRESIA_MESSAGES } from './messages';
import { PAYMENT_DAYS } from './rules';

const daysAgo = (days: number) => caracasDate(new Date(Date.now() - days * 86_400_000));
/** Asks for a plan with what was paid: `monto` in Bs., as it was shown. */
export const SolicitudPlan = z.object({
  codigo: CodigoPlan,
  banco: CodigoBanco,
  referencia: Referencia('La referencia debe tener entre 4 y 20 dígitos', 'Ingresa la referencia del pago'),
  fecha: z.iso
    .date('La fecha del pago no es válida')
    .refine((fecha) => fecha <= caracasDate(new Date()), MEMBRESIA_MESSAGES.paymentAhead)
    .refine((fecha) => fecha >= daysAgo(PAYMENT_DAYS), MEMBRESIA_MESSAGES.paymentOld),
  monto: Monto,
});
export type SolicitudPlan = z.output<typeof SolicitudPlan>;
/** Takes a plan that was earned. */
export const PlanPorMerito = z.object({ codigo: CodigoPlan });
