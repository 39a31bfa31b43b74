import { z } from 'zod';
import { nullableText, requiredText } from '../kernel/fields';
import { CAMPOS } from '../kernel/messages';
import { CATEGORIAS } from './categorias';
import { Descuento } from './price';
import { aCentimos } from '../venezuela/dinero';

export const TIPOS_REPUESTO = ['Original', 'Alternativo', 'Remanufacturado'] as const;
export const CONDICIONES = ['nuevo', 'usado', 'remanufacturado'] as const;
export const IMAGENES_MAX = 8;

const dollars = z
  .number('El precio debe ser un número')
  .min(0.01, 'El precio debe ser mayor que 0')
  .max(1_000_000, 'El precio es demasiado alto')
  .refine((valor) => aCentimos(valor) / 100 === valor, 'Usa como máximo dos decimales');
const anio = z
  .number()
  .int('El año no es válido')
  .min(1900, 'El año no es válido')
  .max(2100, 'El año no es válido')
  .nullable()
  .default(null);
const unidades = z
  .number('La cantidad debe ser un número')
  .int('La cantidad debe ser un número entero')
  .min(0, 'La cantidad no puede ser negativa')
  .max(1_000_000, 'La cantidad es demasiado alta');

const FilaCompatible = z
  .object({
    marca: requiredText('La marca es obligatoria', 60),
    modelo: requiredText('El modelo es obligatorio', 60),
    anioDesde: anio,
    anioHasta: anio,
    motor: nullableText(40),
  })
  .refine(
    (fila) => fila.anioDesde === null || fila.anioHasta === null || fila.anioDesde <= fila.anioHasta,
    'El año final debe ser posterior al inicial',
  );

/** What a store writes about a product; `precio` and `precioOferta` are dollars, IVA included. */
export const CamposProducto = z.object({
  nombre: requiredText(CAMPOS.nombre, 160),
  descripcion: requiredText('La descripción es obligatoria', 4000),
  precio: dollars,
  precioOferta: dollars.nullable().default(null),
  descuento: Descuento.nullable().default(null),
  marca: nullableText(60),
  modelo: nullableText(60),
  categoria: z.enum(CATEGORIAS.map(({ nombre }) => nombre) as [string, ...string[]], 'Selecciona la categoría'),
  subcategoria: nullableText(80),
  etiquetas: z.array(z.string().trim().min(1).max(30)).max(12, 'Usa como máximo 12 etiquetas').default([]),
  imagenes: z.array(z.string().max(300)).max(IMAGENES_MAX, `Sube como máximo ${IMAGENES_MAX} imágenes`).default([]),
  sku: nullableText(40),
  numeroParte: nullableText(60),
  marcaRepuesto: nullableText(60),
  tipoRepuesto: z.enum(TIPOS_REPUESTO, 'Selecciona el tipo de repuesto').nullable().default(null),
  condicion: z.enum(CONDICIONES, 'Selecciona la condición').default('nuevo'),
  universal: z.boolean().default(false),
  compatibilidad: z.array(FilaCompatible).max(60, 'Usa como máximo 60 vehículos').default([]),
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
  stock: unidades.default(0),
  stockMinimo: unidades.default(0),
});
const ofertaMenor = (campos: { precio: number; precioOferta: number | null }) =>
  campos.precioOferta === null || campos.precioOferta < campos.precio;

/** A new product; an offer price must undercut the price, and a part that is not universal names its brand. */
export const NuevoProducto = CamposProducto.refine(ofertaMenor, {
  path: ['precioOferta'],
  message: 'El precio de oferta debe ser menor que el precio',
}).refine((campos) => campos.universal || campos.marca !== null, {
  path: ['marca'],
  message: 'La marca es obligatoria, o indica que es universal',
});
export type NuevoProducto = z.output<typeof NuevoProducto>;
