import { z } from 'zod';
import { ANIO_VEHICULO_MIN } from '../garaje/vehiculo';
import { Faceta, Meta } from '../kernel/envelope';
import { paginacion, siNo, textoConsulta } from '../kernel/fields';
import { Tasa } from '../system/schemas';

export const ORDENES_CATALOGO = ['newest', 'price-low-high', 'price-high-low', 'relevance', 'popularity'] as const;
/** Upper bound of the price filter in dollars; only a narrower range is sent. */
export const PRECIO_MAX = 10_000;

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

const priceBound = z.coerce
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
  minPrice: priceBound,
  precioMin: priceBound,
  maxPrice: priceBound,
  precioMax: priceBound,
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
