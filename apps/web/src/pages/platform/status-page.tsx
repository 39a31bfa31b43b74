import Container from '@mui/material/Container';
import { StatusView } from '@/features/platform/system-status/status-view';
import { Head } from '@/lib/head';

/** Estado del sistema, of the administrators' office. */
export const StatusPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Estado del sistema" noindex />
    <StatusView />
  </Container>
);
