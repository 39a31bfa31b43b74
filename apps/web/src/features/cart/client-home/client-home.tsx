import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { CLIENT_DASHBOARD_MESSAGES } from '@tuerca/contracts/cart/client-dashboard/messages';
import { messageOf } from '@/lib/api-error';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { useUser } from '@/lib/session';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { clientStatisticsQuery, useStatistics } from './client-home.queries';
import { ComingCitas } from './coming-citas';
import { QuickLinks } from './quick-links';
import { RecentPurchases } from './recent-orders';
import { ClientServices } from './services';
import { Spending } from './spending';
import { Stats } from './stats';

/** The client's first screen: figures first, then the drawing, then where to go. A failure of the figures leaves the rest standing. */
function ClientHome() {
  const { data, error, refetch, isFetching } = useStatistics();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {error && !data ? (
        <ErrorState
          message={messageOf(error, CLIENT_DASHBOARD_MESSAGES.statisticsFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Stats statistics={data} />
      )}
      <QuickLinks />
      <ClientServices statistics={data} />
      {(data || !error) && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 2, md: 3 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <RecentPurchases />
            <ComingCitas />
          </Box>
          <Spending statistics={data} />
        </>
      )}
    </Box>
  );
}

/** The client's panel opens here. */
export const ClientHomePage: EarlyPage = () => {
  const user = useUser();
  const name = user?.nombre.split(' ')[0];
  return (
    <Container>
      <Head title="Inicio" noindex />
      <PageHeader title={name ? `Hola, ${name}` : 'Hola'} text="Esto es lo que pasa con tus compras." />
      <ClientHome />
    </Container>
  );
};
ClientHomePage.early = { role: 'client', ask: (cache) => void cache.prefetchQuery(clientStatisticsQuery) };
