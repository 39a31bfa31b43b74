import type { Horario } from '@tuerca/contracts/auth/negocios/horario';
import {
  ARRIVAL_HOURS,
  arrivalWindow,
  DEFAULT_PREPARATION,
  type Preparation,
} from '@tuerca/contracts/auth/stores/arrival';
import type { EntregaTienda } from '@tuerca/contracts/auth/stores/delivery';
import { DELIVERY_MESSAGES } from '@tuerca/contracts/auth/stores/delivery-messages';
import {
  chosenWay,
  deliveryJourney,
  type DeliveryWay,
  deliveryWays,
  parcelKilos,
  type Tariffs,
} from '@tuerca/contracts/cart/checkout/delivery';
import type { Shipping } from '@tuerca/contracts/cart/checkout/shipping';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { isInState, type Oficina, oficinas } from '@tuerca/contracts/orders/orders/oficinas';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { pick } from '../../platform/common/pick';
import type { LineWithProduct } from '../cart/cart.service';
import type { FrozenHandover, ResolvedEntrega } from './quote-token';

/** A store as checkout shows it and orders keep it. */
export interface HandoverSeller {
  _id: string;
  nombre: string;
  rif: string;
  telefono: string | null;
  direccion: string;
  ciudad: string;
  estado: string;
  horario: Horario;
  entrega: EntregaTienda;
}
/** Data on which a delivery is priced. */
export interface DeliveryTerms {
  tariffs: Tariffs;
  now: Date;
  /** Deliveries that a quote froze, by store. */
  formas?: Record<string, FrozenHandover> | undefined;
}

const parcel = (items: LineWithProduct[]) =>
  items.map(({ producto: { pesoKg }, cantidad }) => ({ pesoKg: pesoKg ?? null, cantidad }));

/** Whole kilos of a parcel. */
export const kilosOf = (items: LineWithProduct[]): number => parcelKilos(parcel(items));

const refuse = (message: string) => new AppError('ENTREGA_INVALIDA', { message });
/** On the last day of its window a parcel may come until the evening. */
const DELIVERED_BY = '18:00';

/** The way that the client chose among what the store offers now; null for a pick-up. Throws ENTREGA_INVALIDA. */
function wayOf(
  entrega: ResolvedEntrega,
  tienda: HandoverSeller,
  own: LineWithProduct[],
  tariffs: Tariffs,
): DeliveryWay | null {
  if (entrega.tipo === 'retiro') {
    if (!tienda.entrega.retiro) throw refuse(DELIVERY_MESSAGES.noPickUp(tienda.nombre));
    return null;
  }
  const ways = deliveryWays(tienda, entrega.direccion, parcel(own), tariffs);
  if (!ways.length) throw refuse(DELIVERY_MESSAGES.notThere(tienda.nombre, entrega.direccion.ciudad));
  const way = chosenWay(ways, entrega);
  if (!way) throw refuse(DELIVERY_MESSAGES[entrega.taller ? 'notAtWorkshop' : 'wayGone'](tienda.nombre));
  return way;
}

/** Estimated arrival of a part. Without settings of its own a store's part takes the hours of its journey. */
function arrivalOf(
  entrega: ResolvedEntrega,
  tienda: HandoverSeller,
  way: DeliveryWay | null,
  preparacion: Preparation,
  now: Date,
): Date {
  const { horaCorte, diasPreparacion } = DEFAULT_PREPARATION;
  const isOwn = preparacion.horaCorte !== horaCorte || preparacion.diasPreparacion !== diasPreparacion;
  if (isOwn || (way && way.via !== 'general'))
    return caracasInstant(arrivalWindow(way?.dias ?? { desde: 0, hasta: 1 }, now, preparacion).hasta, DELIVERED_BY);
  const journey = entrega.tipo === 'retiro' ? 'retiro' : deliveryJourney(tienda, entrega.direccion);
  return new Date(now.getTime() + ARRIVAL_HOURS[journey] * HOUR);
}

/** Handover of a part as the store offers it now. */
function offered(...[entrega, tienda, own, { tariffs }]: Parameters<typeof handover>): FrozenHandover {
  const way = wayOf(entrega, tienda, own, tariffs);
  const preparacion = pick(tienda.entrega, ['horaCorte', 'diasPreparacion']);
  return { way, preparacion, oficina: officeOf(entrega, tienda, way) };
}

/** The courier's office that was chosen, as it is now; none where nobody chose one. Throws ENTREGA_INVALIDA. */
function officeOf(entrega: ResolvedEntrega, tienda: HandoverSeller, way: DeliveryWay | null): Oficina | undefined {
  if (entrega.tipo !== 'delivery' || !entrega.oficina || way?.destino !== 'oficina') return undefined;
  const found = oficinas().find(({ id }) => id === entrega.oficina);
  if (found?.courier !== way.via || !isInState(found, entrega.direccion))
    throw refuse(DELIVERY_MESSAGES.officeGone(tienda.nombre));
  const { courier: _courier, ...oficina } = found;
  return oficina;
}

/** Handover of a store's part: as the quote froze it, else as the store offers it now. Throws ENTREGA_INVALIDA. */
export function handover(
  entrega: ResolvedEntrega,
  tienda: HandoverSeller,
  own: LineWithProduct[],
  terms: DeliveryTerms,
) {
  const { way, preparacion, oficina } = terms.formas?.[tienda._id] ?? offered(entrega, tienda, own, terms);
  return { way, preparacion, oficina, arrives: arrivalOf(entrega, tienda, way, preparacion, terms.now) };
}

/** A way as orders keep it. */
export const toFormaEnvio = ({ via, destino, cents, dias }: DeliveryWay, oficina?: Oficina): Shipping => ({
  via,
  destino,
  pagoEnDestino: cents === null,
  dias,
  ...(oficina && { oficina }),
});
