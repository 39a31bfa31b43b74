import type { Cotizacion, Entrega } from '@tuerca/contracts/checkout/schemas';
import { formatTelefono, normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';
import type { CompraEnEfectivo, NuevoPago } from '@tuerca/contracts/checkout/purchase';
import { PaymentDetails } from '@tuerca/contracts/payments/schemas';
import type { Usuario } from '@tuerca/contracts/users/schemas';
import { z } from 'zod';

/** The payment step while it is filled in; `cedulaPagador` carries its letter ('V-12345678'). */
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

/** The account's own data as a start, or what was typed before. */
export const startPayment = (user: Usuario, draft?: PaymentValues): PaymentValues =>
  draft ?? {
    nombrePagador: user.nombre,
    // A landline cannot send a Pago Móvil.
    telefonoPagador: normalizeTelefono(user.telefono, { movil: true }) ? formatTelefono(user.telefono) : '',
    emailPagador: user.email,
    cedulaPagador: user.cedula ?? '',
    metodoPago: 'pago_movil',
    bancoEmisor: '',
    referencia: '',
    fechaPago: '',
  };

/** The same to be paid in the store. */
export const cashBody = ({ total, tiendas, token }: Cotizacion): CompraEnEfectivo => ({
  metodoPago: 'efectivo',
  monto: total,
  total,
  items: linesOf(tiendas),
  cotizacion: token,
});

const linesOf = (tiendas: Cotizacion['tiendas']) =>
  tiendas.flatMap(({ items }) =>
    items.map(({ productoId, cantidad, precioUnitario }) => ({ productoId, cantidad, precioUnitario })),
  );

/** The purchase as the API takes it; amounts in Bs. are the quote's. */
export const paymentBody = (
  payment: CheckedPayment,
  cotizacion: Cotizacion,
  entregas: Entrega[],
  instalacion: NuevoPago['instalacion'],
): NuevoPago => ({
  ...payment,
  bancoReceptor: cotizacion.destinatario.banco,
  monto: cotizacion.total,
  total: cotizacion.total,
  items: linesOf(cotizacion.tiendas),
  cotizacion: cotizacion.token,
  entregas,
  instalacion,
});
