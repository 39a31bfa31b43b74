import Container from '@mui/material/Container';
import { CustomersView } from '../../features/workshop-customers/customers-view';
import { Head } from '../../lib/head';
import { useSession } from '../../lib/session';
import { PageHeader } from '../../ui/page-header';

/** Clientes, of the workshop's panel. */
export function WorkshopCustomersPage() {
  const tallerId = useSession().user?._id;
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Clientes" noindex />
      <PageHeader title="Clientes" text="Quién te ha visitado, con qué vehículo y cuándo vuelve." />
      {tallerId && <CustomersView tallerId={tallerId} />}
    </Container>
  );
}
