import { searchTerms } from '@tuerca/contracts/kernel/text';
import type { NuevaDevolucion } from '@tuerca/contracts/orders/devoluciones/inputs';
import { isFaultOfStore } from '@tuerca/contracts/orders/devoluciones/rules';
import type { Built } from '../../platform/database/insert-built';
import { cameOf, type StoredPedido } from '../orders/orders.service';
import type { DevolucionDoc } from './devolucion.schema';
import type { LineaDevueltaDoc } from './devolucion-parts.schema';

type Form = Pick<NuevaDevolucion, 'lineas' | 'motivo' | 'detalle' | 'fotos' | 'reembolso'>;

/** Delivery of an order; null while it is not delivered. */
export const deliveredAt = ({ estado, historialEstados }: StoredPedido): Date | null =>
  estado === 'entregado' ? (historialEstados.findLast((step) => step.estado === 'entregado')?.fecha ?? null) : null;

/** Units of each line of an order that are in no return. */
export const freeUnits = ({ cantidad, devueltas = 0 }: StoredPedido['items'][number]): number => cantidad - devueltas;

/** Céntimos of the delivery that a return gives back, too: once per order, when the store was wrong. */
export const deliveryRefund = (pedido: StoredPedido, motivo: Form['motivo']): number =>
  isFaultOfStore(motivo) && !pedido.envioDevuelto ? pedido.envio : 0;

const sum = <T>(list: readonly T[], value: (one: T) => number) => list.reduce((total, one) => total + value(one), 0);

/** The delivery of an order in cents of a dollar: the order keeps it within its total alone. */
const deliveryUSD = ({ totalUSD, items }: StoredPedido): number =>
  totalUSD - sum(items, ({ precioUSD, cantidad }) => precioUSD * cantidad);

function toLines({ items }: StoredPedido, lineas: Form['lineas']): LineaDevueltaDoc[] {
  return lineas.map(({ productoId, cantidad }) => {
    const item = items.find((one) => String(one.productoId) === productoId)!;
    const { nombre, imagen, precioUnitario, precioUSD } = item;
    return { productoId: item.productoId, nombre, imagen, cantidad, precioUnitario, precioUSD, vendibles: null };
  });
}

interface Placed {
  /** Its place among the order's returns, from 1. */
  place: number;
  /** Céntimos of the delivery that comes back, too. */
  envio: number;
  now: Date;
}

/** A return as it is stored when it is asked for; every line has to be one of the delivered order's. */
export function toNewDevolucion(
  pedido: StoredPedido,
  { lineas: wanted, motivo, detalle, fotos, reembolso }: Form,
  { place, envio, now }: Placed,
): Built<DevolucionDoc> {
  const lineas = toLines(pedido, wanted);
  const subtotal = sum(lineas, ({ precioUnitario, cantidad }) => precioUnitario * cantidad);
  const subtotalUSD = sum(lineas, ({ precioUSD, cantidad }) => precioUSD * cantidad);
  const numero = `${pedido.numero}-D${place}`;
  return {
    numero,
    pedidoId: pedido._id,
    pedidoNumero: pedido.numero,
    clienteId: pedido.clienteId,
    tiendaId: pedido.tiendaId,
    tienda: { nombre: pedido.tienda.nombre, telefono: pedido.tienda.telefono },
    cliente: { nombre: pedido.cliente.nombre, telefono: pedido.cliente.telefono },
    fecha: now,
    entregado: deliveredAt(pedido)!,
    estado: 'solicitada',
    movida: now,
    motivo,
    detalle,
    fotos,
    lineas,
    subtotal,
    envio,
    // Less was accepted for the order: no more than what came goes back.
    monto: cameOf(pedido, subtotal + envio),
    montoUSD: cameOf(pedido, subtotalUSD + (envio ? deliveryUSD(pedido) : 0)),
    tasa: pedido.tasa,
    reembolso,
    instrucciones: null,
    motivoRechazo: null,
    condicion: null,
    referencia: null,
    recordada: false,
    revision: null,
    mensajes: [],
    historialEstados: [{ estado: 'solicitada', fecha: now, por: 'cliente', nota: null }],
    terminos: searchTerms(numero, pedido.cliente.nombre, ...lineas.map(({ nombre }) => nombre)),
  };
}
