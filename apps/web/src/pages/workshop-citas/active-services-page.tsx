import Container from '@mui/material/Container';
import { presupuestoOf } from '../../features/presupuestos/presupuesto-of';
import { ActiveView } from '../../features/workshop-citas/active-view';
import { Head } from '../../lib/head';

/** Active services, of the workshop's panel. */
export const ActiveServicesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Servicios activos" noindex />
    <ActiveView presupuesto={presupuestoOf} />
  </Container>
);
