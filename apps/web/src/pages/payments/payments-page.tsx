import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { queueQuery } from '@/features/payments/admin-payments/admin-payments.queries';
import { QUEUE_FILTERS } from '@/features/payments/admin-payments/queue-filters';
import { QueueView } from '@/features/payments/admin-payments/queue-view';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { PageHeader } from '@/ui/page-header';

/** The verification queue. */
export const PaymentsPage: EarlyPage = () => (
  <Container>
    <Head title="Pagos" noindex />
    <PageHeader
      title="Pagos"
      text="Los pagos que esperan por ti, lo que dice el banco y lo que se debe a los clientes."
      actions={
        <Button component={Link} to={paths.adminStatements()} variant="contained">
          Conciliar con el banco
        </Button>
      }
    />
    <QueueView />
  </Container>
);
PaymentsPage.early = {
  role: 'admin',
  ask: (cache, { search }) => void cache.prefetchQuery(queueQuery(QUEUE_FILTERS.read(search))),
};
