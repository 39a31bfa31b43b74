import { z } from 'zod';
import { aCentimos } from '../venezuela/dinero';

/** A discount as products keep it: percent 1..99 and an optional window (UTC). */
export const Descuento = z.object({
  porcentaje: z.number().int().min(1).max(99),
  fechaInicio: z.iso.datetime().nullish(),
  fechaFin: z.iso.datetime().nullish(),
});
export type Descuento = z.infer<typeof Descuento>;

interface Preciable {
  /** Full price in dollars, IVA included. */
  precio: number;
  /** Offer price in dollars. */
  precioOferta?: number | null;
  descuento?: { porcentaje: number; fechaInicio?: string | Date | null; fechaFin?: string | Date | null } | null;
}

/**
 * What a product costs at `ahora`, in cents of a dollar: the best of discount and offer price wins, they never add up.
 * `porcentaje` is what to print on the badge, 0 without a discount.
 */
export function precioVigente(
  producto: Preciable,
  ahora: Date,
): { original: number; final: number; porcentaje: number } {
  const original = aCentimos(producto.precio);
  const { descuento } = producto;
  const vigente =
    !!descuento &&
    (!descuento.fechaInicio || new Date(descuento.fechaInicio) <= ahora) &&
    (!descuento.fechaFin || ahora <= new Date(descuento.fechaFin));
  const conDescuento = vigente ? Math.round((original * (100 - descuento.porcentaje)) / 100) : original;
  const oferta = producto.precioOferta ? aCentimos(producto.precioOferta) : original;
  const final = Math.max(1, Math.min(original, conDescuento, oferta));
  return { original, final, porcentaje: final < original ? Math.round((1 - final / original) * 100) : 0 };
}
