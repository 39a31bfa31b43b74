import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { PaymentView } from '@/features/payments/admin-payments/payment-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';

/** One payment of the queue. */
export const PaymentPage = () => (
  <Container>
    <Head title="Pago" noindex />
    <BackLink to={paths.adminPayments()} label="Pagos" />
    <PaymentView id={useParams().id!} />
  </Container>
);
