import { z } from 'zod';
import { Meta, Id, paginacion, siNo, textoConsulta } from './envelope';
import { endpoint } from './endpoint';
import { Monto } from './dinero';
import { Tasa } from './system';
import { Ajuste, ANIO_VEHICULO_MIN } from './vehiculo';

export const ORDENES_CATALOGO = ['newest', 'price-low-high', 'price-high-low', 'relevance', 'popularity'] as const;
/** Upper bound of the price filter in dollars; only a narrower range is sent. */
export const PRECIO_MAX = 10_000;
export const CANTIDAD_MAX = 99;
/** Characters of a description that the list view previews. */
export const VISTA_PREVIA = 200;

export const TiendaResumen = z.object({
  _id: Id,
  nombreTienda: z.string(),
  ciudad: z.string(),
  estado: z.string(),
  fotoPerfil: z.string().nullable(),
});

/** A product in a list. `precio*` without suffix are dollars, `*Bs` bolivars at the day's rate; `porcentaje` is 0 without a discount. */
export const ProductoTarjeta = z.object({
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
  porcentaje: z.number().int(),
  disponible: z.boolean(),
  destacado: z.boolean(),
  stock: z.number().int(),
  valoracionPromedio: z.number(),
  numeroValoraciones: z.number().int(),
  tienda: TiendaResumen,
  ruta: z.string(),
  /** Whether it fits the vehicle of the query; absent when none was given. */
  ajuste: Ajuste.optional(),
});
export type ProductoTarjeta = z.infer<typeof ProductoTarjeta>;

export const Compatibilidad = z.object({
  marca: z.string(),
  modelo: z.string(),
  anioDesde: z.number().int().nullable(),
  anioHasta: z.number().int().nullable(),
  motor: z.string().nullish(),
});

/** A product with everything its page shows. */
export const Producto = ProductoTarjeta.extend({
  sku: z.string().nullable(),
  descripcion: z.string(),
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
  tienda: TiendaResumen.extend({
    telefono: z.string().nullable(),
    valoracionPromedio: z.number(),
    numeroValoraciones: z.number().int(),
  }),
});
export type Producto = z.infer<typeof Producto>;

const Faceta = z.object({ valor: z.string(), total: z.number().int() });
/** Counts beside a list, each computed without its own filter so that the other choices stay visible. */
export const Facetas = z.object({
  categorias: z.array(Faceta.extend({ subcategorias: z.array(Faceta) })),
  marcas: z.array(Faceta.extend({ modelos: z.array(Faceta) })),
  precio: z.object({ min: z.number(), max: z.number() }),
  /** How many would stay under `sirve`; absent without a vehicle. */
  sirve: z.number().int().optional(),
});
export type Facetas = z.infer<typeof Facetas>;
export const MetaCatalogo = Meta.extend({ facetas: Facetas.optional(), tasa: Tasa });

/** The vehicle that a list is compared with; brand, model and year belong together. */
export const consultaVehiculo = {
  vMarca: textoConsulta(60),
  vModelo: textoConsulta(60),
  vAnio: z.preprocess(
    (valor) => (valor === '' ? undefined : valor),
    z.coerce
      .number('El año no es válido')
      .int('El año no es válido')
      .min(ANIO_VEHICULO_MIN, 'El año no es válido')
      .max(2100, 'El año no es válido')
      .optional(),
  ),
  vMotor: textoConsulta(40),
};

const precio = z.coerce
  .number('El precio debe ser un número')
  .min(0, 'El precio no puede ser negativo')
  .max(1_000_000, 'El precio es demasiado alto')
  .optional();

/** Filters of the catalogue; every name that old screens use for the same thing is accepted. */
export const ConsultaCatalogo = z.object({
  ...paginacion(6),
  sort: z.enum(ORDENES_CATALOGO, 'El orden no es válido').default('newest'),
  order: z.enum(['asc', 'desc']).optional(),
  search: textoConsulta(200),
  q: textoConsulta(200),
  query: textoConsulta(200),
  busqueda: textoConsulta(200),
  category: textoConsulta(60),
  categoria: textoConsulta(60),
  subcategory: textoConsulta(80),
  subcategoria: textoConsulta(80),
  marca: textoConsulta(60),
  modelo: textoConsulta(60),
  anio: z.coerce.number().int().min(1900, 'El año no es válido').max(2100, 'El año no es válido').optional(),
  minPrice: precio,
  precioMin: precio,
  maxPrice: precio,
  precioMax: precio,
  disponible: siNo,
  enOferta: siNo,
  facetas: siNo,
  ...consultaVehiculo,
  /** Leaves out what does not fit the vehicle; what is not confirmed stays. */
  sirve: siNo,
  /** The list view also gets the beginning of each description. */
  vista: z.enum(['cuadricula', 'lista'], 'La vista no es válida').optional(),
});
export type ConsultaCatalogo = z.output<typeof ConsultaCatalogo>;

const porId = z.object({ id: Id });
const lista = {
  access: 'public',
  query: ConsultaCatalogo,
  response: z.array(ProductoTarjeta),
  meta: MetaCatalogo,
} as const;

export const products = {
  list: endpoint({
    ...lista,
    method: 'GET',
    path: '/api/products',
    summary: 'The catalogue: filters, sorts, pages, facet counts',
    aliases: [['GET', '/api/productos/buscar']],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    access: 'public',
    summary: 'One product',
    params: porId,
    query: z.object(consultaVehiculo),
    response: Producto,
    meta: z.object({ tasa: Tasa }),
    errors: ['PRODUCTO_NO_ENCONTRADO'],
  }),
  byStore: endpoint({
    ...lista,
    method: 'GET',
    path: '/api/products/store/:id',
    summary: 'The catalogue of one store',
    params: porId,
  }),
  byCategory: endpoint({
    ...lista,
    method: 'GET',
    path: '/api/products/categoria/:id',
    summary: 'The catalogue of one category, by its id (frenos) or name',
    params: z.object({ id: z.string().trim().min(1).max(60) }),
  }),
};
