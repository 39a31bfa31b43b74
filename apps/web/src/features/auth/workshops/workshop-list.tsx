import { useQuery } from '@tanstack/react-query';
import { BUSINESS_FILTERS } from '@/entities/auth/negocios/business-filters';
import { BusinessList } from '@/entities/auth/negocios/business-list';
import { workshopsQuery } from '@/entities/auth/workshops/workshops.queries';
import { useAddressFilters } from '@/lib/use-address-filters';

/** The workshops, narrowed by what the address says. */
export function WorkshopList() {
  const address = useAddressFilters(BUSINESS_FILTERS.taller);
  return <BusinessList kind="taller" address={address} query={useQuery(workshopsQuery(address.filters))} />;
}
