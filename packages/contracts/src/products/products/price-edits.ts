import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { linesOf } from '../../kernel/lists';
import { Monto } from '../../venezuela/fields';
import { NuevoProducto } from './form';
import { PRODUCT_MESSAGES } from './messages';

/** Prices that one save writes, at most. */
export const MAX_PRICE_EDITS = 500;

const PriceEdit = z.object({
  _id: Id,
  precio: NuevoProducto.shape.precio,
  /** The price that was on screen while the new one was typed; 0 of a draft. */
  precioAnterior: Monto,
});
/** Prices of products, each typed by itself; dollars, IVA included. */
export const PriceEdits = z.object({
  precios: linesOf(PriceEdit, ({ _id }) => _id, PRODUCT_MESSAGES.priceTwice)
    .min(1, PRODUCT_MESSAGES.priceChange)
    .max(MAX_PRICE_EDITS, `Guarda como máximo ${MAX_PRICE_EDITS} precios a la vez`),
});
export type PriceEdits = z.output<typeof PriceEdits>;

/** Fate of one price: `precio` is what the product costs now, null where there is no such product; `mensaje` says why it was not written. */
export const PriceEditResult = z.object({
  _id: Id,
  hecho: z.boolean(),
  precio: Monto.nullable(),
  mensaje: z.string().nullable(),
});
export type PriceEditResult = z.infer<typeof PriceEditResult>;
