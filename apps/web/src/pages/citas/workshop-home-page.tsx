import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { OwnReviewBand } from '@/entities/auth/negocios/own-review-band';
import { FirstPending, Today } from '@/features/citas/workshop-citas/today';
import { agendaQuery, pendingQuery } from '@/features/citas/workshop-citas/workshop-citas.queries';
import { WorkshopHome } from '@/features/citas/workshop-home/workshop-home';
import { workshopStatisticsQuery } from '@/features/citas/workshop-home/workshop-home.queries';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { AddRounded } from '@/ui/icons/add-rounded';
import { PageHeader } from '@/ui/page-header';
import { citaExtras } from './cita-extras';

/** Pending appointments on the first screen. */
const PENDING_SHOWN = 5;

/** The workshop's panel opens here. */
export const WorkshopHomePage: EarlyPage = () => {
  const user = useUser();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Dashboard" noindex />
      <PageHeader
        title={user?.negocio || 'Tu taller'}
        text="Lo de hoy, lo que espera tu respuesta y cómo va el mes."
        actions={
          <>
            <Button variant="outlined" component={Link} to={paths.workshopAvailability()}>
              Disponibilidad
            </Button>
            <Button variant="contained" component={Link} to={paths.workshopNewCita()} startIcon={<AddRounded />}>
              Nueva cita
            </Button>
          </>
        }
      />
      <OwnReviewBand kind="workshop" />
      {user && (
        <WorkshopHome
          tallerId={user._id}
          today={<Today tallerId={user._id} presupuesto={citaExtras} />}
          pending={<FirstPending limit={PENDING_SHOWN} presupuesto={citaExtras} />}
        />
      )}
    </Container>
  );
};
WorkshopHomePage.early = {
  role: 'workshop',
  ask: (cache, { user }) => {
    const today = caracasDate(new Date());
    void cache.prefetchQuery(workshopStatisticsQuery(user._id));
    void cache.prefetchQuery(agendaQuery(user._id, today, today));
    void cache.prefetchQuery(pendingQuery(1, PENDING_SHOWN));
  },
};
