import { type AddressFilters, useAddressFilters } from '@/lib/use-address-filters';
import { CATALOGUE_FILTERS, type CatalogueFilters, SEARCH_FILTERS } from './filters';

/** The catalogue's filters; `isSearch` on the page of a search. */
export const useCatalogueFilters = (isSearch = false): AddressFilters<CatalogueFilters> =>
  useAddressFilters(isSearch ? SEARCH_FILTERS : CATALOGUE_FILTERS);
