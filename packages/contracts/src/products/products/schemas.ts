import { z } from 'zod';
import { AjusteField } from '../../auth/garaje/fields';
import { EntregaTienda } from '../../auth/stores/delivery';
import { Id } from '../../kernel/fields';
import { Monto } from '../../venezuela/fields';

/** Units of one product in one purchase. */
export const MAX_CANTIDAD = 99;
/** Characters of a description that the list view previews. */
export const PREVIEW_LENGTH = 200;

/** Store data shown on a product. */
export const TiendaSummary = z.object({
  _id: Id,
  nombreTienda: z.string(),
  ciudad: z.string(),
  estado: z.string(),
  fotoPerfil: z.string().nullable(),
});

/** The store's promotion that makes a product's price; `fechaFin` is its last Caracas day. */
export const PromocionDeProducto = z.object({
  _id: Id,
  titulo: z.string(),
  porcentaje: z.number(),
  fechaFin: z.iso.date(),
});

/** A product in a list. `precio*` without suffix are dollars, `*Bs` bolivars at the day's rate; `porcentaje` is 0 without a discount. */
export const ProductoSummary = z.object({
  _id: Id,
  id: Id,
  nombre: z.string(),
  /** In lists at most the first 200 characters, for the list view. */
  descripcion: z.string().optional(),
  marca: z.string().nullable(),
  modelo: z.string().nullable(),
  categoria: z.string(),
  subcategoria: z.string().nullable(),
  numeroParte: z.string().nullable(),
  imagen: z.string().nullable(),
  imagenes: z.array(z.string()),
  precio: Monto,
  precioOriginal: Monto,
  precioFinal: Monto,
  precioOriginalBs: Monto,
  precioFinalBs: Monto,
  porcentaje: z.number(),
  /** Null when something else, or nothing, lowers the price. */
  promocion: PromocionDeProducto.nullable(),
  disponible: z.boolean(),
  destacado: z.boolean(),
  stock: z.number().int(),
  valoracionPromedio: z.number(),
  numeroValoraciones: z.number().int(),
  tienda: TiendaSummary,
  ruta: z.string(),
  /** Whether it fits the vehicle of the query; absent when none was given. */
  ajuste: AjusteField.optional(),
});
export type ProductoSummary = z.infer<typeof ProductoSummary>;

/** Vehicles that a part fits; open ends are null. */
export const Compatibilidad = z.object({
  marca: z.string(),
  modelo: z.string(),
  anioDesde: z.number().int().nullable(),
  anioHasta: z.number().int().nullable(),
  motor: z.string().nullish(),
});

/** A product with everything its page shows. */
export const Producto = ProductoSummary.extend({
  sku: z.string().nullable(),
  descripcion: z.string(),
  /** Part numbers of other makers that it replaces. */
  equivalencias: z.array(z.string()),
  etiquetas: z.array(z.string()),
  marcaRepuesto: z.string().nullable(),
  tipoRepuesto: z.string().nullable(),
  condicion: z.string(),
  universal: z.boolean(),
  compatibilidad: z.array(Compatibilidad),
  especificaciones: z.record(z.string(), z.string()),
  pesoKg: z.number().nullable(),
  descuento: z
    .object({ porcentaje: z.number(), fechaInicio: z.string().nullish(), fechaFin: z.string().nullish() })
    .nullable(),
  createdAt: z.iso.datetime(),
  tienda: TiendaSummary.extend({
    telefono: z.string().nullable(),
    valoracionPromedio: z.number(),
    numeroValoraciones: z.number().int(),
    entrega: EntregaTienda,
  }),
});
export type Producto = z.infer<typeof Producto>;
