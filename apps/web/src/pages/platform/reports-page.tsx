import Container from '@mui/material/Container';
import { ReportsView } from '@/features/platform/reportes/reports-view';
import { Head } from '@/lib/head';

/** Reportes, of the administrators' office. */
export const ReportsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Reportes" noindex />
    <ReportsView />
  </Container>
);
