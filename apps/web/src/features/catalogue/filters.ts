import { findCategoria } from '@tuerca/contracts/products/categorias';
import { MAX_PRICE_FILTER } from '@tuerca/contracts/catalogue/schemas';
import { MIN_MODEL_YEAR, vehicleName, type Vehiculo } from '@tuerca/contracts/garaje/vehiculo';

export const LIMITES = [6, 12, 24] as const;
export const ORDENES = {
  newest: 'Más recientes',
  'price-low-high': 'Precio: de menor a mayor',
  'price-high-low': 'Precio: de mayor a menor',
  relevance: 'Relevancia',
} as const;
export type Orden = keyof typeof ORDENES;
export const VISTAS = ['cuadricula', 'lista'] as const;

/** What the address says about the catalogue. Prices are dollars; `category` is the id of a category, '' means no filter. */
export interface Filters {
  search: string;
  category: string;
  subcategory: string;
  marca: string;
  modelo: string;
  /** Year of the vehicle; 0 is any. */
  anio: number;
  /** Only what fits the chosen vehicle, which is no part of the address; without one it filters nothing. */
  sirve: boolean;
  disponible: boolean;
  minPrice: number;
  maxPrice: number;
  sort: Orden;
  page: number;
  limit: (typeof LIMITES)[number];
  vista: (typeof VISTAS)[number];
}
export type FilterChange = Partial<Filters>;

export const DEFAULTS: Filters = {
  search: '',
  category: '',
  subcategory: '',
  marca: '',
  modelo: '',
  anio: 0,
  sirve: false,
  disponible: true,
  minPrice: 0,
  maxPrice: MAX_PRICE_FILTER,
  sort: 'newest',
  page: 1,
  limit: 6,
  vista: 'cuadricula',
};

// The contract's bound; a fixed one, so that an address reads alike on the server and here.
const ANIO_MAX = 2100;

const amount = (text: string | null, fallback: number): number => {
  const value = text === null || text === '' ? NaN : Number(text);
  return Number.isFinite(value) && value >= 0 && value <= MAX_PRICE_FILTER ? value : fallback;
};
const oneOf = <T>(options: readonly T[], value: unknown, fallback: T): T =>
  options.find((option) => String(option) === String(value)) ?? fallback;

/** Reads the address; whatever makes no sense there counts as absent. */
export function readFilters(params: URLSearchParams): Filters {
  const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  const given = text('category', 60);
  const minPrice = amount(params.get('minPrice'), 0);
  const maxPrice = amount(params.get('maxPrice'), MAX_PRICE_FILTER);
  const page = Number(params.get('page'));
  const anio = Number(params.get('anio'));
  return {
    search: text('search', 200),
    category: findCategoria(given)?.id ?? given,
    subcategory: given && text('subcategory', 80),
    marca: text('marca', 60),
    modelo: text('marca', 60) && text('modelo', 60),
    anio: Number.isInteger(anio) && anio >= MIN_MODEL_YEAR && anio <= ANIO_MAX ? anio : 0,
    sirve: params.get('sirve') === 'true',
    disponible: params.get('disponible') !== 'false',
    ...(minPrice <= maxPrice ? { minPrice, maxPrice } : { minPrice: 0, maxPrice: MAX_PRICE_FILTER }),
    sort: oneOf(Object.keys(ORDENES) as Orden[], params.get('sort'), 'newest'),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    limit: oneOf(LIMITES, params.get('limit'), 6),
    vista: oneOf(VISTAS, params.get('vista'), 'cuadricula'),
  };
}

/** The address of filters: what is as usual stays out of it. */
export const writeFilters = (filters: Filters): URLSearchParams =>
  new URLSearchParams(
    (Object.keys(DEFAULTS) as (keyof Filters)[])
      .filter((name) => filters[name] !== DEFAULTS[name])
      .map((name) => [name, String(filters[name])]),
  );

/** Applies a change by the catalogue's rules: any change but of page and view goes back to page 1, a parent takes its child along, the same model again lets go of it. */
export function changeFilters(filters: Filters, change: FilterChange): Filters {
  const next = { ...filters, ...change };
  if (change.category !== undefined && change.category !== filters.category)
    next.subcategory = change.subcategory ?? '';
  if (change.marca !== undefined && change.marca !== filters.marca) next.modelo = change.modelo ?? '';
  if (change.modelo && change.modelo === filters.modelo && (change.marca ?? filters.marca) === filters.marca)
    next.modelo = '';
  if (!next.category) next.subcategory = '';
  if (!next.marca) next.modelo = '';
  const onlyPlace = Object.keys(change).every((name) => name === 'page' || name === 'vista');
  return onlyPlace ? next : { ...next, page: 1 };
}

