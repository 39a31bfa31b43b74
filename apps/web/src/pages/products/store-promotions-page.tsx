import Container from '@mui/material/Container';
import { OpenCampaignsView } from '@/features/products/open-campaigns/open-campaigns-view';
import { PromotionsView } from '@/features/products/store-promotions/promotions-view';
import { Head } from '@/lib/head';

/** My promotions and the platform's campaigns that I may join, of the store's panel. */
export const StorePromotionsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Descuentos" noindex />
    <PromotionsView />
    <OpenCampaignsView />
  </Container>
);
