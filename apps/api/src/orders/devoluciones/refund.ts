import type { Refund, StoredDevolucion } from './devoluciones.events';

/** Units and money that a refunded return gives back, as the event tells them. */
export function toRefund(doc: StoredDevolucion): Refund {
  const { numero, pedidoNumero, monto, montoUSD, subtotal, tasa, movida: fecha } = doc;
  const whole = subtotal + doc.envio;
  // Of an order for which less was accepted, the delivery's part of what came.
  // Stryker disable next-line ConditionalExpression: of the whole amount the delivery's part is the whole delivery
  const envio = monto === whole ? doc.envio : Math.floor(doc.envio * (monto / whole));
  return {
    devolucionId: String(doc._id),
    numero,
    pedidoId: String(doc.pedidoId),
    pedidoNumero,
    tiendaId: String(doc.tiendaId),
    clienteId: String(doc.clienteId),
    monto,
    montoUSD,
    envio,
    tasa,
    fecha,
    referencia: doc.referencia ?? '',
    lineas: doc.lineas.map(({ productoId, nombre, cantidad, vendibles, precioUnitario, precioUSD }) => ({
      productoId: String(productoId),
      nombre,
      cantidad,
      vendibles: vendibles ?? 0,
      precioUnitario,
      precioUSD,
    })),
  };
}
