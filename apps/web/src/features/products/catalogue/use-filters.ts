import { type AddressFilters, useAddressFilters } from '@/lib/use-address-filters';
import { CATALOGUE_FILTERS, type Filters, SEARCH_FILTERS } from './filters';

/** The catalogue's filters; `isSearch` on the page of a search. */
export const useFilters = (isSearch = false): AddressFilters<Filters> =>
  useAddressFilters(isSearch ? SEARCH_FILTERS : CATALOGUE_FILTERS);
