import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { AdminOrderView } from '@/features/orders/admin-orders/admin-order-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';

/** One order, of the administrators' office. */
export function OrderPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Detalle del pedido" noindex />
      <BackLink to={paths.adminOrders()} label="Pedidos" />
      <AdminOrderView key={id} id={id} />
    </Container>
  );
}
