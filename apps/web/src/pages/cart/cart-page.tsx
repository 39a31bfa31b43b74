import Container from '@mui/material/Container';
import { CartView } from '../../features/cart/cart-view';
import { InstallationSection } from '../../features/instalaciones/installation-section';
import { Head } from '../../lib/head';
import { PageHeader } from '../../ui/page-header';

/** My cart. */
export const CartPage = () => (
  <Container sx={{ pb: { md: 4 } }}>
    <Head title="Carrito de compra" noindex />
    <PageHeader title="Carrito de compra" />
    <CartView installation={<InstallationSection />} />
  </Container>
);
