import type { NuevoPedido } from '../orders/orders.service';
import type { Cobro } from '../payments/payments.service';
import type { ParteCompra } from './quote';

const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** '-A', '-B' … '-Z', '-AA' … for the parts of a purchase in several stores. */
const sufijo = (indice: number | null): string =>
  indice === null ? '' : `-${'A'.repeat(Math.floor(indice / LETRAS.length))}${LETRAS[indice % LETRAS.length]}`;

interface Contexto {
  /** Place among the purchase's orders; null when it is the only one. */
  indice: number | null;
  pago: Cobro;
  cliente: NuevoPedido['cliente'];
  condiciones: Pick<NuevoPedido, 'tasa' | 'fechaTasa' | 'iva'>;
}

/** One store's part of a purchase as the order that is stored. */
export function toNuevoPedido(
  { tienda, tipo, direccion, lineas, subtotal, envio, total, totalUSD }: ParteCompra,
  { indice, pago, cliente, condiciones }: Contexto,
): NuevoPedido {
  const { _id: tiendaId, nombre, rif, telefono, direccion: domicilio } = tienda;
  const { orderNumber, metodoPago, referencia, bancoEmisor, nombrePagador, fecha, estado } = pago;
  return {
    numero: orderNumber + sufijo(indice),
    orderNumber,
    pagoId: String(pago._id),
    clienteId: String(pago.clienteId),
    tiendaId,
    fecha,
    estado: 'pendiente',
    subestado: null,
    estadoPago: estado,
    metodoPago,
    referenciaPago: referencia,
    bancoEmisor,
    nombrePagador,
    items: lineas.map(({ producto, cantidad, precioUSD, precioUnitario }) => ({
      productoId: producto._id,
      nombre: producto.nombre,
      imagen: producto.imagenes[0] ?? null,
      imagenes: producto.imagenes,
      categoria: producto.categoria,
      variante: [producto.marca, producto.modelo].filter(Boolean).join(' ') || null,
      cantidad,
      precioUSD,
      precioUnitario,
    })),
    subtotal,
    envio,
    total,
    totalUSD,
    ...condiciones,
    tipoEntrega: tipo,
    direccionEntrega: direccion,
    tienda: { nombre, rif, telefono, direccion: domicilio },
    cliente,
    numeroRastreo: null,
    motivoCancelacion: null,
    historialEstados: [{ estado: 'pendiente', subestado: null, fecha, nota: 'Pedido recibido', por: 'cliente' }],
    stockRetenido: true,
  };
}
