import type { CompraEnEfectivo, NuevoPago } from '@tuerca/contracts/cart/checkout/purchase';
import type { Cotizacion, Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import type { CheckedPayment } from '@/entities/payments/payments/payment-form';

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
