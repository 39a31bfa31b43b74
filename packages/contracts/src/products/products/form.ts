import { z } from 'zod';
import { entryOf } from '../../kernel/entry-of';
import { codeLine, line, lines, nullableCode, nullableText, requiredText, withoutDefaults } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES, tooLong } from '../../kernel/messages';
import { skuKey } from '../../kernel/names';
import { nameKey, normalizeText } from '../../kernel/text';
import { MAX_PRODUCT_IMAGES } from '../../platform/uploads/rules';
import { dollarPrice } from '../../venezuela/fields';
import { canonicalCategoria, findCategoria, OTHER_CATEGORIA } from './categorias';
import { PRODUCT_MESSAGES } from './messages';
import { Descuento } from './price';
import { NO_PRICE } from './price-rights';
import {
  CONDITIONS,
  DEFAULT_MIN_STOCK,
  MAX_EQUIVALENTS,
  MAX_FIT_ROWS,
  MAX_PRODUCT_NAME,
  MAX_PRODUCT_TEXT,
  MAX_SPECIFICATIONS,
  MAX_TAGS,
  MAX_UNITS,
  TIPOS_REPUESTO,
} from './rules';

/** The categories of the specification's quick edit by ours; those of the same name ('accesorios', 'herramientas') need none. */
const QUICK_CATEGORIAS: Readonly<Record<string, string>> = {
  repuestos: OTHER_CATEGORIA,
  fluidos: 'Lubricantes y Fluidos',
  'fluidos y lubricantes': 'Lubricantes y Fluidos',
};
const price = dollarPrice(0.01, PRODUCT_MESSAGES.price);
const year = z
  .number()
  .int(FIELD_MESSAGES.invalidYear)
  .min(1900, FIELD_MESSAGES.invalidYear)
  .max(2100, FIELD_MESSAGES.invalidYear)
  .nullable()
  .default(null);
/** Units on the shelf. */
export const Units = z
  .number(PRODUCT_MESSAGES.stock)
  .int('La cantidad de stock debe ser un número entero')
  .min(0, PRODUCT_MESSAGES.stock)
  .max(MAX_UNITS, 'La cantidad es demasiado alta');

const CompatibilityRow = z
  .object({
    marca: requiredText(FIELD_MESSAGES.marca, 60),
    modelo: requiredText(FIELD_MESSAGES.modelo, 60),
    anioDesde: year,
    anioHasta: year,
    motor: nullableText(40),
  })
  .refine((row) => row.anioDesde === null || row.anioHasta === null || row.anioDesde <= row.anioHasta, {
    path: ['anioHasta'],
    message: 'El año final debe ser posterior al inicial',
  });

/** A store's input for a product; `precio` and `precioOferta` are dollars, IVA included. */
export const ProductFields = z.object({
  nombre: requiredText(PRODUCT_MESSAGES.name, MAX_PRODUCT_NAME),
  descripcion: lines().max(MAX_PRODUCT_TEXT, tooLong(MAX_PRODUCT_TEXT)).default(''),
  precio: price,
  precioOferta: price.nullable().default(null),
  descuento: Descuento.nullable().default(null),
  marca: nullableText(60),
  modelo: nullableText(60),
  /** A name of the tree; a former name becomes the present one. */
  categoria: z
    .string('Selecciona la categoría')
    .overwrite((name) => (findCategoria(name) ? name : (entryOf(QUICK_CATEGORIAS, normalizeText(name)) ?? name)))
    .refine((name) => !!findCategoria(name), 'Selecciona la categoría')
    .transform(canonicalCategoria),
  subcategoria: nullableText(80),
  etiquetas: z
    .array(line().min(1).max(30))
    .max(MAX_TAGS, `Usa como máximo ${MAX_TAGS} etiquetas`)
    .transform((tags) => [...new Map(tags.map((tag) => [normalizeText(tag), tag])).values()])
    .default([]),
  /** Addresses of pictures that POST /api/upload/product issued, the first one is the main one. */
  imagenes: setOf(z.string().max(300), MAX_PRODUCT_IMAGES, PRODUCT_MESSAGES.tooManyImages).default([]),
  sku: nullableCode(40),
  numeroParte: nullableCode(60),
  /** Part numbers that it replaces, each once however it is written. */
  equivalencias: z
    .array(
      codeLine()
        .min(1)
        .max(60, { error: ({ maximum }) => `Un número de parte tiene como máximo ${maximum} caracteres` }),
    )
    .max(MAX_EQUIVALENTS, `Usa como máximo ${MAX_EQUIVALENTS} números equivalentes`)
    .transform((codes) => [...new Map(codes.map((code) => [nameKey(code), code])).values()])
    .default([]),
  marcaRepuesto: nullableText(60),
  tipoRepuesto: z.enum(TIPOS_REPUESTO, 'Selecciona el tipo de repuesto').nullable().default(null),
  condicion: z.enum(CONDITIONS, 'Selecciona la condición').default('nuevo'),
  universal: z.boolean().default(false),
  compatibilidad: z.array(CompatibilityRow).max(MAX_FIT_ROWS, `Usa como máximo ${MAX_FIT_ROWS} vehículos`).default([]),
  especificaciones: z
    .record(
      line()
        .min(1)
        .max(60)
        .regex(/^[^$.][^.]*$/, 'El nombre no puede llevar puntos'),
      line().max(200),
    )
    .refine(
      (rows) => Object.keys(rows).length <= MAX_SPECIFICATIONS,
      `Usa como máximo ${MAX_SPECIFICATIONS} especificaciones`,
    )
    .default({}),
  pesoKg: z
    .number()
    .min(0, 'El peso no puede ser negativo')
    .max(2000, 'El peso es demasiado alto')
    .nullable()
    .default(null),
  disponible: z.boolean().default(true),
  activo: z.boolean().default(true),
  stock: Units,
  stockMinimo: Units.default(DEFAULT_MIN_STOCK),
});
/** An offer price must undercut the price. */
export const offerUndercuts = ({ precio, precioOferta }: { precio?: number; precioOferta?: number | null }) =>
  precio === undefined || precioOferta === null || precioOferta === undefined || precioOferta < precio;
