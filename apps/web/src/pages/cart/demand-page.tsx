import Container from '@mui/material/Container';
import { DemandView } from '@/features/cart/demanda/demand-view';
import { Head } from '@/lib/head';

/** What sells, of the store's panel. */
export const DemandPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Qué se vende" noindex />
    <DemandView />
  </Container>
);
