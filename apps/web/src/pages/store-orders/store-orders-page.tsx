import Container from '@mui/material/Container';
import { StoreOrdersView } from '../../features/store-orders/store-orders-view';
import { Head } from '../../lib/head';
import { PageHeader } from '../../ui/page-header';

/** Pedidos, of the store's panel. */
export const StoreOrdersPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Pedidos" noindex />
    <PageHeader title="Pedidos" text="Lo que te compraron: prepáralo, envíalo y entrégalo." />
    <StoreOrdersView />
  </Container>
);
