import Container from '@mui/material/Container';
import { ConfigView } from '@/features/platform/system-config/config-view';
import { Head } from '@/lib/head';

/** The configuration of the system, of the administrators' office. */
export const ConfigPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Configuración del sistema" noindex />
    <ConfigView />
  </Container>
);
