import { z } from 'zod';

const decimal = new Intl.NumberFormat('es-VE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount on the wire: a number with at most two decimals (Bs. or $; the field says which). */
export const Monto = z.number().finite().min(0).max(1e12);

/** Decimal amount -> integer céntimos, half up; safe for what binary floats make of 1.005. */
export const aCentimos = (monto: number): number => Math.round(Number((monto * 100).toPrecision(15)));
/** Integer céntimos -> decimal amount for the wire. */
export const aMonto = (centimos: number): number => centimos / 100;

/**
 * Dollars (integer cents) at a rate (Bs. per $) -> integer céntimos of Bs., rounded half up.
 * This is the unit price that is then multiplied and summed.
 */
export const aBolivares = (centavosUsd: number, tasa: number): number =>
  Math.round(Number((centavosUsd * tasa).toPrecision(15)));

/** 'Bs. 1.234,50' from céntimos. Intl prints the obsolete 'Bs.S' for VES, so the sign is put by hand. */
export const formatBs = (centimos: number): string => `Bs. ${decimal.format(centimos / 100)}`;
/** 'Ref. $ 12,00' from cents of a dollar. */
export const formatRef = (centavos: number): string => `Ref. $ ${decimal.format(centavos / 100)}`;
/** '1.234,50' from céntimos, for copying into a bank's form. */
export const formatMonto = (centimos: number): string => decimal.format(centimos / 100);

/** Splits an amount that includes IVA (céntimos) into base and tax; they always add up to it. */
export function desglosarIva(total: number, porcentaje: number): { base: number; iva: number } {
  const base = Math.round(total / (1 + porcentaje / 100));
  return { base, iva: total - base };
}

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
