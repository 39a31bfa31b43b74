import Container from '@mui/material/Container';
import { RatesView } from '@/features/orders/comisiones/rates-view';
import { Head } from '@/lib/head';

/** Commissions, of the administrators' panel. */
export const RatesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Comisiones" noindex />
    <RatesView />
  </Container>
);
