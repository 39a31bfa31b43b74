import { z } from 'zod';
import { PRODUCT_MESSAGES } from './messages';
import { toCentimos } from '../venezuela/dinero';

/** A discount as products keep it: percent 1..99 and an optional window (UTC). */
export const Descuento = z.object({
  porcentaje: z
    .number(PRODUCT_MESSAGES.discount)
    .int(PRODUCT_MESSAGES.discount)
    .min(1, PRODUCT_MESSAGES.discount)
    .max(99, PRODUCT_MESSAGES.discount),
  fechaInicio: z.iso.datetime().nullish(),
  fechaFin: z.iso.datetime().nullish(),
});
export type Descuento = z.infer<typeof Descuento>;

interface Priced {
  /** Full price in dollars, IVA included. */
  precio: number;
  /** Offer price in dollars. */
  precioOferta?: number | null;
  descuento?: { porcentaje: number; fechaInicio?: string | Date | null; fechaFin?: string | Date | null } | null;
}

/**
 * What a product costs at `now`, in cents of a dollar: the best of discount and offer price wins, they never add up.
 * `porcentaje` is what to print on the badge, 0 without a discount.
 */
export function currentPrice(producto: Priced, now: Date): { original: number; final: number; porcentaje: number } {
  const original = toCentimos(producto.precio);
  const { descuento } = producto;
  const active =
    !!descuento &&
    (!descuento.fechaInicio || new Date(descuento.fechaInicio) <= now) &&
    (!descuento.fechaFin || now <= new Date(descuento.fechaFin));
  const discounted = active ? Math.round((original * (100 - descuento.porcentaje)) / 100) : original;
  const offer = producto.precioOferta ? toCentimos(producto.precioOferta) : original;
  const final = Math.max(1, Math.min(original, discounted, offer));
  return { original, final, porcentaje: final < original ? Math.round((1 - final / original) * 100) : 0 };
}
