import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { QueueView } from '../../features/admin-payments/queue-view';
import { Head } from '../../lib/head';
import { paths } from '../../lib/paths';
import { PageHeader } from '../../ui/page-header';

/** The verification queue. */
export const PaymentsPage = () => (
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
