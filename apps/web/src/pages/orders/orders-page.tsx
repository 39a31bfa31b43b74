import Container from '@mui/material/Container';
import { PendingDeeds } from '@/entities/platform/deeds/pending-deeds';
import { ORDER_FILTERS } from '@/features/orders/orders/order-filters';
import { ordersQuery } from '@/features/orders/orders/orders-list.queries';
import { OrdersView } from '@/features/orders/orders/orders-view';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Mis Compras. */
export const OrdersPage: EarlyPage = () => (
  <Container>
    <Head title="Mis Compras" noindex />
    <PageHeader title="Mis Compras" text="Tus pedidos, sus estados y sus comprobantes." />
    <PendingDeeds kind="payment" />
    <OrdersView />
  </Container>
);
OrdersPage.early = {
  role: 'client',
  ask: (cache, { search }) => void cache.prefetchQuery(ordersQuery(ORDER_FILTERS.read(search))),
};
