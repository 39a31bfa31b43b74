import { z } from 'zod';
import { MIN_MODEL_YEAR } from '../garaje/vehiculo';
import { Faceta, Meta } from '../kernel/envelope';
import { pageQuery, queryBoolean, queryText } from '../kernel/fields';
import { Tasa } from '../system/schemas';

/** Orders of the catalogue, as its addresses name them. */
export const CATALOGUE_SORTS = ['newest', 'price-low-high', 'price-high-low', 'relevance', 'popularity'] as const;

/** Counts beside a list, each computed without its own filter so that the other choices stay visible. */
export const Facetas = z.object({
  categorias: z.array(Faceta.extend({ subcategorias: z.array(Faceta) })),
  marcas: z.array(Faceta.extend({ modelos: z.array(Faceta) })),
  precio: z.object({ min: z.number(), max: z.number() }),
  /** How many would stay under `sirve`; absent without a vehicle. */
  sirve: z.number().int().optional(),
});
export type Facetas = z.infer<typeof Facetas>;
/** Page facts of the catalogue, its counts and the rate of the bolivar prices. */
export const CatalogueMeta = Meta.extend({ facetas: Facetas.optional(), tasa: Tasa });

/** The vehicle that a list is compared with; brand, model and year belong together. */
export const vehicleQueryFields = {
  vMarca: queryText(60),
  vModelo: queryText(60),
  vAnio: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce
      .number('El año no es válido')
      .int('El año no es válido')
      .min(MIN_MODEL_YEAR, 'El año no es válido')
      .max(2100, 'El año no es válido')
      .optional(),
  ),
  vMotor: queryText(40),
};

const priceBound = z.coerce
  .number('El precio debe ser un número')
  .min(0, 'El precio no puede ser negativo')
  .max(1_000_000, 'El precio es demasiado alto')
  .optional();

/** Filters of the catalogue; every name that old screens use for the same thing is accepted. */
export const CatalogueQuery = z.object({
  ...pageQuery(6),
  sort: z.enum(CATALOGUE_SORTS, 'El orden no es válido').default('newest'),
  order: z.enum(['asc', 'desc']).optional(),
  search: queryText(200),
  q: queryText(200),
  query: queryText(200),
  busqueda: queryText(200),
  category: queryText(60),
  categoria: queryText(60),
  subcategory: queryText(80),
  subcategoria: queryText(80),
  marca: queryText(60),
  modelo: queryText(60),
  anio: z.coerce.number().int().min(1900, 'El año no es válido').max(2100, 'El año no es válido').optional(),
  minPrice: priceBound,
  precioMin: priceBound,
  maxPrice: priceBound,
  precioMax: priceBound,
  disponible: queryBoolean,
  enOferta: queryBoolean,
  facetas: queryBoolean,
  ...vehicleQueryFields,
  /** Leaves out what does not fit the vehicle; what is not confirmed stays. */
  sirve: queryBoolean,
  /** The list view also gets the beginning of each description. */
  vista: z.enum(['cuadricula', 'lista'], 'La vista no es válida').optional(),
});
export type CatalogueQuery = z.output<typeof CatalogueQuery>;
