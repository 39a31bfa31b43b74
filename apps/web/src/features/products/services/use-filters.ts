import { type AddressFilters, useAddressFilters } from '@/lib/use-address-filters';
import { type Filters, SERVICE_FILTERS } from './filters';

/** Filters of the services. */
export const useFilters = (): AddressFilters<Filters> => useAddressFilters(SERVICE_FILTERS);
