import { normalizeText, searchWords, truncate } from '../../kernel/text';
import { DAY } from '../../kernel/time';

/** Months that a store can look back on, the present one included. */
export const DEMAND_MONTHS = 12;
/** Fewest people, counted by day, behind a search before a store sees it: single people's stay private. */
export const MIN_PEOPLE = 3;
/** Longest text of a search that is counted, in characters. */
export const MAX_TERM = 60;
/** Most searches and requests that a store is shown. */
export const MAX_WANTED = 50;
/** Days of sales that a suggested reorder rests on. */
export const SALES_DAYS = 90;
/** Fewest days that the sales of a new product are divided by. */
const MIN_SALES_DAYS = 14;
/** Days from an order to a supplier until it arrives, to choose from. */
export const LEAD_DAYS = [3, 7, 15, 30] as const;
/** Days that what is ordered should last, to choose from. */
export const COVER_DAYS = [15, 30, 60, 90] as const;
export const DEFAULT_LEAD = 7;
export const DEFAULT_COVER = 30;

/** Sort orders of a month's products, each descending. */
export const DEMAND_SORTS = ['unidades', 'monto', 'vistas', 'carritos', 'conversion', 'devueltas'] as const;
export type DemandSort = (typeof DEMAND_SORTS)[number];

const EMAIL = /\S*@\S*/g;
const LINK = /\b(?:https?:\/\/|www\.)\S*/gi;
/** Phones as Venezuelans write them: mobile prefixes with or without 0 and country, landlines with one of them. */
const PHONE = /(?:\+?58|\b0)?[\s.()-]*\b(?:412|414|416|422|424|426)(?:[\s.()-]*\d){7}\b/g;
const JOINED_PHONE = /(?:\+?58|\b0)(?:4\d\d|2\d\d)(?:[\s.()-]*\d){7}\b/g;
const DOCUMENT = /\b[VEJGP][\s.-]*\d(?:[\s.]?\d){5,8}(?:-?\d)?\b/gi;

/** Purchases in percent of views; null without views. */
export const conversionOf = ({ compras, vistas }: { compras: number; vistas: number }): number | null =>
  vistas > 0 ? Math.round((compras / vistas) * 1000) / 10 : null;

/**
 * A search as it is counted: `clave` is the same for texts that ask for the same, `texto` is what is shown. E-mail addresses,
 * links, phones and documents are left out; null when no word is left.
 */
export function countedTerm(text: string): { clave: string; texto: string } | null {
  const plain = [EMAIL, LINK, JOINED_PHONE, PHONE, DOCUMENT].reduce((left, one) => left.replace(one, ' '), text);
  const clave = searchWords(plain, { max: 6 }).sort().join(' ').slice(0, MAX_TERM);
  return clave.length > 2 ? { clave, texto: truncate(normalizeText(plain), MAX_TERM) } : null;
}

/** Input of a suggestion: units sold and not brought back within `dias` days, and units on the shelf. */
export interface ReorderInput {
  unidades: number;
  dias: number;
  stock: number;
}
/** `llegada`: days until an order arrives; `cubrir`: days that it should last after that. */
export interface ReorderTerms {
  llegada: number;
  cubrir: number;
}
export interface Reorder {
  /** Units sold a day, with two decimals. */
  porDia: number;
  /** Whole days that the stock lasts at that pace. */
  alcanza: number;
  /** Units to order now; 0 when the stock lasts until an order and its cover would. */
  pedir: number;
}

/** Days that a stock must last so that nothing is ordered yet. */
const dueDays = ({ llegada, cubrir }: ReorderTerms): number => llegada + cubrir / 2;
/** Largest stock at which anything is ordered of a product of which `unidades` were sold, however new it is. */
export const mostDueStock = (unidades: number, terms: ReorderTerms): number =>
  Math.floor((unidades / MIN_SALES_DAYS) * dueDays(terms));

/**
 * Units to order of a product so that it lasts until the order comes and `cubrir` days more; null for one without
 * sales. Nothing is suggested while the stock outlasts the arrival by half of `cubrir`, so that orders stay few.
 */
export function reorderOf({ unidades, dias, stock }: ReorderInput, { llegada, cubrir }: ReorderTerms): Reorder | null {
  if (unidades <= 0 || dias <= 0) return null;
  const perDay = unidades / dias;
  const wanted = Math.ceil(perDay * (llegada + cubrir) - 1e-9);
  const isDue = stock <= perDay * dueDays({ llegada, cubrir });
  return {
    porDia: Math.round(perDay * 100) / 100,
    alcanza: Math.floor(Math.max(0, stock) / perDay + 1e-9),
    pedir: isDue ? Math.max(0, wanted - Math.max(0, stock)) : 0,
  };
}

/** Days of sales that count for a product: fewer for a new one, but enough that one sale does not count as a trend. */
export const salesDaysOf = (createdAt: Date, now: Date): number =>
  Math.min(SALES_DAYS, Math.max(MIN_SALES_DAYS, Math.ceil((now.getTime() - createdAt.getTime()) / DAY)));
