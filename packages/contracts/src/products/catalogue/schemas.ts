import { z } from 'zod';
import { MIN_MODEL_YEAR } from '../../auth/garaje/vehiculo';
import { Faceta, Meta } from '../../kernel/envelope';
import { Id, line, longQuery, pageQuery, queryBoolean, queryText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Tasa } from '../../platform/system/schemas';
import type { Place } from '../../venezuela/place';
import { Ajustes, Busqueda } from '../search/schemas';

/** Sort orders of the catalogue, as its addresses name them. */
export const CATALOGUE_SORTS = ['newest', 'price-low-high', 'price-high-low', 'relevance', 'popularity'] as const;

/** Counts beside a list, each computed without its own filter so that the other choices stay visible. */
export const Facetas = z.object({
  categorias: z.array(Faceta.extend({ subcategorias: z.array(Faceta) })),
  marcas: z.array(Faceta.extend({ modelos: z.array(Faceta) })),
  precio: z.object({ min: z.number(), max: z.number() }),
  /** Places of the stores, makers of the parts, and conditions; counted in lists. */
  estados: z.array(Faceta.extend({ ciudades: z.array(Faceta) })).optional(),
  marcasRepuesto: z.array(Faceta).optional(),
  condiciones: z.array(Faceta).optional(),
  /** Number left under `sirve`; absent without a vehicle. */
  sirve: z.number().int().optional(),
});
export type Facetas = z.infer<typeof Facetas>;
/** Page facts of the catalogue, its counts, its reading of the text, and the rate of the bolivar prices. */
export const CatalogueMeta = Meta.extend({
  facetas: Facetas.optional(),
  tasa: Tasa,
  /** Reading of the text; absent without one. */
  busqueda: Busqueda.optional(),
  /** Numbers by fit to the vehicle of the query, with or without `sirve`; absent without a vehicle. */
  ajustes: Ajustes.optional(),
  /** The search engine is away: the list has no counts, and its total is at most MAX_UNCOUNTED. */
  sinConteos: z.literal(true).optional(),
});

/** The vehicle that a list is compared with; brand, model and year belong together. */
export const vehicleQueryFields = {
  vMarca: queryText(60),
  vModelo: queryText(60),
  vAnio: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce
      .number(FIELD_MESSAGES.invalidYear)
      .int(FIELD_MESSAGES.invalidYear)
      .min(MIN_MODEL_YEAR, FIELD_MESSAGES.invalidYear)
      .max(2100, FIELD_MESSAGES.invalidYear)
      .optional(),
  ),
  vMotor: queryText(40),
};

const priceBound = z.coerce
  .number(FIELD_MESSAGES.price)
  .min(0, FIELD_MESSAGES.negativePrice)
  .max(1_000_000, FIELD_MESSAGES.highPrice)
  .optional();

/** A place in an address, 'Carabobo/Valencia'. */
const placeQuery = line(FIELD_MESSAGES.text)
  .max(150, longQuery(150))
  .refine((text) => text === '' || /^[^/]+\/[^/]+$/.test(text), 'El lugar se escribe como Estado/Ciudad')
  .transform((text): Place | undefined => {
    const [estado, ciudad] = text.split('/');
    return estado && ciudad ? { estado, ciudad } : undefined;
  })
  .optional();

/** Filters of the catalogue; every name that old screens use for the same thing is accepted. */
export const CatalogueQuery = z.object({
  ...pageQuery(6),
  /** Without one: relevance with a text, else the newest first. With a vehicle what fits comes first in every order. */
  sort: z.enum(CATALOGUE_SORTS, FIELD_MESSAGES.invalidSort).optional(),
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
  anio: z.coerce.number().int().min(1900, FIELD_MESSAGES.invalidYear).max(2100, FIELD_MESSAGES.invalidYear).optional(),
  minPrice: priceBound,
  precioMin: priceBound,
  maxPrice: priceBound,
  precioMax: priceBound,
  disponible: queryBoolean,
  enOferta: queryBoolean,
  estado: queryText(60),
  ciudad: queryText(80),
  marcaRepuesto: queryText(60),
  condicion: queryText(40),
  /** Of stores whose documents an administrator checked. */
  verificado: queryBoolean,
  /** Of stores that deliver somewhere: not those with pick-up only. */
  conEnvio: queryBoolean,
  /** Available in this place: sent there by the store, or picked up there. */
  llega: placeQuery,
  facetas: queryBoolean,
  ...vehicleQueryFields,
  /** Leaves out products that do not fit the vehicle; unconfirmed ones stay. */
  sirve: queryBoolean,
  /** The list view also gets the beginning of each description. */
  vista: z.enum(['cuadricula', 'lista'], 'La vista no es válida').optional(),
});
export type CatalogueQuery = z.output<typeof CatalogueQuery>;

/** Products that one call names at most. */
export const MAX_SEVERAL = 24;
/** Products by their ids, comma-separated. */
export const SeveralQuery = z.object({
  ids: line()
    .transform((ids) => ids.split(',').filter(Boolean))
    .pipe(setOf(Id, MAX_SEVERAL, `Pide hasta ${MAX_SEVERAL} productos a la vez`)),
  ...vehicleQueryFields,
});
