import Container from '@mui/material/Container';
import { AvailabilityView } from '@/features/citas/availability/availability-view';
import { Head } from '@/lib/head';
import { useUser } from '@/lib/session';
import { PageHeader } from '@/ui/page-header';

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
