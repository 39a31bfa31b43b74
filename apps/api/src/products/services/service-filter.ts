import type { SynonymIndex } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { cityWays, orPlace, readPlaces } from '@tuerca/contracts/products/search/places';
import { tradeReadings, type WordWays } from '@tuerca/contracts/products/search/trades';
import { allServiceCategorias, findServiceCategoria } from '@tuerca/contracts/products/services/categorias';
import type { services } from '@tuerca/contracts/products/services/endpoints';
import type { SERVICE_SORTS } from '@tuerca/contracts/products/services/rules';
import { toBolivares, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { placeKey, placeKeysOf } from '@tuerca/contracts/venezuela/place';
import type { TipoVehiculo } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { wordMatch } from '../../platform/database/word-match';
import type { Parsed } from '../../platform/http/request-context';

type Query = Parsed<typeof services.list>['query'];

export interface ServiceFilter {
  tallerId?: string;
  categorias?: string[];
  tipoVehiculo?: TipoVehiculo;
  /** Dollars. */
  minimo?: number;
  maximo?: number;
  estado?: string;
  /** Of that state. */
  ciudad?: string;
  /** All of them must be found, each in one of its ways. */
  words?: WordWays[];
  /** The same for the names of places. */
  places?: WordWays[];
  /** The text has no word of two letters: nothing can match it. */
  impossible?: true;
}
type ServiceGroup = 'categorias' | 'tipoVehiculo' | 'ciudad' | 'estado';

/** The lowest price in dollars that costs at least so many bolivars; exact to the céntimo, as the price on screen is rounded. */
export function dollarsFrom(bolivares: number, tasa: number): number {
  const meta = toCentimos(bolivares);
  let centavos = Math.max(0, Math.floor(meta / tasa) - 1);
  while (toBolivares(centavos, tasa) < meta) centavos++;
  return centavos / 100;
}

/** The highest price in dollars that costs at most so many bolivars. */
export function dollarsTo(bolivares: number, tasa: number): number {
  const meta = toCentimos(bolivares);
  let centavos = Math.floor(meta / tasa) + 1;
  while (centavos > 0 && toBolivares(centavos, tasa) > meta) centavos--;
  return centavos / 100;
}

/** Slugs of a category by its slug, a former one or its public name, which several may share. */
function slugsOf(categoria: string): string[] {
  const own = findServiceCategoria(categoria)?.id;
  return allServiceCategorias().flatMap(({ id, publica }) => (id === own || publica === categoria ? [id] : []));
}

interface Context {
  tasa: number;
  synonyms: SynonymIndex;
}

type TextFilter = Pick<ServiceFilter, 'words' | 'places'>;

/** Ways to look a text up, each freer than the one before: as it says, without 'cambio de', as a line of work. */
function wordReadings(text: string, synonyms: SynonymIndex): WordWays[][] {
  const all = tradeReadings(text, synonyms).flatMap(({ literal, essential, wider }) => [literal, essential, wider]);
  return [...new Map(all.map((words) => [JSON.stringify(words), words])).values()];
}

/**
 * The same with places, which narrow down what the rest of the text finds: 'frenos valencia' first in that city, then as a name is
 * written, then in a street of that name. What is known as no place may be one all the same, once nothing else was found.
 */
export function textFiltersOf(text: string, synonyms: SynonymIndex): TextFilter[] {
  const readings = wordReadings(text, synonyms);
  const written = readings.map((words): TextFilter => ({ words }));
  const [literal] = readings;
  const anywhere = literal ? [{ words: literal.map(orPlace) }] : [];
  const named = readPlaces(text);
  if (!named) return [...written, ...anywhere];
  const rest = wordReadings(named.rest, synonyms);
  const within = (places: WordWays[]): TextFilter[] =>
    rest.length ? rest.map((words) => ({ words, places })) : [{ places }];
  return [...within(named.cities), ...written.slice(0, 1), ...within(named.streets), ...written.slice(1), ...anywhere];
}

/**
 * Reads a query; prices are typed in bolivars and compared in dollars at `tasa`. Of several filters, which read the text
 * ever more freely, the first that finds something holds.
 */
export function toServiceFilters(
  query: Partial<Query>,
  { tasa, synonyms }: Context,
  tallerId = query.taller,
): ServiceFilter[] {
  const { categoria, tipoVehiculo, minPrecio, maxPrecio, estado, ciudad } = query;
  const text = query.busqueda ?? query.q ?? '';
  const texts = textFiltersOf(text, synonyms);
  const filter: ServiceFilter = {
    ...(tallerId && { tallerId }),
    ...(categoria && {
      categorias: slugsOf(categoria),
    }),
    ...(tipoVehiculo && { tipoVehiculo }),
    ...(estado && { estado }),
    ...(ciudad && { ciudad }),
    ...(minPrecio !== undefined && minPrecio > 0 && { minimo: dollarsFrom(minPrecio, tasa) }),
    ...(maxPrecio !== undefined && { maximo: dollarsTo(maxPrecio, tasa) }),
    ...(text && !texts.length && { impossible: true as const }),
  };
  return texts.length ? texts.map((one) => ({ ...filter, ...one })) : [filter];
}

/** The same filter without one group, for the counts of that group's other choices. */
export const withoutGroup = (filter: ServiceFilter, group: ServiceGroup): ServiceFilter => ({
  ...filter,
  [group]: undefined,
});

function placeMatch(estado: string, ciudad: string | undefined): unknown {
  if (ciudad) return placeKey({ estado, ciudad });
  const { from, before } = placeKeysOf(estado);
  return { $gte: from, $lt: before };
}

/** The filter in the database's words; holds only values that `toFiltro` has typed. `toId` makes the workshop's id. */
export function toServiceMatch(
  {
    tallerId,
    categorias,
    tipoVehiculo,
    estado,
    ciudad,
    minimo,
    maximo,
    words = [],
    places = [],
    impossible,
  }: ServiceFilter,
  toId: (id: string) => unknown,
): Record<string, unknown> {
  const parts = [...words, ...places, ...(ciudad && !estado ? [cityWays(ciudad)] : [])];
  const precio = { ...(minimo !== undefined && { $gte: minimo }), ...(maximo !== undefined && { $lte: maximo }) };
  return {
    visible: true,
    disponible: true,
    ...(tallerId && { tallerId: toId(tallerId) }),
    ...(categorias && { categoria: { $in: categorias } }),
    ...(tipoVehiculo && { vehiculosCompatibles: tipoVehiculo }),
    ...(Object.keys(precio).length && { precioVigente: precio }),
    ...(estado && { lugar: placeMatch(estado, ciudad) }),
    ...(parts.length && wordMatch(parts)),
    ...(impossible && { _id: { $in: [] } }),
  };
}

export const SERVICE_SORT_KEYS: Record<(typeof SERVICE_SORTS)[number], Record<string, 1 | -1>> = {
  prioridad: { prioridad: -1, valoracionPromedio: -1, _id: 1 },
  precio_asc: { precioVigente: 1, _id: 1 },
  precio_desc: { precioVigente: -1, _id: 1 },
  valoracion: { valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 },
  alfabetico: { nombreOrden: 1, _id: 1 },
};
/** Sort by demand, the services asked for most first. */
export const POPULAR: Record<string, 1 | -1> = {
  prioridad: -1,
  numeroValoraciones: -1,
  valoracionPromedio: -1,
  _id: 1,
};
