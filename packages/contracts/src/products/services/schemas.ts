import { z } from 'zod';
import { Faceta, Meta } from '../../kernel/envelope';
import { Id, pageQuery, queryBoolean, queryText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Tasa } from '../../platform/system/schemas';
import { readPoint } from '../../venezuela/distance';
import { ESTADO_NAMES } from '../../venezuela/estados';
import { Monto, TipoVehiculoField } from '../../venezuela/fields';
import { allServiceCategorias, isServiceCategoria } from './categorias';
import { SERVICE_MESSAGES } from './messages';
import { SERVICE_SORTS } from './rules';

/** A workshop service; `precio` dollars, `precioBs` bolivars at the day's rate, `tiempoEstimado` hours. `precioFinal` is the price of a booking made now. */
export const Servicio = z.object({
  _id: Id,
  nombre: z.string(),
  descripcion: z.string(),
  precio: Monto,
  precioBs: Monto,
  precioFinal: Monto,
  precioFinalBs: Monto,
  /** The workshop's best offer of today that needs no code, with the whole percent that it takes off. */
  oferta: z.object({ _id: Id, nombre: z.string(), porcentaje: z.number() }).nullable(),
  precioFijo: z.boolean(),
  tiempoEstimado: z.number(),
  categoria: z.string(),
  categoriaPublica: z.string(),
  vehiculosCompatibles: z.array(z.string()),
  disponible: z.boolean(),
  imagenes: z.array(z.string()),
  valoracionPromedio: z.number(),
  numeroValoraciones: z.number().int(),
  taller: z.object({ _id: Id, nombre: z.string(), ciudad: z.string(), estado: z.string() }),
  /** Kilometres from the place that was asked about to the workshop or the middle of its city; null without either. */
  distancia: z.number().nullable(),
  ruta: z.string(),
});
export type Servicio = z.infer<typeof Servicio>;

const priceBound = z.coerce.number().min(0).max(1e12).optional();
/** Filters of the services list; prices are typed in Bs. */
export const ServiceQuery = z.object({
  ...pageQuery(9),
  // 'nombre' is the alphabetical order of the workshop's screen.
  sortBy: z.preprocess((sort) => (sort === 'nombre' ? 'alfabetico' : sort), z.enum(SERVICE_SORTS).default('prioridad')),
  busqueda: queryText(100),
  q: queryText(100),
  categoria: queryText(60).refine(
    (c) => !c || isServiceCategoria(c) || allServiceCategorias().some(({ publica }) => publica === c),
    FIELD_MESSAGES.invalidCategoria,
  ),
  tipoVehiculo: TipoVehiculoField.optional(),
  minPrecio: priceBound,
  maxPrecio: priceBound,
  taller: Id.optional(),
  /** Of the workshop; a city belongs to its state. */
  estado: z.enum(ESTADO_NAMES, FIELD_MESSAGES.invalidEstado).optional(),
  ciudad: queryText(80),
  /** Place of the person, 'latitude,longitude': the nearest come first, unless another order is asked for. */
  cerca: queryText(40).refine((text) => !text || readPoint(text), SERVICE_MESSAGES.invalidPoint),
});

/** Filters of a workshop's own services. */
export const OwnServiceQuery = z.object({
  ...pageQuery(12),
  busqueda: queryText(100),
  q: queryText(100),
  search: queryText(100),
  categoria: z.string().refine(isServiceCategoria, FIELD_MESSAGES.invalidCategoria).optional(),
  disponible: queryBoolean,
});

/**
 * Number of services under each choice of a filter, computed without that filter; keys are the public category names, the vehicle
 * types, the states, and the cities of the chosen state. `tasa` is Bs. per dollar.
 */
export const ServiceMeta = Meta.extend({
  facetas: z.object({
    categorias: z.array(Faceta),
    tiposVehiculo: z.array(Faceta),
    estados: z.array(Faceta),
    ciudades: z.array(Faceta),
  }),
  tasa: Tasa,
});
