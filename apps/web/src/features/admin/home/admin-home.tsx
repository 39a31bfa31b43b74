import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATISTICS_MESSAGES } from '@tuerca/contracts/admin/messages';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { AddBoxOutlined } from '@/ui/icons/add-box-outlined';
import { CampaignOutlined } from '@/ui/icons/campaign-outlined';
import { PercentRounded } from '@/ui/icons/percent-rounded';
import { PersonAddAltRounded } from '@/ui/icons/person-add-alt-rounded';
import { PageHeader } from '@/ui/page-header';
import { QuickActions } from '@/ui/quick-actions';
import { AlertsPanel } from './alerts-panel';
import { ChartsPanel } from './charts-panel';
import { AdminFigures } from './figures';
import { FirstSteps } from './first-steps';
import { IncomePanel } from './income-panel';
import { RateLine } from './rate-line';
import { adminStatisticsQuery, firstStepsQuery } from './statistics.queries';

/** Most frequent actions of administrators. */
const ADMIN_QUICK_ACTIONS = [
  { to: paths.adminNewUser(), label: 'Nuevo usuario', icon: <PersonAddAltRounded /> },
  { to: paths.adminNewProduct(), label: 'Nuevo producto', icon: <AddBoxOutlined /> },
  { to: paths.adminCommissions(), label: 'Comisiones', icon: <PercentRounded /> },
  { to: paths.adminOffers(), label: 'Ofertas', icon: <CampaignOutlined /> },
];

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The administrators' first screen: what asks for them, then the figures, then how they came about. */
function AdminHome() {
  const { data, error, refetch, isFetching } = useQuery(adminStatisticsQuery);
  const [dismissed, setDismissed] = useState<Error | null>(null);
  const failed = error !== null && !data;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {error && error !== dismissed && (
        <Alert severity="error" onClose={() => setDismissed(error)} closeText="Cerrar aviso">
          {STATISTICS_MESSAGES.loadFailed}{' '}
          <Button size="small" color="inherit" loading={isFetching} onClick={() => void refetch()}>
            Reintentar
          </Button>
        </Alert>
      )}
      <RateLine />
      <FirstSteps />
      {!failed && <AdminFigures stats={data} />}
      <QuickActions actions={ADMIN_QUICK_ACTIONS} />
      {!failed && (
        <>
          <Box sx={columns}>
            <AlertsPanel stats={data} />
            <IncomePanel stats={data} />
          </Box>
          <ChartsPanel stats={data} />
        </>
      )}
    </Box>
  );
}

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
    void cache.prefetchQuery(adminStatisticsQuery);
  },
};
