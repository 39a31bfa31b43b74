import { useAddressFilters, type AddressFilters } from '@/lib/use-address-filters';
import { CATALOGUE_FILTERS, SEARCH_FILTERS, type Filters } from './filters';

/** The catalogue's filters; `isSearch` on the page of a search. */
export const useFilters = (isSearch = false): AddressFilters<Filters> =>
  useAddressFilters(isSearch ? SEARCH_FILTERS : CATALOGUE_FILTERS);
