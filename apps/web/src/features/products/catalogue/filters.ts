import { MIN_MODEL_YEAR, type Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { MAX_PRICE_FILTER } from '@tuerca/contracts/products/catalogue/rules';
import { findCategoria } from '@tuerca/contracts/products/products/categorias';
import { readNumber } from '@tuerca/contracts/venezuela/numero';
import type { Place } from '@tuerca/contracts/venezuela/place';
import { type AppliedFilter, defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, flagField, numberField, pageField, quoted, textField, viewField } from '@/lib/filter-fields';
import { CHEAPEST_FIRST, DEAREST_FIRST, MAX_BELOW_MIN } from '@/ui/labels';

export const CATALOGUE_LIMITS = [6, 12, 24] as const;
export const CATALOGUE_SORT_NAMES = {
  relevance: 'Relevancia',
  newest: 'Más recientes',
  'price-low-high': CHEAPEST_FIRST,
  'price-high-low': DEAREST_FIRST,
} as const;
type Sort = keyof typeof CATALOGUE_SORT_NAMES;

const SORT_KEYS = Object.keys(CATALOGUE_SORT_NAMES) as Sort[];
const dollars = (value: number) => `$ ${value.toLocaleString('es-VE', { maximumFractionDigits: 2 })}`;
const priceLabel = (min: number | undefined, max: number | undefined): string =>
  min !== undefined && max !== undefined
    ? `Ref. ${dollars(min)} a ${dollars(max)}`
    : min !== undefined
      ? `Desde Ref. ${dollars(min)}`
      : `Hasta Ref. ${dollars(max ?? MAX_PRICE_FILTER)}`;

/** Capitalizes: 'nuevo' -> 'Nuevo'. */
export const conditionLabel = (condicion: string): string => condicion.charAt(0).toUpperCase() + condicion.slice(1);

const CATALOGUE = {
  /** Parameter names on other lists and older screens. */
  search: textField({ max: 200, names: ['search', 'q', 'query', 'busqueda'], chip: quoted }),
  /** Id of a category; other spellings are converted to it. */
  category: textField({
    max: 60,
    read: (given) => findCategoria(given)?.id ?? given,
    chip: (id) => findCategoria(id)?.nombre ?? id,
  }),
  subcategory: textField({ max: 80, within: 'category', chip: String }),
  marca: textField({ max: 60, chip: String }),
  modelo: textField({ max: 60, within: 'marca', toggles: true, chip: String }),
  /** Year of the vehicle; 0 is any. The bounds are the contract's and fixed, so that server and browser read an address alike. */
  anio: numberField({ min: MIN_MODEL_YEAR, max: 2100, fallback: 0, integer: true, chip: (anio) => `Año ${anio}` }),
  enOferta: flagField({ chip: () => 'En oferta' }),
  /** Location of the stores. */
  estado: textField({ max: 60, chip: String }),
  ciudad: textField({ max: 80, within: 'estado', toggles: true, chip: String }),
  marcaRepuesto: textField({ max: 60, chip: (marca) => `Repuesto ${marca}` }),
  condicion: textField({ max: 40, chip: conditionLabel }),
  verificado: flagField({ chip: () => 'Tiendas verificadas' }),
  conEnvio: flagField({ chip: () => 'Con envío' }),
  /** Only products available in her place, which is not part of the address; no filter without one. */
  llega: flagField({ chip: () => 'Llega a mi ciudad' }),
  /** Only products that may fit the chosen vehicle, which is not part of the address; no filter without one. */
  sirve: flagField({ fallback: true }),
  /** On by default: switching it off counts as a filter. */
  disponible: flagField({ fallback: true, chip: () => 'Incluye agotados' }),
  /** Dollars. */
  minPrice: numberField({ min: 0, max: MAX_PRICE_FILTER, fallback: 0 }),
  maxPrice: numberField({ min: 0, max: MAX_PRICE_FILTER, fallback: MAX_PRICE_FILTER }),
  /** '' is the default order: relevance with a text, else the newest first. */
  sort: choiceField({ options: SORT_KEYS, fallback: '', kind: 'order' }),
  page: pageField(),
  limit: choiceField({ options: CATALOGUE_LIMITS, fallback: 24, kind: 'order' }),
  vista: viewField(),
};
/** Catalogue filters in the address; '' is no filter. */
export type CatalogueFilters = FilterValues<typeof CATALOGUE>;
export type CatalogueFilterChange = Partial<CatalogueFilters>;
/** Reads, writes and changes the catalogue's filters. */
export const CATALOGUE_FILTERS = defineFilters(CATALOGUE, [{ min: 'minPrice', max: 'maxPrice', chip: priceLabel }]);
/** The same for the search page: there the text is the subject of the page, not one of its filters. */
export const SEARCH_FILTERS = defineFilters(
  { ...CATALOGUE, search: { ...textField({ max: 200, names: ['q', 'search', 'query', 'busqueda'] }), kind: 'order' } },
  [{ min: 'minPrice', max: 'maxPrice', chip: priceLabel }],
);

/** Order of the list: the chosen one, or the default. */
export const catalogueSortOf = ({ sort, search }: Pick<CatalogueFilters, 'sort' | 'search'>): Sort =>
  sort || (search ? 'relevance' : 'newest');

/** Query of GET /api/products without the vehicle's own part: empty filters are left out, price bounds unless narrowed. */
export const toCatalogueQuery = (
  {
    search,
    category,
    subcategory,
    marca,
    modelo,
    anio,
    enOferta,
    estado,
    ciudad,
    marcaRepuesto,
    condicion,
    verificado,
    conEnvio,
    llega,
    sirve,
    disponible,
    minPrice,
    maxPrice,
    sort,
    page,
    limit,
    vista,
  }: CatalogueFilters,
  vehicle: Vehiculo | null,
  place: Place | null = null,
) => ({
  page,
  limit,
  sort: catalogueSortOf({ sort, search }),
  search: search || undefined,
  category: category || undefined,
  subcategory: subcategory || undefined,
  marca: marca || undefined,
  modelo: modelo || undefined,
  anio: anio || undefined,
  enOferta: enOferta ? ('true' as const) : undefined,
  estado: estado || undefined,
  ciudad: ciudad || undefined,
  marcaRepuesto: marcaRepuesto || undefined,
  condicion: condicion || undefined,
  verificado: verificado ? ('true' as const) : undefined,
  conEnvio: conEnvio ? ('true' as const) : undefined,
  llega: llega && place ? `${place.estado}/${place.ciudad.replaceAll('/', ' ')}` : undefined,
  sirve: sirve && vehicle ? ('true' as const) : undefined,
  disponible: disponible ? ('true' as const) : undefined,
  minPrice: minPrice > 0 ? minPrice : undefined,
  maxPrice: maxPrice < MAX_PRICE_FILTER ? maxPrice : undefined,
  vista: vista === 'lista' ? vista : undefined,
});

/** Labels of the applied filters, each with the change that removes it. */
export function appliedCatalogueFilters(
  filters: CatalogueFilters,
  vehicle: Vehiculo | null,
  isSearch = false,
): AppliedFilter<CatalogueFilters>[] {
  const applied = (isSearch ? SEARCH_FILTERS : CATALOGUE_FILTERS).applied(filters);
  return vehicle && !filters.sirve
    ? [{ label: 'Incluye lo que no le sirve', remove: { sirve: true } }, ...applied]
    : applied;
}

/** Parses a typed price range in dollars (comma or point), or returns its error. */
export function readPriceRange(
  min: string,
  max: string,
): { minPrice: number; maxPrice: number } | { error: string; field: 'min' | 'max' } {
  const value = (text: string, empty: number) => readNumber(text) ?? empty;
  const minPrice = value(min, 0);
  const maxPrice = value(max, MAX_PRICE_FILTER);
  const wrong = (n: number) => !Number.isFinite(n) || n < 0 || n > MAX_PRICE_FILTER;
  const limits = `Escribe un precio entre 0 y ${MAX_PRICE_FILTER.toLocaleString('es-VE')}`;
  if (wrong(minPrice)) return { error: limits, field: 'min' };
  if (wrong(maxPrice)) return { error: limits, field: 'max' };
  if (minPrice > maxPrice) return { error: MAX_BELOW_MIN, field: 'max' };
  return { minPrice, maxPrice };
}
