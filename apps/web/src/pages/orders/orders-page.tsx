import Container from '@mui/material/Container';
import { PendingDeeds } from '../../entities/deeds/pending-deeds';
import { OrdersView } from '../../features/orders/orders-view';
import { Head } from '../../lib/head';
import { PageHeader } from '../../ui/page-header';

/** Mis Compras. */
export const OrdersPage = () => (
  <Container>
    <Head title="Mis Compras" noindex />
    <PageHeader title="Mis Compras" text="Tus pedidos, sus estados y sus comprobantes." />
    <PendingDeeds kind="payment" />
    <OrdersView />
  </Container>
);
