import Container from '@mui/material/Container';
import { AdminHome } from '@/features/admin/home/admin-home';
import { firstStepsQuery, statisticsQuery } from '@/features/admin/home/statistics.queries';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Panel de Control, the administrators' first screen. */
export const AdminHomePage: EarlyPage = () => (
  <Container maxWidth="xl" sx={{ pb: 4 }}>
    <Head title="Panel de Control" noindex />
    <PageHeader title="Panel de Control" text="Lo que espera por ti y cómo va la plataforma." />
    <AdminHome />
  </Container>
);
AdminHomePage.early = {
  role: 'admin',
  ask: (cache) => {
    void cache.prefetchQuery(firstStepsQuery);
    void cache.prefetchQuery(statisticsQuery);
  },
};
