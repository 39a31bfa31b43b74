import Container from '@mui/material/Container';
import { ReconciliationView } from '@/features/payments/admin-payments/reconciliation-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** Statements of the bank beside what waits. */
export const ReconciliationPage = () => (
  <Container>
    <Head title="Conciliación" noindex />
    <BackLink to={paths.adminPayments()} label="Pagos" />
    <PageHeader
      title="Conciliación"
      text="Compara el extracto del banco con los pagos que esperan y confirma los que coinciden."
    />
    <ReconciliationView />
  </Container>
);