const OFFER_ISSUE = { path: ['precioOferta'], message: PRODUCT_MESSAGES.offerTooHigh };

/** A store's input for a product without a price yet: only the store sees it. */
export const ProductDraft = ProductFields.extend({
  precio: z.literal(NO_PRICE),
  activo: z.literal(false, PRODUCT_MESSAGES.draft),
}).refine(offerUndercuts, OFFER_ISSUE);
/** A new product: name, price, stock and category are required. */
export const NuevoProducto = ProductFields.refine(offerUndercuts, OFFER_ISSUE);
export type NuevoProducto = z.output<typeof NuevoProducto>;

/** The body of the call: without a price for those who set none; it becomes a draft. */
export type ProductoNuevo = Omit<NuevoProducto, 'precio'> & { precio: number | null };

/** The units that the shopkeeper saw before writing new ones: where they have changed since, nothing is written. */
const stockAnterior = Units.optional();
/** A change of a product: what is left out stays. `stock` is only written when it differs from `stockAnterior`. */
export const ProductChange = z
  .object({ ...withoutDefaults(ProductFields.shape), stockAnterior })
  .refine(offerUndercuts, OFFER_ISSUE);
export type ProductChange = z.output<typeof ProductChange>;

/** The other names of the SKU, as the specification's screens send it. */
const otherNames = withoutDefaults({ codigoSKU: nullableCode(40), codigo: nullableCode(40) });
interface CodeNames {
  sku?: string | null;
  codigoSKU?: string | null;
  codigo?: string | null;
}
const codesOf = ({ sku, codigoSKU, codigo }: CodeNames) =>
  [sku, codigoSKU, codigo].filter((code) => typeof code === 'string');
/** Refuses names with different codes, since the right one is unknown. */
const checkCodes = (names: CodeNames, ctx: z.RefinementCtx) => {
  if (new Set(codesOf(names).map(skuKey)).size > 1)
    ctx.addIssue({ code: 'custom', path: ['sku'], message: PRODUCT_MESSAGES.severalSkus });
};
/** The code under its one name; a null takes it away, and where no name was sent it stays. */
const withSku = <T extends CodeNames>({ codigoSKU, codigo, ...form }: T) => {
  const names = { sku: form.sku, codigoSKU, codigo };
  const [code = Object.values(names).find((name) => name === null)] = codesOf(names);
  return { ...form, ...(code !== undefined && { sku: code }) };
};
/** A new product as it is sent: its SKU by any of its names. */
export const NuevoProductoEnviado = ProductFields.extend({ ...otherNames, precio: price.nullable() })
  .refine(({ precio, precioOferta }) => offerUndercuts({ precio: precio ?? undefined, precioOferta }), OFFER_ISSUE)
  .superRefine(checkCodes)
  .transform((form): ProductoNuevo => withSku(form));
/** A change as it is sent, likewise. */
export const ProductChangeEnviado = ProductChange.safeExtend(otherNames)
  .superRefine(checkCodes)
  .transform((change): ProductChange => withSku(change));

/** A new count of a shelf. */
export const StockChange = z.object({ stock: Units, stockAnterior, nota: nullableText(200) });
export type StockChange = z.output<typeof StockChange>;
