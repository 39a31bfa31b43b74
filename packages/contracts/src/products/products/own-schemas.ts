import { z } from 'zod';
import { Autor } from '../../kernel/autor';
import { Faceta, Meta } from '../../kernel/envelope';
import { Id, line, pageQuery, queryBoolean, queryText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Tasa } from '../../platform/system/schemas';
import { Monto } from '../../venezuela/fields';
import { ValorCambiado } from './changes';
import { MOVEMENT_REASONS, OWN_PRODUCT_GROUPS, OWN_PRODUCT_SORTS } from './rules';
import { Producto, ProductoSummary } from './schemas';

/** A product as its store lists it, hidden ones included. `precio` and `precioOferta` dollars, `…Bs` bolivars at the day's rate. */
export const OwnProducto = ProductoSummary.omit({ tienda: true, ajuste: true, descripcion: true }).extend({
  sku: z.string().nullable(),
  /** The SKU by its other names of the specification. */
  codigoSKU: z.string().nullish(),
  codigo: z.string().nullish(),
  precioOferta: Monto.nullable(),
  stockMinimo: z.number().int(),
  /** Its store offers it; false hides it everywhere. */
  activo: z.boolean(),
  /** It was hidden because the store's plan allows fewer; it comes back when there is room for it. */
  ocultoPorPlan: z.boolean(),
  enOferta: z.boolean(),
  /** Hidden by the administrators, whatever its store says. */
  oculto: z.object({ motivo: z.string(), fecha: z.iso.datetime() }).nullable(),
  vendidos: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type OwnProducto = z.infer<typeof OwnProducto>;

/** Changes of a product that its store is shown at most. */
export const SHOWN_CHANGES = 10;
/** One change of a product: its fields, their values before and after (none for changes older than this record), and its author in the store; null where that was not the store. */
export const CambioProducto = z.object({
  fecha: z.iso.datetime(),
  que: z.enum(['creado', 'editado']),
  campos: z.array(z.string()),
  valores: z.array(ValorCambiado),
  autor: Autor.nullable(),
});
export type CambioProducto = z.infer<typeof CambioProducto>;

/** The same with everything that its form shows. */
export const OwnProductoDetail = OwnProducto.extend(
  Producto.pick({
    descripcion: true,
    equivalencias: true,
    etiquetas: true,
    marcaRepuesto: true,
    tipoRepuesto: true,
    condicion: true,
    universal: true,
    compatibilidad: true,
    especificaciones: true,
    pesoKg: true,
    descuento: true,
  }).shape,
).extend({
  /** The newest first; none for changes older than this record. */
  cambios: z.array(CambioProducto).max(SHOWN_CHANGES).optional(),
});
export type OwnProductoDetail = z.infer<typeof OwnProductoDetail>;

const bound = z.coerce
  .number(FIELD_MESSAGES.price)
  .min(0, FIELD_MESSAGES.negativePrice)
  .max(1_000_000, FIELD_MESSAGES.highPrice)
  .optional();

/** Least units in stock, as a query. */
export const stockMinQuery = z.coerce
  .number('El stock debe ser un número')
  .int('El stock debe ser un número entero')
  .min(0, 'El stock no puede ser negativo')
  .max(1_000_000, 'El stock es demasiado alto')
  .optional();

/** Products that a list is narrowed to, at most. */
const MAX_CHOSEN = 100;

/** Filters of a store's own list; prices are dollars. */
export const OwnProductQuery = z.object({
  ...pageQuery(20, 100),
  /** Ids of the only products to list, separated by commas. */
  productos: line()
    .transform((ids) => ids.split(',').filter(Boolean))
    .pipe(setOf(Id, MAX_CHOSEN, FIELD_MESSAGES.invalidFilter))
    .optional(),
  sort: z.enum(OWN_PRODUCT_SORTS, FIELD_MESSAGES.invalidSort).default('-createdAt'),
  q: queryText(100),
  query: queryText(100),
  search: queryText(100),
  busqueda: queryText(100),
  categoria: queryText(60),
  grupo: z.enum(OWN_PRODUCT_GROUPS, FIELD_MESSAGES.invalidFilter).optional(),
  precioMin: bound,
  precioMax: bound,
  stockMin: stockMinQuery,
  enOferta: queryBoolean,
});
export type OwnProductQuery = z.output<typeof OwnProductQuery>;

const count = z.number().int();
/** Page facts, the rate of the prices, and counts over the whole store, whatever the filters. */
export const OwnProductMeta = Meta.extend({
  tasa: Tasa,
  contadores: z.object({
    todos: count,
    publicados: count,
    ocultos: count,
    bajos: count,
    agotados: count,
    ofertas: count,
  }),
  categorias: z.array(Faceta),
});
export type OwnProductMeta = z.infer<typeof OwnProductMeta>;

/** One change of a product's stock. `stock` is what there was after it; `por` names who counted or imported, null for orders. */
export const Movimiento = z.object({
  _id: Id,
  fecha: z.iso.datetime(),
  motivo: z.enum(MOVEMENT_REASONS),
  delta: z.number().int(),
  stock: z.number().int(),
  /** Number of the order behind a sale or a return. */
  referencia: z.string().nullable(),
  nota: z.string().nullable(),
  por: z.string().nullable(),
  producto: z.object({ _id: Id, nombre: z.string(), sku: z.string().nullable(), imagen: z.string().nullable() }),
});
export type Movimiento = z.infer<typeof Movimiento>;

/** Filters of the ledger; without `producto` it is the whole store's. */
export const MovimientoQuery = z.object({
  ...pageQuery(20, 100),
  producto: Id.optional(),
  motivo: z.enum(MOVEMENT_REASONS, 'El motivo no es válido').optional(),
});
export type MovimientoQuery = z.output<typeof MovimientoQuery>;
