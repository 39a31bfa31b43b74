import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { StoreOrderView } from '@/features/orders/store-orders/store-order-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';

/** One order, of the store's panel. */
export function StoreOrderPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Detalle del pedido" noindex />
      <BackLink to={paths.storeOrders()} label="Pedidos" />
      <StoreOrderView key={id} pedidoId={id} />
    </Container>
  );
}
