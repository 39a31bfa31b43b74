import Container from '@mui/material/Container';
import { CampaignsView } from '@/features/products/campaigns/campaigns-view';
import { Head } from '@/lib/head';

/** Campaigns of the platform, of the administrators' office. */
export const CampaignsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Ofertas" noindex />
    <CampaignsView />
  </Container>
);
