import Container from '@mui/material/Container';
import { MovementsView } from '@/features/products/own-products/movements-view';
import { Head } from '@/lib/head';

/** Movimientos de stock, of the store's panel. */
export const MovementsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Movimientos" noindex />
    <MovementsView />
  </Container>
);
