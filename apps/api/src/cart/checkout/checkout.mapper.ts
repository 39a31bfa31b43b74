import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import { shippingFrom } from '@tuerca/contracts/cart/checkout/shipping';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { splitIva, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { Purchase, PurchaseLine, PurchasePart, StoredOrder } from './quote';

/** A line as quotes and answers show it; amounts become decimals. */
const toLine = ({
  productoId,
  nombre,
  imagen,
  cantidad,
  precioUnitario,
}: Omit<PurchaseLine, 'productoId'> & { productoId: unknown }) => ({
  productoId: String(productoId),
  nombre,
  imagen,
  cantidad,
  precioUnitario: toMonto(precioUnitario),
  subtotal: toMonto(precioUnitario * cantidad),
});

const toPart =
  (now: Date) =>
  ({
    tienda,
    tipo,
    taller,
    formaEnvio,
    preparacion,
    items,
    subtotal,
    envio,
    total,
  }: PurchasePart): Cotizacion['tiendas'][number] => ({
    tiendaId: tienda._id,
    nombre: tienda.nombre,
    telefono: tienda.telefono,
    direccion: tienda.direccion,
    tipo,
    ...shippingFrom({ formaEnvio, preparacion }, now),
    taller: taller && taller.nombre,
    items: items.map((line) => ({ ...toLine(line), precioUSD: toMonto(line.precioUSD) })),
    subtotal: toMonto(subtotal),
    envio: toMonto(envio),
    total: toMonto(total),
  });

/** A quote on the wire; `total` = `subtotal` + `envio`: prices have their discounts in them, and `descuento` tells what those save. */
export const toCotizacion = (
  { parts, subtotal, envio, descuento, total, totalUSD }: Purchase,
  { iva, now }: { iva: number; now: Date },
  rest: Pick<Cotizacion, 'token' | 'expira' | 'tasa' | 'destinatario' | 'efectivo' | 'sinEfectivo'>,
): Cotizacion => ({
  ...rest,
  tiendas: parts.map(toPart(now)),
  subtotal: toMonto(subtotal),
  envio: toMonto(envio),
  descuento: toMonto(descuento),
  impuestos: toMonto(splitIva(total, iva).iva),
  total: toMonto(total),
  totalUSD: toMonto(totalUSD),
});

type PaymentAnswer = Omit<PlacedCompra, 'pedidos' | 'items' | 'bancoEmisorNombre' | 'instalacion'>;

/** The answer to a purchase, out of what is stored: a repeat reads the same. */
export const toCompraRegistrada = (
  pago: PaymentAnswer,
  bancoEmisor: string,
  pedidos: StoredOrder[],
  instalacion: PlacedCompra['instalacion'],
): PlacedCompra => ({
  ...pago,
  bancoEmisorNombre: bankName(bancoEmisor),
  instalacion,
  pedidos: pedidos.map(({ _id, numero, tienda, total, tipoEntrega, formaEnvio }) => ({
    _id: String(_id),
    numero,
    tienda: tienda.nombre,
    total: toMonto(total),
    tipoEntrega,
    pagoEnDestino: formaEnvio?.pagoEnDestino ?? false,
  })),
  items: pedidos.flatMap(({ items }) => items.map(toLine)),
});
