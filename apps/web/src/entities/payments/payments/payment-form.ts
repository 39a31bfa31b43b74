import { z } from 'zod';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { CompraHabitual } from '@tuerca/contracts/cart/checkout/usual';
import { PaymentDetails } from '@tuerca/contracts/payments/payments/schemas';
import { formatTelefono, normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';

/** A payment while it is filled in; `cedulaPagador` carries its letter ('V-12345678'). */
export interface PaymentValues {
  nombrePagador: string;
  telefonoPagador: string;
  emailPagador: string;
  cedulaPagador: string;
  metodoPago: 'pago_movil' | 'transferencia';
  bancoEmisor: string;
  referencia: string;
  fechaPago: string;
}

const letterOf = (cedula: string) => (/^[VEJ]/.exec(cedula)?.[0] ?? 'V') as 'V' | 'E' | 'J';

/** The contract's schema; an empty date means today. */
export const PaymentSchema = z
  .custom<PaymentValues>()
  .transform((values): z.input<typeof PaymentDetails> => ({
    ...values,
    tipoDocumentoPagador: letterOf(values.cedulaPagador),
    fechaPago: values.fechaPago || undefined,
  }))
  .pipe(PaymentDetails);
export type CheckedPayment = z.output<typeof PaymentDetails>;

/** The payer and the bank of the latest payment as a start; the account’s own data before the first. */
export const startPayment = (user: Usuario, last?: CompraHabitual['pago']): PaymentValues => ({
  nombrePagador: user.nombre,
  // A landline cannot send a Pago Móvil.
  telefonoPagador: normalizeTelefono(user.telefono, { movil: true }) ? formatTelefono(user.telefono) : '',
  emailPagador: user.email,
  cedulaPagador: user.cedula ?? '',
  metodoPago: 'pago_movil',
  bancoEmisor: '',
  referencia: '',
  fechaPago: '',
  ...(last && { ...last, telefonoPagador: formatTelefono(last.telefonoPagador) }),
});
