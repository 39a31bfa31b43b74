import { nombreBanco } from '@tuerca/contracts/venezuela/bancos';
import type { Cotizacion } from '@tuerca/contracts/checkout/schemas';
import { aMonto, desglosarIva } from '@tuerca/contracts/venezuela/dinero';
import type { CompraRegistrada } from '@tuerca/contracts/checkout/purchase';
import type { Compra, ParteCompra } from './quote';

const toTienda = ({ tienda, tipo, lineas, subtotal, envio, total }: ParteCompra): Cotizacion['tiendas'][number] => ({
  tiendaId: tienda._id,
  nombre: tienda.nombre,
  telefono: tienda.telefono,
  direccion: tienda.direccion,
  tipo,
  items: lineas.map(({ producto, cantidad, precioUSD, precioUnitario, subtotal: suyo }) => ({
    productoId: producto._id,
    nombre: producto.nombre,
    imagen: producto.imagenes[0] ?? null,
    cantidad,
    precioUSD: aMonto(precioUSD),
    precioUnitario: aMonto(precioUnitario),
    subtotal: aMonto(suyo),
  })),
  subtotal: aMonto(subtotal),
  envio: aMonto(envio),
  total: aMonto(total),
});

/** A quote on the wire; prices have their discounts in them, so `descuento` is 0 and `total` = `subtotal` + `envio`. */
export const toCotizacion = (
  { partes, subtotal, envio, total, totalUSD }: Compra,
  iva: number,
  resto: Pick<Cotizacion, 'token' | 'expira' | 'tasa' | 'destinatario'>,
): Cotizacion => ({
  ...resto,
  tiendas: partes.map(toTienda),
  subtotal: aMonto(subtotal),
  envio: aMonto(envio),
  descuento: 0,
  impuestos: aMonto(desglosarIva(total, iva).iva),
  total: aMonto(total),
  totalUSD: aMonto(totalUSD),
});

/** What the answer needs of a stored order; amounts in céntimos. */
interface PedidoHecho {
  _id: unknown;
  numero: string;
  tienda: { nombre: string };
  total: number;
  tipoEntrega: 'delivery' | 'retiro';
  items: { productoId: unknown; nombre: string; imagen: string | null; cantidad: number; precioUnitario: number }[];
}
type PartePago = Omit<CompraRegistrada, 'pedidos' | 'items' | 'bancoEmisorNombre'>;

/** The answer to a purchase, out of what is stored: a repeat reads the same. */
export const toCompraRegistrada = (pago: PartePago, bancoEmisor: string, pedidos: PedidoHecho[]): CompraRegistrada => ({
  ...pago,
  bancoEmisorNombre: nombreBanco(bancoEmisor),
  pedidos: pedidos.map(({ _id, numero, tienda, total, tipoEntrega }) => ({
    _id: String(_id),
    numero,
    tienda: tienda.nombre,
    total: aMonto(total),
    tipoEntrega,
  })),
  items: pedidos.flatMap(({ items }) =>
    items.map(({ productoId, nombre, imagen, cantidad, precioUnitario }) => ({
      productoId: String(productoId),
      nombre,
      imagen,
      cantidad,
      precioUnitario: aMonto(precioUnitario),
      subtotal: aMonto(precioUnitario * cantidad),
    })),
  ),
});
