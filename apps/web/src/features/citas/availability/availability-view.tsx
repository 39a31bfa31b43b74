import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { Head } from '@/lib/head';
import { useUser } from '@/lib/session';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { availabilityQuery } from './availability.queries';
import { AvailabilityForm } from './availability-form';

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
    <Skeleton variant="rectangular" height={520} />
    <Skeleton variant="rectangular" height={520} />
  </Box>
);

/** A workshop's own availability, to be edited. */
function AvailabilityView({ tallerId }: { tallerId: string }) {
  const query = useQuery(availabilityQuery(tallerId));
  return (
    <DataState query={query} skeleton={<Waiting />} error={CITA_MESSAGES.availabilityFailed}>
      {(availability) => <AvailabilityForm availability={availability} />}
    </DataState>
  );
}

/** Disponibilidad, of the workshop's panel. */
export function AvailabilityPage() {
  // A workshop has the id of its account.
  const tallerId = useUser()?._id;
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Disponibilidad" noindex />
      <PageHeader title="Disponibilidad" text="Cuándo pueden agendar contigo tus clientes." />
      {tallerId && <AvailabilityView tallerId={tallerId} />}
    </Container>
  );
}
