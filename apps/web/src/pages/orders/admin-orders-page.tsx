import Container from '@mui/material/Container';
import { AdminOrdersView } from '@/features/orders/admin-orders/admin-orders-view';
import { Head } from '@/lib/head';

/** Pedidos, of the administrators' office. */
export const OrdersPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Pedidos" noindex />
    <AdminOrdersView />
  </Container>
);
