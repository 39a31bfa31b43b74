import { type Cargo, mayDo } from '../../kernel/capabilities';
import type { Descuento } from './price';

/** Fields of a product that make its price. */
export const PRICE_FIELDS = ['precio', 'precioOferta', 'descuento'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
interface Priced {
  precio: number;
  precioOferta: number | null;
  descuento: Descuento | null;
}

/** Price of a product that has none yet: a draft, which cannot be published. */
export const NO_PRICE = 0;
export const hasPrice = ({ precio }: { precio: number }): boolean => precio > NO_PRICE;

/** Whether somebody of a store sets prices, offers and discounts of its list, whatever the way: its owner alone. */
export const maySetPrices = (cargo: Cargo | null | undefined): boolean => mayDo(cargo, undefined);

/** A form without prices, for members who set none. */
export function withoutPrices<T extends object>(form: T): Omit<T, PriceField> {
  const left = Object.entries(form).filter(([field]) => !(PRICE_FIELDS as readonly string[]).includes(field));
  return Object.fromEntries(left) as Omit<T, PriceField>;
}

const discountOf = (descuento: Priced['descuento'] | undefined) =>
  descuento && [descuento.porcentaje, descuento.fechaInicio ?? null, descuento.fechaFin ?? null];

/** Whether a change sets another price, offer or discount than the present ones; left out fields stay. */
export const changesPrices = (change: Partial<Priced>, { precio, precioOferta, descuento }: Priced): boolean =>
  (change.precio !== undefined && change.precio !== precio) ||
  (change.precioOferta !== undefined && change.precioOferta !== precioOferta) ||
  (change.descuento !== undefined &&
    JSON.stringify(discountOf(change.descuento)) !== JSON.stringify(discountOf(descuento)));