/** Query of GET /api/products but for the vehicle's own part: filters that filter nothing are left out, price bounds unless narrowed. */
export const toQuery = (
  {
    search,
    category,
    subcategory,
    marca,
    modelo,
    anio,
    sirve,
    disponible,
    minPrice,
    maxPrice,
    sort,
    page,
    limit,
    vista,
  }: Filters,
  vehicle: Vehiculo | null,
) => ({
  page,
  limit,
  sort,
  search: search || undefined,
  category: category || undefined,
  subcategory: subcategory || undefined,
  marca: marca || undefined,
  modelo: modelo || undefined,
  anio: anio || undefined,
  sirve: sirve && vehicle ? ('true' as const) : undefined,
  disponible: disponible ? ('true' as const) : undefined,
  minPrice: minPrice > 0 ? minPrice : undefined,
  maxPrice: maxPrice < MAX_PRICE_FILTER ? maxPrice : undefined,
  vista: vista === 'lista' ? vista : undefined,
});

const dollars = (value: number) => `$ ${value.toLocaleString('es-VE', { maximumFractionDigits: 2 })}`;
const priceLabel = ({ minPrice, maxPrice }: Filters): string =>
  minPrice > 0 && maxPrice < MAX_PRICE_FILTER
    ? `Ref. ${dollars(minPrice)} a ${dollars(maxPrice)}`
    : minPrice > 0
      ? `Desde Ref. ${dollars(minPrice)}`
      : `Hasta Ref. ${dollars(maxPrice)}`;

/** What is applied, in words, each with the change that takes it away. 'Only available' is how the catalogue starts: it is a switch, not a filter to remove. */
export function appliedFilters(filters: Filters, vehicle: Vehiculo | null): { label: string; remove: FilterChange }[] {
  const { search, category, subcategory, marca, modelo, anio, sirve, disponible, minPrice, maxPrice } = filters;
  return [
    sirve && vehicle && { label: `Sirve para ${vehicleName(vehicle)}`, remove: { sirve: false } },
    search && { label: `“${search}”`, remove: { search: '' } },
    category && { label: findCategoria(category)?.nombre ?? category, remove: { category: '' } },
    subcategory && { label: subcategory, remove: { subcategory: '' } },
    marca && { label: marca, remove: { marca: '' } },
    modelo && { label: modelo, remove: { modelo: '' } },
    anio > 0 && { label: `Año ${anio}`, remove: { anio: 0 } },
    !disponible && { label: 'Incluye agotados', remove: { disponible: true } },
    (minPrice > 0 || maxPrice < MAX_PRICE_FILTER) && {
      label: priceLabel(filters),
      remove: { minPrice: 0, maxPrice: MAX_PRICE_FILTER },
    },
  ].filter((entry) => !!entry);
}

/** What is left after 'Limpiar todo': order and view are no filters. */
export const clearFilters = ({ sort, limit, vista }: Filters): Filters => ({ ...DEFAULTS, sort, limit, vista });

/** A typed price range in dollars (comma or point), or the sentence that says what is wrong. */
export function readRange(
  min: string,
  max: string,
): { minPrice: number; maxPrice: number } | { error: string; field: 'min' | 'max' } {
  const value = (text: string, empty: number) => (text.trim() === '' ? empty : Number(text.trim().replace(',', '.')));
  const minPrice = value(min, 0);
  const maxPrice = value(max, MAX_PRICE_FILTER);
  const wrong = (n: number) => !Number.isFinite(n) || n < 0 || n > MAX_PRICE_FILTER;
  const limits = `Escribe un precio entre 0 y ${MAX_PRICE_FILTER.toLocaleString('es-VE')}`;
  if (wrong(minPrice)) return { error: limits, field: 'min' };
  if (wrong(maxPrice)) return { error: limits, field: 'max' };
  if (minPrice > maxPrice) return { error: 'El máximo no puede ser menor que el mínimo', field: 'max' };
  return { minPrice, maxPrice };
}
