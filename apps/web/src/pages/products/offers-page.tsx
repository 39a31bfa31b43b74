import Container from '@mui/material/Container';
import { OffersView } from '@/features/products/offers/offers-view';
import { Head } from '@/lib/head';

/** Ofertas, of the workshop's panel. */
export const OffersPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Ofertas" noindex />
    <OffersView />
  </Container>
);
