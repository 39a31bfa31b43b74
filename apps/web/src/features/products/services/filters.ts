import { ID_PATTERN, normalizeText } from '@tuerca/contracts/kernel/text';
import { allServiceCategorias, findServiceCategoria } from '@tuerca/contracts/products/services/categorias';
import { SERVICE_SORTS } from '@tuerca/contracts/products/services/rules';
import { pointText, readPoint } from '@tuerca/contracts/venezuela/distance';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { readNumber } from '@tuerca/contracts/venezuela/numero';
import { TIPO_VEHICULO_LABELS, type TipoVehiculo, tipoVehiculoOf } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { type AppliedFilter, defineFilters, type FilterField, type FilterValues } from '@/lib/define-filters';
import { choiceField, numberField, pageField, quoted, textField, viewField } from '@/lib/filter-fields';
import { CHEAPEST_FIRST, DEAREST_FIRST, MAX_BELOW_MIN } from '@/ui/labels';
import type { RangeProblem } from '@/ui/price-range';

export type ServiceSort = (typeof SERVICE_SORTS)[number];
const SORT_NAMES: Record<ServiceSort, string> = {
  prioridad: 'Recomendados',
  precio_asc: CHEAPEST_FIRST,
  precio_desc: DEAREST_FIRST,
  valoracion: 'Mejor valorados',
  alfabetico: 'De la A a la Z',
};
/** Orders with their names; from where somebody is the nearest are recommended. */
export const serviceSorts = ({ cerca }: Pick<ServiceFilters, 'cerca'>): [string, string][] =>
  Object.entries({ ...SORT_NAMES, ...(cerca && { prioridad: 'Más cerca de ti' }) });
/** Maximum price that can be typed, in Bs. */
export const PRECIO_BS_MAX = 1_000_000_000;
export const SERVICE_LIMITS = [9, 12, 24] as const;

/** Public name of a category by its public name or its slug, however spelled; '' when there is none. */
const publica = (given: string): string => {
  const wanted = normalizeText(given);
  return (
    (wanted &&
      (
        allServiceCategorias().find((c) => normalizeText(c.publica) === wanted) ??
        allServiceCategorias().find((c) => normalizeText(c.id) === wanted) ??
        findServiceCategoria(given)
      )?.publica) ||
    ''
  );
};
const figure = (value: number) => value.toLocaleString('es-VE', { maximumFractionDigits: 2 });
const priceLabel = (min: number | undefined, max: number | undefined): string =>
  min !== undefined && max !== undefined
    ? `Bs. ${figure(min)} a ${figure(max)}`
    : min !== undefined
      ? `Desde Bs. ${figure(min)}`
      : `Hasta Bs. ${figure(max ?? PRECIO_BS_MAX)}`;

const toPoint = (text: string): string => {
  const point = readPoint(text);
  return point ? pointText(point) : '';
};

const SERVICES = {
  busqueda: textField({ max: 100, names: ['busqueda', 'q', 'search', 'query'], chip: quoted }),
  /** Place of the person (`pointText`): the nearest come first. */
  cerca: textField({ max: 40, read: (text) => toPoint(text), chip: () => 'Cerca de mí' }),
  estado: choiceField<string, ''>({ options: ESTADO_NAMES, fallback: '', chip: String }),
  ciudad: textField({ max: 80, within: 'estado', chip: String }),
  /** Public name of a category. */
  categoria: textField({ max: 100, read: publica, chip: String }),
  tipoVehiculo: {
    fallback: '',
    read: tipoVehiculoOf,
    chip: (tipo) => tipo && TIPO_VEHICULO_LABELS[tipo],
  } as FilterField<TipoVehiculo | ''>,
  /** Bs. */
  minPrecio: numberField({ min: 0, max: PRECIO_BS_MAX, fallback: 0 }),
  maxPrecio: numberField({ min: 0, max: PRECIO_BS_MAX, fallback: PRECIO_BS_MAX }),
  taller: textField({ max: 24, read: (id) => (ID_PATTERN.test(id) ? id : ''), chip: () => 'Un solo taller' }),
  sortBy: choiceField({ options: SERVICE_SORTS, fallback: 'prioridad', kind: 'order' }),
  page: pageField(),
  limit: choiceField({ options: SERVICE_LIMITS, fallback: 24, kind: 'order' }),
  vista: viewField(),
};
/** Filters of the list of services in the address; '' is no filter. */
export type ServiceFilters = FilterValues<typeof SERVICES>;
export type ServiceFilterChange = Partial<ServiceFilters>;
/** Reads, writes and changes the services' filters. */
export const SERVICE_FILTERS = defineFilters(SERVICES, [{ min: 'minPrecio', max: 'maxPrecio', chip: priceLabel }]);

/** Query of GET /api/servicios-mecanicos: empty filters are left out. */
export const toServicesQuery = ({
  busqueda,
  cerca,
  estado,
  ciudad,
  categoria,
  tipoVehiculo,
  minPrecio,
  maxPrecio,
  taller,
  sortBy,
  page,
  limit,
}: ServiceFilters) => ({
  page,
  limit,
  sortBy,
  busqueda: busqueda || undefined,
  cerca: cerca || undefined,
  estado: ESTADO_NAMES.find((one) => one === estado),
  ciudad: ciudad || undefined,
  categoria: categoria || undefined,
  tipoVehiculo: tipoVehiculo || undefined,
  minPrecio: minPrecio > 0 ? minPrecio : undefined,
  maxPrecio: maxPrecio < PRECIO_BS_MAX ? maxPrecio : undefined,
  taller: taller || undefined,
});

/** Labels of the applied filters, each with the change that removes it. The address has only a workshop's id: `nombreTaller` comes with the answer. */
export const appliedServiceFilters = (
  filters: ServiceFilters,
  nombreTaller?: string,
): AppliedFilter<ServiceFilters>[] => SERVICE_FILTERS.applied(filters, { taller: nombreTaller });

/** Formats an amount for its field; '' for an open end. */
export const showBs = (value: number, bound: number): string => (value === bound ? '' : figure(value));

/** Parses a typed price range in bolivars, or returns its error. */
export function readServicePriceRange(
  min: string,
  max: string,
): { minPrecio: number; maxPrecio: number } | RangeProblem {
  const value = (text: string, empty: number) => readNumber(text) ?? empty;
  const minPrecio = value(min, 0);
  const maxPrecio = value(max, PRECIO_BS_MAX);
  const wrong = (n: number) => !Number.isFinite(n) || n < 0 || n > PRECIO_BS_MAX;
  const limits = `Escribe un precio entre 0 y ${figure(PRECIO_BS_MAX)}`;
  if (wrong(minPrecio)) return { error: limits, field: 'min' };
  if (wrong(maxPrecio)) return { error: limits, field: 'max' };
  if (minPrecio > maxPrecio) return { error: MAX_BELOW_MIN, field: 'max' };
  return { minPrecio, maxPrecio };
}
