import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Tasa } from '../../platform/system/schemas';
import { Compatibilidad, MAX_CANTIDAD, TiendaSummary } from '../../products/products/schemas';
import { Monto } from '../../venezuela/fields';

/** Different products that one cart holds. */
export const MAX_LINES = 50;

/** A line: `precio` and `precioOriginal` are dollars, `precioUnitario` and `subtotal` bolivars. `maximo` is what may be bought now. */
export const CartItem = z.object({
  id: Id,
  productoId: Id,
  nombre: z.string(),
  imagenes: z.array(z.string()),
  imagenUrl: z.string().nullable(),
  atributos: z.record(z.string(), z.string()),
  precio: Monto,
  precioOriginal: Monto,
  precioUnitario: Monto,
  subtotal: Monto,
  cantidad: z.number().int(),
  maximo: z.number().int(),
  /** False when it cannot be bought any more (sold out, withdrawn): it is shown, but counts in no total. */
  disponible: z.boolean(),
  producto: z.object({
    _id: Id,
    nombre: z.string(),
    precio: Monto,
    imagenes: z.array(z.string()),
    marca: z.string().nullable(),
    modelo: z.string().nullable(),
    categoria: z.string(),
    universal: z.boolean(),
    compatibilidad: z.array(Compatibilidad),
  }),
  tienda: TiendaSummary,
  /** End of the hold of its units for this client, at an accepted proposal's price; null for units that anybody can buy. */
  apartadoHasta: z.iso.datetime().nullable(),
});
export type CartItem = z.infer<typeof CartItem>;

/** Change of the cart by itself since the client last saw it, with a sentence to show. */
export const CartChange = z.object({
  productoId: Id,
  tipo: z.enum(['precio', 'cantidad', 'agotado', 'retirado']),
  mensaje: z.string(),
});

/** A client's cart; totals in bolivars at the day's rate, `totalUSD` in dollars. `version` grows with every change. */
export const Carrito = z.object({
  _id: Id.nullable(),
  version: z.number().int(),
  items: z.array(CartItem),
  cantidadTotal: z.number().int(),
  subtotal: Monto,
  descuento: Monto,
  impuestos: Monto,
  total: Monto,
  totalUSD: Monto,
  tasa: Tasa,
  cambios: z.array(CartChange),
});
export type Carrito = z.infer<typeof Carrito>;

/** A part that could not be added, and why in a sentence. */
export const MissingPart = z.object({ productoId: Id, nombre: z.string(), motivo: z.string() });
/** A product that costs otherwise than in the order that is repeated; dollars, discounts included. */
export const RepeatedPrice = z.object({ productoId: Id, nombre: z.string(), antes: Monto, ahora: Monto });

/** Units of a line. */
export const quantity = z
  .number(FIELD_MESSAGES.quantity)
  .int(FIELD_MESSAGES.wholeQuantity)
  .min(1, FIELD_MESSAGES.minQuantity)
  .max(MAX_CANTIDAD, `La cantidad máxima es ${MAX_CANTIDAD}`);
/** A line as the client sets it. */
export const LineInput = z.object({ productoId: Id, cantidad: quantity });
