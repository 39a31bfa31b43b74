import { shippingFrom } from '@tuerca/contracts/cart/checkout/shipping';
import type { InstalacionPedido, Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { trackingLink } from '@tuerca/contracts/orders/orders/tracking';
import { splitIva, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { PedidoDoc } from './order.schema';
import type { InstallationOfOrder } from './order-delivery.schema';
import { toItem, toReembolso } from './order-item.mapper';

const toHistorial = ({ historialEstados }: PedidoDoc, authors: boolean): Pedido['historialEstados'] =>
  historialEstados.map(({ autor, ...step }) => ({
    ...step,
    fecha: step.fecha.toISOString(),
    ...(authors && { autor: autor ?? null }),
  }));

/** The appointment that mounts an order's parts; orders of before installations have no such field. */
export const toInstalacion = (stored: InstallationOfOrder | null | undefined): InstalacionPedido | null =>
  stored
    ? {
        citaId: String(stored.citaId),
        estado: stored.estado,
        fechaHora: stored.fechaHora.toISOString(),
        servicio: stored.servicio,
        taller: {
          _id: String(stored.tallerId),
          nombre: stored.taller,
          direccion: stored.direccion,
          telefono: stored.telefono,
        },
        enTaller: stored.enTaller,
      }
    : null;

/** An order as client and store see it; `total` = `subtotal` + `envio`: prices have their discounts in them, and `descuento` tells what those saved. */
export function toPedido(doc: PedidoDoc, { authors = false } = {}): Pedido {
  const fecha = doc.fecha.toISOString();
  const envio = toMonto(doc.envio);
  const {
    numero,
    orderNumber,
    estado,
    subestado,
    estadoPago,
    metodoPago,
    referenciaPago,
    tasa,
    fechaTasa,
    iva,
    tipoEntrega,
    direccionEntrega,
    numeroRastreo,
    courier = null,
    motivoCancelacion,
  } = doc;
  return {
    _id: String(doc._id),
    numero,
    orderNumber,
    fecha,
    createdAt: fecha,
    estado,
    subestado,
    estadoPago,
    metodoPago,
    referenciaPago,
    pagoId: String(doc.pagoId),
    items: doc.items.map(toItem),
    subtotal: toMonto(doc.subtotal),
    costoEnvio: envio,
    envio,
    descuento: toMonto(doc.descuento ?? 0),
    impuestos: toMonto(splitIva(doc.total, iva).iva),
    total: toMonto(doc.total),
    totalUSD: toMonto(doc.totalUSD),
    tasa,
    fechaTasa,
    iva,
    tipoEntrega,
    direccionEntrega,
    instalacion: toInstalacion(doc.instalacion),
    tienda: { _id: String(doc.tiendaId), ...doc.tienda },
    cliente: { _id: String(doc.clienteId), ...doc.cliente },
    ...shippingFrom(doc, doc.fechaPagado ?? doc.fecha), // The store's time runs from the payment on.
    numeroRastreo,
    courier,
    enlaceRastreo: trackingLink(courier, numeroRastreo),
    codigoHasta: doc.codigoHasta?.toISOString() ?? null,
    retirarHasta: doc.retirarHasta?.toISOString() ?? null,
    cobro: doc.cobro ? { moneda: doc.cobro.moneda, monto: toMonto(doc.cobro.monto) } : null,
    motivoCancelacion,
    reembolso: toReembolso(doc.reembolso),
    historialEstados: toHistorial(doc, authors),
  };
}
