import { type CountedValues, type FacetGroup, toFacets } from '../facets';
import type { IndexFacets, IndexFilter } from '../product-index.service';
import { EVERY_YEAR, groupFilters } from './list-filters';
import { allOf, type Dsl } from './query-dsl';
import { countedPattern } from './vehicle-terms';

/** More values than any field has: counts are exact, and none is left out. */
const MAX_VALUES = 20_000;

const values = (field: string, include?: string): Dsl => ({
  terms: { field, size: MAX_VALUES, ...(include && { include }) },
});

/** Aggregations of the counts beside a list; each leaves the filters of its own group out. `filters` hold for all of them. */
export function facetAggregations(filter: IndexFilter, filters: readonly Dsl[]): Record<string, Dsl> {
  const under = (group: FacetGroup, aggs: Record<string, Dsl>): Dsl => {
    const own = [...filters, ...groupFilters(filter, group)];
    return { filter: own.length ? allOf(own) : { match_all: {} }, aggs };
  };
  return {
    categoria: under('categoria', { branches: values('rama') }),
    marca: under('marca', vehicleAggregations(filter.anio)),
    precio: under('precio', { min: { min: { field: 'precio' } }, max: { max: { field: 'precio' } } }),
    estado: under('estado', { places: values('lugar') }),
    marcaRepuesto: under('marcaRepuesto', { marcas: values('marcaRepuesto') }),
    condicion: under('condicion', { condiciones: values('condicion') }),
  };
}

/** In a year a product counts for the vehicles of its rows that cover it. */
function vehicleAggregations(anio: number | undefined): Record<string, Dsl> {
  const stated = { marcas: values('marca'), vehiculos: values('vehiculo') };
  if (anio === undefined) return stated;
  return {
    everyYear: { filter: EVERY_YEAR, aggs: stated },
    thatYear: {
      filter: { bool: { must_not: [EVERY_YEAR] } },
      aggs: {
        marcas: values('counted', countedPattern(anio, 'marcas')),
        vehiculos: values('counted', countedPattern(anio, 'modelos')),
      },
    },
  };
}

interface Buckets {
  buckets: { key: string; doc_count: number }[];
}
interface Vehicles {
  marcas: Buckets;
  vehiculos: Buckets;
}
/** Answer to `facetAggregations`. */
export interface FacetAggregates {
  categoria: { branches: Buckets };
  marca: Vehicles | { everyYear: Vehicles; thatYear: Vehicles };
  precio: { min: { value: number | null }; max: { value: number | null } };
  estado: { places: Buckets };
  marcaRepuesto: { marcas: Buckets };
  condicion: { condiciones: Buckets };
}

const counted = ({ buckets }: Buckets): Map<string, number> =>
  new Map(buckets.map(({ key, doc_count }) => [key, doc_count]));

/** Counts as lists show them. */
export const readFacets = (found: FacetAggregates): IndexFacets =>
  toFacets({
    branches: counted(found.categoria.branches),
    ...readVehicles(found.marca),
    precio: { min: (found.precio.min.value ?? 0) / 100, max: (found.precio.max.value ?? 0) / 100 },
    places: counted(found.estado.places),
    marcasRepuesto: counted(found.marcaRepuesto.marcas),
    condiciones: counted(found.condicion.condiciones),
  });

function readVehicles(found: FacetAggregates['marca']): Pick<CountedValues, 'marcas' | 'vehiculos'> {
  if (!('everyYear' in found)) return { marcas: counted(found.marcas), vehiculos: counted(found.vehiculos) };
  const { everyYear, thatYear } = found;
  const sum = (always: Buckets, ofYear: Buckets) => {
    const totals = counted(always);
    for (const { key, doc_count } of ofYear.buckets) {
      // 'Toyota|Corolla|201' and 'Toyota||201'.
      const name = key.slice(0, key.lastIndexOf('|')).replace(/\|$/, '');
      totals.set(name, (totals.get(name) ?? 0) + doc_count);
    }
    return totals;
  };
  return { marcas: sum(everyYear.marcas, thatYear.marcas), vehiculos: sum(everyYear.vehiculos, thatYear.vehiculos) };
}
