import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { BUSINESS_FILTERS } from '@/entities/auth/negocios/business-filters';
import { BusinessList } from '@/entities/auth/negocios/business-list';
import { storesQuery } from '@/entities/auth/stores/stores.queries';
import { Head } from '@/lib/head';
import { useAddressFilters } from '@/lib/use-address-filters';
import { PageHeader } from '@/ui/page-header';

/** The stores, narrowed by what the address says. */
export function StoreList() {
  const address = useAddressFilters(BUSINESS_FILTERS.tienda);
  return <BusinessList kind="tienda" address={address} query={useQuery(storesQuery(address.filters))} />;
}

/** The stores. */
export const StoresPage = () => (
  <Container>
    <Head
      title="Tiendas"
      description="Repuesteras de toda Venezuela: lo que venden, su horario de hoy, su teléfono y lo que dicen sus clientes."
    />
    <PageHeader wideText title="Tiendas" text="Repuesteras con su horario, su teléfono y todo lo que venden." />
    <StoreList />
  </Container>
);
