import Container from '@mui/material/Container';
import { OwnProductsView } from '@/features/products/own-products/own-products-view';
import { Head } from '@/lib/head';

/** Productos, of the store's panel. */
export const OwnProductsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Productos" noindex />
    <OwnProductsView />
  </Container>
);
