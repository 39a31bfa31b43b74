import Container from '@mui/material/Container';
import { askForToday } from '@/features/citas/workshop-citas/agenda-early';
import { AgendaView } from '@/features/citas/workshop-citas/agenda-view';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { actingId } from '@/lib/page-access';
import { useUser } from '@/lib/session';
import { citaExtras } from './cita-extras';

/** Citas, of the workshop's panel. */
export const AgendaPage: EarlyPage = () => {
  // A workshop has the id of its account.
  const user = useUser();
  const tallerId = user && actingId(user);
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Citas" noindex />
      {tallerId && <AgendaView tallerId={tallerId} presupuesto={citaExtras} />}
    </Container>
  );
};
AgendaPage.early = { role: 'workshop', ask: askForToday };
