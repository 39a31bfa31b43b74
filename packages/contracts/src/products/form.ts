import { z } from 'zod';
import { nullableText, requiredText } from '../kernel/fields';
import { FIELD_MESSAGES } from '../kernel/messages';
import { CATEGORIAS } from './categorias';
import { Descuento } from './price';
import { MAX_PRODUCT_IMAGES } from '../uploads/rules';
import { dollarPrice } from '../venezuela/fields';

/** Where a part comes from. */
export const TIPOS_REPUESTO = ['Original', 'Alternativo', 'Remanufacturado'] as const;
/** Conditions of a part. */
export const CONDITIONS = ['nuevo', 'usado', 'remanufacturado'] as const;

const price = dollarPrice(0.01, 'El precio debe ser mayor que 0');
const year = z
  .number()
  .int('El año no es válido')
  .min(1900, 'El año no es válido')
  .max(2100, 'El año no es válido')
  .nullable()
  .default(null);
const units = z
  .number('La cantidad debe ser un número')
  .int('La cantidad debe ser un número entero')
  .min(0, 'La cantidad no puede ser negativa')
  .max(1_000_000, 'La cantidad es demasiado alta');

const CompatibilityRow = z
  .object({
    marca: requiredText('La marca es obligatoria', 60),
    modelo: requiredText('El modelo es obligatorio', 60),
    anioDesde: year,
    anioHasta: year,
    motor: nullableText(40),
  })
  .refine(
    (row) => row.anioDesde === null || row.anioHasta === null || row.anioDesde <= row.anioHasta,
    'El año final debe ser posterior al inicial',
  );

/** What a store writes about a product; `precio` and `precioOferta` are dollars, IVA included. */
export const ProductFields = z.object({
  nombre: requiredText(FIELD_MESSAGES.nombre, 160),
  descripcion: requiredText('La descripción es obligatoria', 4000),
  precio: price,
  precioOferta: price.nullable().default(null),
  descuento: Descuento.nullable().default(null),
  marca: nullableText(60),
  modelo: nullableText(60),
  categoria: z.enum(CATEGORIAS.map(({ nombre }) => nombre) as [string, ...string[]], 'Selecciona la categoría'),
  subcategoria: nullableText(80),
  etiquetas: z.array(z.string().trim().min(1).max(30)).max(12, 'Usa como máximo 12 etiquetas').default([]),
  imagenes: z
    .array(z.string().max(300))
    .max(MAX_PRODUCT_IMAGES, `Sube como máximo ${MAX_PRODUCT_IMAGES} imágenes`)
    .default([]),
  sku: nullableText(40),
  numeroParte: nullableText(60),
  marcaRepuesto: nullableText(60),
  tipoRepuesto: z.enum(TIPOS_REPUESTO, 'Selecciona el tipo de repuesto').nullable().default(null),
  condicion: z.enum(CONDITIONS, 'Selecciona la condición').default('nuevo'),
  universal: z.boolean().default(false),
  compatibilidad: z.array(CompatibilityRow).max(60, 'Usa como máximo 60 vehículos').default([]),
  especificaciones: z
    .record(
      z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[^$.][^.]*$/, 'El nombre no puede llevar puntos'),
      z.string().trim().max(200),
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
  stock: units.default(0),
  stockMinimo: units.default(0),
});
const offerUndercuts = (fields: { precio: number; precioOferta: number | null }) =>
  fields.precioOferta === null || fields.precioOferta < fields.precio;

/** A new product; an offer price must undercut the price, and a part that is not universal names its brand. */
export const NuevoProducto = ProductFields.refine(offerUndercuts, {
  path: ['precioOferta'],
  message: 'El precio de oferta debe ser menor que el precio',
}).refine((fields) => fields.universal || fields.marca !== null, {
  path: ['marca'],
  message: 'La marca es obligatoria, o indica que es universal',
});
export type NuevoProducto = z.output<typeof NuevoProducto>;
