import Container from '@mui/material/Container';
import { HistoryView } from '@/features/citas/service-history/history-view';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Completed services, of the workshop's panel. */
export const ServiceHistoryPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Historial de servicios" noindex />
    <PageHeader title="Historial de servicios" text="Lo que completaste, con su precio, garantía y calificación." />
    <HistoryView />
  </Container>
);
