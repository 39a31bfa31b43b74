import { z } from 'zod';
import { Id, queryText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { toCentimos, toMonto } from '../../venezuela/dinero';
import { Monto } from '../../venezuela/fields';
import { NuevoProducto } from './form';
import { PRODUCT_MESSAGES } from './messages';
import { ASKED_RISE, OWN_PRODUCT_GROUPS } from './rules';

/** Products whose prices change at once, at most: what one transaction writes well within its time. More change part by part, in the background. */
export const MAX_PRICES_AT_ONCE = 2000;
/** Products of one change, at most. */
export const MAX_PRICES = 20_000;
/** Examples of the lines that are asked about. */
const ASKED_LINES = 5;
/** Lines that a preview shows. */
const PREVIEW_LINES = 50;
/** Hours in which a change of prices can be undone. */
export const PRICE_UNDO_HOURS = 24;
/** Why a product keeps its price: the new one is too low, too high or not above its offer price, or is the one it has. */
export const PRICE_REFUSALS = ['minimo', 'maximo', 'oferta', 'igual'] as const;
type PriceRefusal = (typeof PRICE_REFUSALS)[number];
/** Steps of the server in the background: writing new prices, or giving the former ones back. */
export const PRICE_STEPS = ['aplicando', 'deshaciendo'] as const;

/** `valor` is percent or dollars, negative to lower; `redondeo` the dollars to whose nearest multiple prices are rounded, 0 for cents. */
const PriceRule = z.object({
  tipo: z.enum(['porcentaje', 'monto'], PRODUCT_MESSAGES.priceChange),
  valor: z
    .number(PRODUCT_MESSAGES.priceChange)
    .min(-1_000_000, PRODUCT_MESSAGES.priceChange)
    .max(1_000_000, PRODUCT_MESSAGES.priceChange)
    .refine((value) => value !== 0, PRODUCT_MESSAGES.priceChange),
  redondeo: z.literal([0, 0.05, 0.5, 1], PRODUCT_MESSAGES.priceChange),
});
export type PriceRule = z.output<typeof PriceRule>;
/** The rule of a request: rounded to cents by default. */
const AskedRule = PriceRule.extend({ redondeo: PriceRule.shape.redondeo.default(0) });

/** Chosen products, or without them all that match the filters of the list. */
const PriceScope = z.object({
  productos: setOf(Id, MAX_PRICES_AT_ONCE, `Elige como máximo ${MAX_PRICES_AT_ONCE} productos`)
    .min(1, PRODUCT_MESSAGES.priceChange)
    .optional(),
  busqueda: queryText(100),
  categoria: queryText(60),
  grupo: z.enum(OWN_PRODUCT_GROUPS, FIELD_MESSAGES.invalidFilter).optional(),
});

export const PricePreviewRequest = PriceScope.extend({ cambio: AskedRule });
export type PricePreviewRequest = z.output<typeof PricePreviewRequest>;
/** `huella` is the preview's: once products or prices have changed, nothing is written. `confirmaSaltos` confirms the rises that the preview asks about. */
export const PriceChangeRequest = PricePreviewRequest.extend({
  huella: z.string().length(64),
  confirmaSaltos: z.boolean().optional(),
});
export type PriceChangeRequest = z.output<typeof PriceChangeRequest>;

const count = z.number().int();
const PriceLine = z.object({
  _id: Id,
  nombre: z.string(),
  sku: z.string().nullable(),
  antes: Monto,
  /** Null where the product keeps its price, for the reason in `rechazo`. */
  despues: Monto.nullable(),
  rechazo: z.enum(PRICE_REFUSALS).nullable(),
});
/** Prices that rise so far that the change is asked about: how many, and the first of them. */
const SaltosPrecio = z.object({ total: count, ejemplos: z.array(PriceLine).max(ASKED_LINES) });
export type SaltosPrecio = z.infer<typeof SaltosPrecio>;
/** Effect of a change; refused lines come first. */
export const PricePreview = z.object({
  cambian: count,
  rechazados: count,
  lineas: z.array(PriceLine).max(PREVIEW_LINES),
  saltos: SaltosPrecio,
  huella: z.string(),
});
export type PricePreview = z.infer<typeof PricePreview>;

/** A change of prices that was made, or is being made. */
export const CambioPrecios = z.object({
  _id: Id,
  fecha: z.iso.datetime(),
  cambio: PriceRule,
  total: count,
  /** Running step of the server; null once it is done. */
  enCurso: z.enum(PRICE_STEPS).nullable(),
  /** Of `total`, as far as that is. */
  hechas: count,
  /** Products whose price somebody changed before their turn: it stays. */
  omitidos: count,
  hasta: z.iso.datetime(),
  deshechoEn: z.iso.datetime().nullable(),
  /** Products that kept their price when it was undone, because it had changed since or an offer price depends on it. */
  conservados: z.array(Id),
});
export type CambioPrecios = z.infer<typeof CambioPrecios>;

const price = NuevoProducto.shape.precio;
/** The price that a change gives a product, or why it keeps its own. Preview and write both use it. */
export function changedPrice(
  { precio, precioOferta }: { precio: number; precioOferta?: number | null },
  { tipo, valor, redondeo }: PriceRule,
): { precio: number; rechazo: null } | { precio: null; rechazo: PriceRefusal } {
  const cents = toCentimos(precio);
  const exact = tipo === 'monto' ? cents + toCentimos(valor) : (cents * (100 + valor)) / 100;
  const step = toCentimos(redondeo) || 1;
  // Binary fractions are evened out before a half is rounded up.
  const wanted = Math.round(Number((exact / step).toPrecision(15))) * step;
  const refuse = (rechazo: PriceRefusal) => ({ precio: null, rechazo });
  if (wanted < 1) return refuse('minimo');
  const changed = toMonto(wanted);
  if (!price.safeParse(changed).success) return refuse('maximo');
  if (wanted === cents) return refuse('igual');
  if (precioOferta && toCentimos(precioOferta) >= wanted) return refuse('oferta');
  return { precio: changed, rechazo: null };
}
/** Whether a new price is asked about; the first price of a product is not. Dollars. */
const isAskedRise = ({ antes, despues }: { antes: number; despues: number | null }): boolean =>
  antes > 0 &&
  // Stryker disable next-line ConditionalExpression: null counts as 0, which is no rise
  despues !== null &&
  toCentimos(despues) > toCentimos(antes) * ASKED_RISE;
/** Rises that need a confirmation. */
export function askedRises<L extends { antes: number; despues: number | null }>(lines: readonly L[]) {
  const asked = lines.filter(isAskedRise);
  return { total: asked.length, ejemplos: asked.slice(0, ASKED_LINES) };
}
/** The lines that a preview shows of all. */
export const previewLines = <L extends { rechazo: PriceRefusal | null }>(lines: readonly L[]): L[] =>
  [...lines.filter(({ rechazo }) => rechazo), ...lines.filter(({ rechazo }) => !rechazo)].slice(0, PREVIEW_LINES);
