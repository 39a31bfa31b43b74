import Container from '@mui/material/Container';
import { AdminPayoutsView } from '@/features/orders/comisiones/admin-payouts-view';
import { Head } from '@/lib/head';

/** Balances and payouts of the stores, of the administrators' panel. */
export const PayoutsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Liquidaciones" noindex />
    <AdminPayoutsView />
  </Container>
);
