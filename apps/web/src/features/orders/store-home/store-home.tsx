import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DASHBOARD_MESSAGES } from '@tuerca/contracts/orders/store-dashboard/messages';
import type { EstadisticasTienda } from '@tuerca/contracts/orders/store-dashboard/schemas';
import { OwnReviewBand } from '@/entities/auth/negocios/own-review-band';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { AddBoxOutlined } from '@/ui/icons/add-box-outlined';
import { LocalOfferOutlined } from '@/ui/icons/local-offer-outlined';
import { ReceiptLongOutlined } from '@/ui/icons/receipt-long-outlined';
import { WarehouseOutlined } from '@/ui/icons/warehouse-outlined';
import { PageHeader } from '@/ui/page-header';
import { QuickActions } from '@/ui/quick-actions';
import { StoreHomeFigures } from './figures';
import { MonthCharts } from './month-charts';
import { RecentStoreOrders } from './recent-orders';
import { dashboardQuery } from './store-home.queries';
import { ToDo } from './to-do';

/** Most frequent actions of a store. */
const STORE_QUICK_ACTIONS = [
  { to: paths.storeNewProduct(), label: 'Agregar producto', icon: <AddBoxOutlined /> },
  { to: paths.storePromotionForm(), label: 'Crear promoción', icon: <LocalOfferOutlined /> },
  { to: paths.storeInventory(), label: 'Ver inventario', icon: <WarehouseOutlined /> },
  { to: paths.storeOrders(), label: 'Ver pedidos', icon: <ReceiptLongOutlined /> },
];

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const InventoryHealth = ({ stats }: { stats: EstadisticasTienda | undefined }) =>
  stats ? (
    <Alert
      severity={stats.estadoInventario.saludable ? 'success' : 'warning'}
      variant="outlined"
      action={
        stats.productos.total > 0 && (
          <Button component={Link} to={paths.storeInventory()} size="small" color="inherit">
            Ver inventario
          </Button>
        )
      }
    >
      {stats.estadoInventario.mensaje}
    </Alert>
  ) : (
    <Skeleton variant="rectangular" height={52} />
  );

/** The store's first screen: what needs doing, then the figures, then the months. A failure leaves the ways out standing. */
function StoreHome() {
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery);
  const [dismissed, setDismissed] = useState<Error | null>(null);
  const failed = error !== null && !data;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {error && error !== dismissed && (
        <Alert severity="error" onClose={() => setDismissed(error)} closeText="Cerrar aviso">
          {DASHBOARD_MESSAGES.loadFailed}{' '}
          <Button size="small" color="inherit" loading={isFetching} onClick={() => void refetch()}>
            Reintentar
          </Button>
        </Alert>
      )}
      {!failed && <ToDo stats={data} />}
      <QuickActions actions={STORE_QUICK_ACTIONS} />
      {!failed && (
        <>
          <StoreHomeFigures stats={data} />
          <InventoryHealth stats={data} />
          <Box sx={columns}>
            <RecentStoreOrders stats={data} />
            <MonthCharts stats={data} />
          </Box>
        </>
      )}
    </Box>
  );
}

/** The store's panel opens here. */
export const StoreHomePage: EarlyPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Panel de Control" noindex />
    <PageHeader title="Panel de Control" text="Lo que tu tienda necesita hoy." />
    <OwnReviewBand kind="store" />
    <StoreHome />
  </Container>
);
StoreHomePage.early = { role: 'store', ask: (cache) => void cache.prefetchQuery(dashboardQuery) };
