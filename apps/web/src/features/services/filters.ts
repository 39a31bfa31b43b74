import { TIPO_VEHICULO_LABELS, TipoVehiculo } from '@tuerca/contracts/garaje/tipos';
import { SERVICE_CATEGORIAS } from '@tuerca/contracts/services/categorias';
import { Id } from '@tuerca/contracts/kernel/fields';
import { SERVICE_SORTS } from '@tuerca/contracts/services/schemas';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import type { Vista } from '../../ui/list-toolbar';
import type { RangeProblem } from '../../ui/price-range';

export type Orden = (typeof SERVICE_SORTS)[number];
export const ORDENES: Record<Orden, string> = {
  prioridad: 'Recomendados',
  precio_asc: 'Precio: de menor a mayor',
  precio_desc: 'Precio: de mayor a menor',
  valoracion: 'Mejor valorados',
  alfabetico: 'Nombre: de la A a la Z',
};
/** The highest price that can be typed, in Bs. */
export const PRECIO_BS_MAX = 1_000_000_000;
export const POR_PAGINA = 9;

/** What the address says about the list of services. Prices are Bs.; `categoria` is a public name, '' means no filter. */
export interface Filters {
  busqueda: string;
  categoria: string;
  tipoVehiculo: TipoVehiculo | '';
  minPrecio: number;
  maxPrecio: number;
  taller: string;
  sortBy: Orden;
  page: number;
  vista: Vista;
}
export type FilterChange = Partial<Filters>;

export const DEFAULTS: Filters = {
  busqueda: '',
  categoria: '',
  tipoVehiculo: '',
  minPrecio: 0,
  maxPrecio: PRECIO_BS_MAX,
  taller: '',
  sortBy: 'prioridad',
  page: 1,
  vista: 'cuadricula',
};

/** Public name of a category by its public name or its slug, however written; '' when there is none. */
const publica = (given: string): string => {
  const wanted = normalizeText(given);
  return (
    (wanted &&
      (
        SERVICE_CATEGORIAS.find((c) => normalizeText(c.publica) === wanted) ??
        SERVICE_CATEGORIAS.find((c) => normalizeText(c.id) === wanted)
      )?.publica) ||
    ''
  );
};
const amount = (text: string | null, fallback: number): number => {
  const value = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) && value >= 0 && value <= PRECIO_BS_MAX ? value : fallback;
};

/** Reads the address; whatever makes no sense there counts as absent. */
export function readFilters(params: URLSearchParams): Filters {
  const text = (...names: string[]) =>
    (names.map((name) => params.get(name)?.trim()).find(Boolean) ?? '').slice(0, 100);
  const minPrecio = amount(params.get('minPrecio'), 0);
  const maxPrecio = amount(params.get('maxPrecio'), PRECIO_BS_MAX);
  const page = Number(params.get('page'));
  return {
    busqueda: text('busqueda', 'q', 'search', 'query'),
    categoria: publica(text('categoria')),
    tipoVehiculo: TipoVehiculo.safeParse(params.get('tipoVehiculo')).data ?? '',
    ...(minPrecio <= maxPrecio ? { minPrecio, maxPrecio } : { minPrecio: 0, maxPrecio: PRECIO_BS_MAX }),
    taller: Id.safeParse(params.get('taller')).data ?? '',
    sortBy: SERVICE_SORTS.find((orden) => orden === params.get('sortBy')) ?? 'prioridad',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    vista: params.get('vista') === 'lista' ? 'lista' : 'cuadricula',
  };
}

/** The address of filters: what is as usual stays out of it. */
export const writeFilters = (filters: Filters): URLSearchParams =>
  new URLSearchParams(
    (Object.keys(DEFAULTS) as (keyof Filters)[])
      .filter((name) => filters[name] !== DEFAULTS[name])
      .map((name) => [name, String(filters[name])]),
  );

