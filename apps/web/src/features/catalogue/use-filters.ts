import { useAddressFilters, type AddressFilters } from '../../lib/use-address-filters';
import { CATALOGUE_FILTERS, type Filters } from './filters';

/** The catalogue's filters. */
export const useFilters = (): AddressFilters<Filters> => useAddressFilters(CATALOGUE_FILTERS);
