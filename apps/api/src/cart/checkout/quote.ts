import type { Preparation } from '@tuerca/contracts/auth/stores/arrival';
import type { DeliveryWay } from '@tuerca/contracts/cart/checkout/delivery';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { statedConditions } from '@tuerca/contracts/products/products/stated';
import { toBolivares } from '@tuerca/contracts/venezuela/dinero';
import type { DireccionEntrega } from '@tuerca/contracts/venezuela/direccion';
import type { NuevoPedido, StoredPedido } from '../../orders/orders/orders.service';
import { AppError } from '../../platform/common/app-error';
import { groupBy } from '../../platform/common/group-by';
import type { LineWithProduct } from '../cart/cart.service';
import { type DeliveryTerms, handover, type HandoverSeller, toFormaEnvio } from './handover';
import type { ResolvedEntrega } from './quote-token';

/** A line of the cart with its price: what an order keeps of it. `precioUSD` in cents, `precioUnitario` in céntimos. */
export type PurchaseLine = NuevoPedido['items'][number];
/** An order as it is stored, out of which answers are drawn. */
export type StoredOrder = StoredPedido;

export interface Conditions extends DeliveryTerms {
  tasa: Tasa;
}

/** One store's part: céntimos of Bs., those in USD in cents. */
export interface PurchasePart {
  tienda: HandoverSeller;
  tipo: ResolvedEntrega['tipo'];
  direccion: DireccionEntrega | null;
  /** The workshop that it is delivered at. */
  taller: { _id: string; nombre: string } | null;
  /** By what it travels; null for a pick-up. */
  way: DeliveryWay | null;
  /** The same as orders keep it; absent of a pick-up. */
  formaEnvio: NuevoPedido['formaEnvio'];
  preparacion: Preparation;
  /** Estimated arrival at the client, or at the workshop. */
  arrives: Date;
  items: PurchaseLine[];
  /** At the prices that are paid, offers included. */
  subtotal: number;
  /** Savings by offers, already deducted from `subtotal`. */
  descuento: number;
  envio: number;
  envioUSD: number;
  total: number;
  totalUSD: number;
}
/** A purchase in figures: céntimos of Bs., those in USD in cents. */
export interface Purchase {
  parts: PurchasePart[];
  subtotal: number;
  descuento: number;
  envio: number;
  total: number;
  totalUSD: number;
}

const sum = <T>(list: T[], value: (one: T) => number): number => list.reduce((total, one) => total + value(one), 0);

/** Lines by store, in the order in which the stores came into the cart. */
export function groupByStore(items: LineWithProduct[]): Map<string, LineWithProduct[]> {
  return groupBy(items, ({ producto }) => producto.tiendaId);
}

function priceLine({ productoId, cantidad, producto }: LineWithProduct, { tasa, now }: Conditions): PurchaseLine {
  const { nombre, imagenes, categoria, marca, modelo } = producto;
  const precioUSD = currentPrice(producto, now).final;
  return {
    productoId,
    nombre,
    imagen: imagenes[0] ?? null,
    imagenes,
    categoria,
    variante: [marca, modelo].filter(Boolean).join(' ') || null,
    cantidad,
    precioUSD,
    precioUnitario: toBolivares(precioUSD, tasa.valor),
    condiciones: statedConditions(producto.especificaciones),
  };
}

/** Saving of a line by its offer, in céntimos. */
function savingOf({ cantidad, producto }: LineWithProduct, { tasa, now }: Conditions): number {
  const { original, final } = currentPrice(producto, now);
  return (toBolivares(original, tasa.valor) - toBolivares(final, tasa.valor)) * cantidad;
}

/** Every figure of a purchase; throws ENTREGA_INVALIDA when a store has no delivery choice. Entries for other stores are ignored. */
export function pricePurchase(
  items: LineWithProduct[],
  entregas: ResolvedEntrega[],
  sellers: Map<string, HandoverSeller>,
  conditions: Conditions,
): Purchase {
  const chosen = new Map(entregas.map((entrega) => [entrega.tiendaId, entrega]));
  const parts = [...groupByStore(items)].map(([tiendaId, own]): PurchasePart => {
    const entrega = chosen.get(tiendaId);
    const tienda = sellers.get(tiendaId);
    if (!entrega || !tienda) throw new AppError('ENTREGA_INVALIDA');
    const priced = own.map((line) => priceLine(line, conditions));
    const { oficina, ...sent } = handover(entrega, tienda, own, conditions);
    // What is paid at destination is no part of the purchase.
    const envioUSD = sent.way?.cents ?? 0;
    const envio = toBolivares(envioUSD, conditions.tasa.valor);
    const subtotal = sum(priced, ({ precioUnitario, cantidad }) => precioUnitario * cantidad);
    return {
      tienda,
      tipo: entrega.tipo,
      direccion: entrega.tipo === 'delivery' ? entrega.direccion : null,
      taller: (entrega.tipo === 'delivery' && entrega.taller) || null,
      ...sent,
      formaEnvio: sent.way ? toFormaEnvio(sent.way, oficina) : undefined,
      items: priced,
      subtotal,
      descuento: sum(own, (line) => savingOf(line, conditions)),
      envio,
      envioUSD,
      total: subtotal + envio,
      totalUSD: sum(priced, ({ precioUSD, cantidad }) => precioUSD * cantidad) + envioUSD,
    };
  });
  return {
    parts,
    subtotal: sum(parts, (part) => part.subtotal),
    descuento: sum(parts, (part) => part.descuento),
    envio: sum(parts, (part) => part.envio),
    total: sum(parts, (part) => part.total),
    totalUSD: sum(parts, (part) => part.totalUSD),
  };
}
