import { useAddressFilters, type AddressFilters } from '@/lib/use-address-filters';
import { SERVICE_FILTERS, type Filters } from './filters';

/** Filters of the services. */
export const useFilters = (): AddressFilters<Filters> => useAddressFilters(SERVICE_FILTERS);
