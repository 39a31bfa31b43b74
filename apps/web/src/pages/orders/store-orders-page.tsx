import Container from '@mui/material/Container';
import { STORE_ORDER_FILTERS } from '@/features/orders/store-orders/store-order-filters';
import { orderSummaryQuery, storeOrdersQuery } from '@/features/orders/store-orders/store-orders.queries';
import { StoreOrdersView } from '@/features/orders/store-orders/store-orders-view';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';

/** Pedidos, of the store's panel. */
export const StoreOrdersPage: EarlyPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Pedidos" noindex />
    <StoreOrdersView />
  </Container>
);
StoreOrdersPage.early = {
  role: 'store',
  ask: (cache, { search }) => {
    void cache.prefetchQuery(storeOrdersQuery(STORE_ORDER_FILTERS.read(search)));
    void cache.prefetchQuery(orderSummaryQuery());
  },
};
