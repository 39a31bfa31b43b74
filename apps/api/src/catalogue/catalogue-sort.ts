import type { CatalogueQuery } from '@tuerca/contracts/catalogue/schemas';

type SortSpec = Record<string, 1 | -1>;
/** Each ends in _id, so that two pages never share a product. */
const SORTS: Record<CatalogueQuery['sort'], SortSpec> = {
  newest: { createdAt: -1, _id: -1 },
  'price-low-high': { precioFinalCentavos: 1, _id: 1 },
  'price-high-low': { precioFinalCentavos: -1, _id: -1 },
  popularity: { vendidos: -1, _id: -1 },
  relevance: { destacado: -1, vendidos: -1, _id: -1 },
};

/** How a list is ordered; `order` turns it round when it asks for the other direction. */
export function toSortSpec({ sort, order }: Pick<CatalogueQuery, 'sort' | 'order'>): SortSpec {
  const spec = SORTS[sort];
  const natural = Object.values(spec)[0] === 1 ? 'asc' : 'desc';
  if (!order || order === natural) return spec;
  return Object.fromEntries(Object.entries(spec).map(([field, direction]) => [field, direction === 1 ? -1 : 1]));
}
