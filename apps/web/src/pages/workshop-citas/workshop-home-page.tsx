import { AddRounded } from '../../ui/icons/add-rounded';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { OwnReviewBand } from '../../entities/negocios/own-review-band';
import { presupuestoOf } from '../../features/presupuestos/presupuesto-of';
import { FirstPending, Today } from '../../features/workshop-citas/today';
import { WorkshopHome } from '../../features/workshop-home/workshop-home';
import { Head } from '../../lib/head';
import { paths } from '../../lib/paths';
import { useUser } from '../../lib/session';
import { PageHeader } from '../../ui/page-header';

/** Pending appointments on the first screen. */
const PENDING_SHOWN = 5;

/** The workshop's panel opens here. */
export function WorkshopHomePage() {
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
          today={<Today tallerId={user._id} presupuesto={presupuestoOf} />}
          pending={<FirstPending limit={PENDING_SHOWN} presupuesto={presupuestoOf} />}
        />
      )}
    </Container>
  );
}
