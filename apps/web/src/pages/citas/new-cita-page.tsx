import Container from '@mui/material/Container';
import { NewCitaView } from '@/features/citas/workshop-booking/new-cita-view';
import { Head } from '@/lib/head';
import { actingId } from '@/lib/page-access';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** Nueva cita, of the workshop's panel. */
export function NewCitaPage() {
  const user = useUser();
  const tallerId = user && actingId(user);
  return (
    <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
      <Head title="Nueva cita" noindex />
      <BackLink to={paths.workshopCitas()} label="Citas" />
      <PageHeader title="Nueva cita" text="Para quien te llama o está en el mostrador." />
      {tallerId && <NewCitaView tallerId={tallerId} />}
    </Container>
  );
}
