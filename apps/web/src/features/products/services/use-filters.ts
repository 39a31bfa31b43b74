import { type AddressFilters, useAddressFilters } from '@/lib/use-address-filters';
import { SERVICE_FILTERS, type ServiceFilters } from './filters';

/** Filters of the services. */
export const useServiceFilters = (): AddressFilters<ServiceFilters> => useAddressFilters(SERVICE_FILTERS);
