import { z } from 'zod';
import { toCentimos } from '../../venezuela/dinero';
import { discountPercent } from '../../venezuela/fields';
import { PRODUCT_MESSAGES } from './messages';

/** A discount as products keep it: percent (`discountPercent`) and an optional window (UTC). */
export const Descuento = z
  .object({
    porcentaje: discountPercent(PRODUCT_MESSAGES.discount),
    fechaInicio: z.iso.datetime().nullish(),
    fechaFin: z.iso.datetime().nullish(),
  })
  .refine(({ fechaInicio, fechaFin }) => !fechaInicio || !fechaFin || fechaInicio <= fechaFin, {
    path: ['fechaFin'],
    message: PRODUCT_MESSAGES.discountDates,
  });
export type Descuento = z.infer<typeof Descuento>;

/** A promotion of its store on a product: percent, from `desde` until before `hasta`. */
export interface PromotionWindow {
  porcentaje: number;
  desde: string | Date;
  hasta: string | Date;
}

interface Priced<P extends PromotionWindow> {
  /** Full price in dollars, IVA included. */
  precio: number;
  /** Offer price in dollars. */
  precioOferta?: number | null;
  descuento?: { porcentaje: number; fechaInicio?: string | Date | null; fechaFin?: string | Date | null } | null;
  /** Promotions that hold now or later, in any order. */
  promociones?: readonly P[] | null;
}

/** Cents that are left of a price less `porcentaje`, rounded half up; binary fractions such as 1.005 are evened out first. */
const less = (cents: number, porcentaje: number): number =>
  Math.round(Number(((cents * (100 - porcentaje)) / 100).toPrecision(15)));
/** Rest of a price in cents after `porcentaje` percent: at least one. */
export const discountedCents = (cents: number, porcentaje: number): number => Math.max(1, less(cents, porcentaje));

/**
 * Percent that a badge prints of a fall in price (cents), never more than it is: whole and rounded down, 0 below one.
 * `declared` is the percentage that was announced: it is printed unchanged where the difference is only the rounding of a cent.
 */
export function percentOff(original: number, final: number, declared?: number | null): number {
  if (final >= original) return 0;
  const kept = original * (1 - (declared ?? 0) / 100);
  if (declared && Math.abs(kept - final) < 1) return declared;
  return Math.floor(((original - final) * 100) / original);
}

/**
 * Current price of a product at `now`, in cents of a dollar: the best of discount, offer price and promotions wins,
 * they never add up. `porcentaje` is for the badge, 0 without a discount; `promocion` the one that makes the price, if
 * one does.
 */
export function currentPrice<P extends PromotionWindow>(
  producto: Priced<P>,
  now: Date,
): { original: number; final: number; porcentaje: number; promocion: P | null } {
  const original = toCentimos(producto.precio);
  const { descuento } = producto;
  const active =
    !!descuento &&
    (!descuento.fechaInicio || new Date(descuento.fechaInicio) <= now) &&
    (!descuento.fechaFin || now <= new Date(descuento.fechaFin));
  const discounted = active ? less(original, descuento.porcentaje) : original;
  const offer = producto.precioOferta ? toCentimos(producto.precioOferta) : original;
  // Stryker disable next-line ArrayDeclaration: one without dates holds at no time
  const promocion = (producto.promociones ?? [])
    .filter(({ desde, hasta }) => new Date(desde) <= now && now < new Date(hasta))
    .reduce<P | null>((best, one) => (best && best.porcentaje >= one.porcentaje ? best : one), null);
  const promoted = promocion ? discountedCents(original, promocion.porcentaje) : original;
  const final = Math.max(1, Math.min(original, discounted, offer, promoted));
  const lowered = final < original;
  const ofDiscount = discounted === final ? descuento?.porcentaje : null;
  const declared = promoted === final ? promocion?.porcentaje : ofDiscount;
  return {
    original,
    final,
    porcentaje: percentOff(original, final, declared),
    promocion: lowered && promoted === final ? promocion : null,
  };
}
