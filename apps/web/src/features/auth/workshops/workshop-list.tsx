import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { BUSINESS_FILTERS } from '@/entities/auth/negocios/business-filters';
import { BusinessList } from '@/entities/auth/negocios/business-list';
import { workshopsQuery } from '@/entities/auth/workshops/workshops.queries';
import { Head } from '@/lib/head';
import { useAddressFilters } from '@/lib/use-address-filters';
import { PageHeader } from '@/ui/page-header';

/** The workshops, narrowed by what the address says. */
export function WorkshopList() {
  const address = useAddressFilters(BUSINESS_FILTERS.taller);
  return <BusinessList kind="taller" address={address} query={useQuery(workshopsQuery(address.filters))} />;
}

/** The workshops. */
export const WorkshopsPage = () => (
  <Container>
    <Head
      title="Talleres"
      description="Talleres mecánicos de toda Venezuela: especialidades, horario de hoy, valoración y servicios para agendar."
    />
    <PageHeader
      wideText
      title="Talleres"
      text="Mecánicos por especialidad y cerca de ti. Mira sus servicios y agenda tu cita."
    />
    <WorkshopList />
  </Container>
);
