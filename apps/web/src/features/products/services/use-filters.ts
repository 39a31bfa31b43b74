import { type AddressFilters, useAddressFilters } from '@/lib/use-address-filters';
import { type ServiceFilters, SERVICE_FILTERS } from './filters';

/** Filters of the services. */
export const useServiceFilters = (): AddressFilters<ServiceFilters> => useAddressFilters(SERVICE_FILTERS);
