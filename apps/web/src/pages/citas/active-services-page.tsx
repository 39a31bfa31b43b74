import Container from '@mui/material/Container';
import { ActiveView } from '@/features/citas/workshop-citas/active-view';
import { Head } from '@/lib/head';
import { citaExtras } from './cita-extras';

/** Active services, of the workshop's panel. */
export const ActiveServicesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Servicios activos" noindex />
    <ActiveView presupuesto={citaExtras} />
  </Container>
);
