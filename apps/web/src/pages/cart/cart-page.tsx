import Container from '@mui/material/Container';
import { cartQuery } from '@/entities/cart/cart/cart.queries';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import { CartView } from '@/features/cart/cart/cart-view';
import { InstallationSection } from '@/features/cart/instalaciones/installation-section';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** My cart. */
export const CartPage: EarlyPage = () => (
  <Container sx={{ pb: { md: 4 } }}>
    <Head title="Carrito de compra" noindex />
    <PageHeader title="Carrito de compra" />
    <OfflineActions kind="cart" />
    <CartView installation={<InstallationSection />} />
  </Container>
);
CartPage.early = { role: 'client', ask: (cache) => void cache.prefetchQuery(cartQuery()) };
