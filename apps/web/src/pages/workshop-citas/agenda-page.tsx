import Container from '@mui/material/Container';
import { AgendaView } from '../../features/workshop-citas/agenda-view';
import { presupuestoOf } from '../../features/presupuestos/presupuesto-of';
import { actingId } from '../../lib/page-access';
import { Head } from '../../lib/head';
import { useUser } from '../../lib/session';

/** Citas, of the workshop's panel. */
export function AgendaPage() {
  // A workshop has the id of its account.
  const user = useUser();
  const tallerId = user && actingId(user);
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Citas" noindex />
      {tallerId && <AgendaView tallerId={tallerId} presupuesto={presupuestoOf} />}
    </Container>
  );
}
