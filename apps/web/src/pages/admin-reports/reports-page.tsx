import Container from '@mui/material/Container';
import { ReportsView } from '../../features/admin-reports/reports-view';
import { Head } from '../../lib/head';
import { PageHeader } from '../../ui/page-header';

/** Reportes, of the administrators' office. */
export const ReportsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Reportes" noindex />
    <PageHeader title="Reportes" text="Lo que la gente nos pide revisar. Primero lo que más espera." />
    <ReportsView />
  </Container>
);
