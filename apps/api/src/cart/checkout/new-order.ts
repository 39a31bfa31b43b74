import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import type { PreparedBooking } from '../../citas/citas/booking.service';
import type { NuevoPedido } from '../../orders/orders/orders.service';
import type { PaymentRecord } from '../../payments/payments/payments.service';
import type { PurchasePart } from './quote';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** '-A', '-B' … '-Z', '-AA' … for the parts of a purchase in several stores. */
const suffix = (index: number | null): string =>
  index === null ? '' : `-${'A'.repeat(Math.floor(index / LETTERS.length))}${LETTERS[index % LETTERS.length]}`;

interface Context {
  /** Place among the purchase's orders; null when it is the only one. */
  index: number | null;
  pago: Pick<
    PaymentRecord,
    | '_id'
    | 'clienteId'
    | 'orderNumber'
    | 'metodoPago'
    | 'referencia'
    | 'bancoEmisor'
    | 'nombrePagador'
    | 'fecha'
    | 'estado'
    | 'expira'
  >;
  cliente: NuevoPedido['cliente'];
  conditions: Pick<NuevoPedido, 'tasa' | 'fechaTasa' | 'iva'>;
  /** The appointment that is booked with it. */
  booking?: PreparedBooking | null;
}

function toInstalacion({ draft, wanted, contact }: PreparedBooking, enTaller: boolean): NuevoPedido['instalacion'] {
  const { nombre: taller, direccion, telefono } = contact;
  return {
    citaId: draft.id,
    tallerId: wanted.tallerId,
    taller,
    direccion,
    telefono,
    servicio: draft.servicio.nombre,
    fechaHora: caracasInstant(wanted.fecha, wanted.hora),
    estado: 'pendiente',
    enTaller,
  };
}

/** One store's part of a purchase as the order that is stored. */
function toNewOrder(part: PurchasePart, { index, pago, cliente, conditions, booking }: Context): NuevoPedido {
  const { tienda, tipo, direccion, taller, formaEnvio, preparacion, items } = part;
  const { subtotal, descuento, envio, total, totalUSD } = part;
  const { orderNumber, metodoPago, referencia, bancoEmisor, nombrePagador, fecha, estado } = pago;
  return {
    numero: orderNumber + suffix(index),
    orderNumber,
    pagoId: String(pago._id),
    clienteId: String(pago.clienteId),
    tiendaId: tienda._id,
    fecha,
    estado: 'pendiente',
    subestado: null,
    estadoPago: estado,
    metodoPago,
    referenciaPago: referencia,
    bancoEmisor,
    nombrePagador,
    items,
    subtotal,
    ...(descuento > 0 && { descuento }),
    envio,
    total,
    totalUSD,
    ...conditions,
    tipoEntrega: tipo,
    direccionEntrega: direccion,
    instalacion: booking ? toInstalacion(booking, taller !== null) : null,
    tienda: { nombre: tienda.nombre, rif: tienda.rif, telefono: tienda.telefono, direccion: tienda.direccion },
    cliente,
    ...(formaEnvio && { formaEnvio }),
    preparacion,
    ...(metodoPago === 'efectivo' && { retirarHasta: pago.expira }),
    numeroRastreo: null,
    courier: null,
    motivoCancelacion: null,
    historialEstados: [{ estado: 'pendiente', subestado: null, fecha, nota: 'Pedido recibido', por: 'cliente' }],
    stockRetenido: true,
  };
}

/** Orders of a purchase as its payment stores them. */
export const toPaidOrders = (orderNumber: string, parts: PurchasePart[]) =>
  parts.map(({ tienda }, index) => ({
    numero: orderNumber + suffix(parts.length > 1 ? index : null),
    tiendaId: tienda._id,
    tienda: tienda.nombre,
  }));

/** All orders of a purchase, one per store, as they are stored. */
export const toNewOrders = (parts: PurchasePart[], context: Omit<Context, 'index'>): NuevoPedido[] =>
  parts.map((part, index) => toNewOrder(part, { ...context, index: parts.length > 1 ? index : null }));
