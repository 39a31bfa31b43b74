import { useQuery } from '@tanstack/react-query';
import { BUSINESS_FILTERS } from '@/entities/auth/negocios/business-filters';
import { BusinessList } from '@/entities/auth/negocios/business-list';
import { storesQuery } from '@/entities/auth/stores/stores.queries';
import { useAddressFilters } from '@/lib/use-address-filters';

/** The stores, narrowed by what the address says. */
export function StoreList() {
  const address = useAddressFilters(BUSINESS_FILTERS.tienda);
  return <BusinessList kind="tienda" address={address} query={useQuery(storesQuery(address.filters))} />;
}