/** Applies a change; any but of page and view goes back to page 1. */
export const changeFilters = (filters: Filters, change: FilterChange): Filters => {
  const onlyPlace = Object.keys(change).every((name) => name === 'page' || name === 'vista');
  return { ...filters, ...(!onlyPlace && { page: 1 }), ...change };
};

/** What is left after 'Limpiar todo': order and view are no filters. */
export const clearFilters = ({ sortBy, vista }: Filters): Filters => ({ ...DEFAULTS, sortBy, vista });

/** Query of GET /api/servicios-mecanicos: filters that filter nothing are left out. */
export const toQuery = ({
  busqueda,
  categoria,
  tipoVehiculo,
  minPrecio,
  maxPrecio,
  taller,
  sortBy,
  page,
}: Filters) => ({
  page,
  limit: POR_PAGINA,
  sortBy,
  busqueda: busqueda || undefined,
  categoria: categoria || undefined,
  tipoVehiculo: tipoVehiculo || undefined,
  minPrecio: minPrecio > 0 ? minPrecio : undefined,
  maxPrecio: maxPrecio < PRECIO_BS_MAX ? maxPrecio : undefined,
  taller: taller || undefined,
});

const figure = (value: number) => value.toLocaleString('es-VE', { maximumFractionDigits: 2 });
const priceLabel = ({ minPrecio, maxPrecio }: Filters): string =>
  minPrecio > 0 && maxPrecio < PRECIO_BS_MAX
    ? `Bs. ${figure(minPrecio)} a ${figure(maxPrecio)}`
    : minPrecio > 0
      ? `Desde Bs. ${figure(minPrecio)}`
      : `Hasta Bs. ${figure(maxPrecio)}`;

/** What is applied, in words, each with the change that takes it away. The address knows a workshop by its id: `nombreTaller` comes with the answer. */
export function appliedFilters(filters: Filters, nombreTaller?: string): { label: string; remove: FilterChange }[] {
  const { busqueda, categoria, tipoVehiculo, minPrecio, maxPrecio, taller } = filters;
  return [
    busqueda && { label: `“${busqueda}”`, remove: { busqueda: '' } },
    categoria && { label: categoria, remove: { categoria: '' } },
    tipoVehiculo && { label: TIPO_VEHICULO_LABELS[tipoVehiculo], remove: { tipoVehiculo: '' as const } },
    (minPrecio > 0 || maxPrecio < PRECIO_BS_MAX) && {
      label: priceLabel(filters),
      remove: { minPrecio: 0, maxPrecio: PRECIO_BS_MAX },
    },
    taller && { label: nombreTaller ?? 'Un solo taller', remove: { taller: '' } },
  ].filter((entry) => !!entry);
}

/** '1.500', '1500,50', '1.234.567,8' or '12.5' as people type bolivars; NaN when it is no amount. */
const typed = (text: string): number => {
  const thousands = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(text);
  return Number((thousands ? text.replaceAll('.', '') : text).replace(',', '.'));
};
/** How an amount stands in its field; '' for an open end. */
export const showBs = (value: number, bound: number): string => (value === bound ? '' : figure(value));

/** A typed price range in bolivars, or the sentence that says what is wrong. */
export function readRange(min: string, max: string): { minPrecio: number; maxPrecio: number } | RangeProblem {
  const value = (text: string, empty: number) => (text.trim() === '' ? empty : typed(text.trim()));
  const minPrecio = value(min, 0);
  const maxPrecio = value(max, PRECIO_BS_MAX);
  const wrong = (n: number) => !Number.isFinite(n) || n < 0 || n > PRECIO_BS_MAX;
  const limits = `Escribe un precio entre 0 y ${figure(PRECIO_BS_MAX)}`;
  if (wrong(minPrecio)) return { error: limits, field: 'min' };
  if (wrong(maxPrecio)) return { error: limits, field: 'max' };
  if (minPrecio > maxPrecio) return { error: 'El máximo no puede ser menor que el mínimo', field: 'max' };
  return { minPrecio, maxPrecio };
}
