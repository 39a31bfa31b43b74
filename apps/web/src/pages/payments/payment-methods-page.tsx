import Container from '@mui/material/Container';
import { PaymentMethodsView } from '@/features/payments/payment-methods/payment-methods-view';
import { Head } from '@/lib/head';

/** Where a client keeps the accounts she pays from, of the client's panel. */
export const PaymentMethodsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Métodos de pago" noindex />
    <PaymentMethodsView />
  </Container>
);
