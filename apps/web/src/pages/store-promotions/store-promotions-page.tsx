import Container from '@mui/material/Container';
import { PromotionsView } from '../../features/store-promotions/promotions-view';
import { Head } from '../../lib/head';

/** My promotions, of the store's panel. */
export const StorePromotionsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Descuentos" noindex />
    <PromotionsView />
  </Container>
);
