import Container from '@mui/material/Container';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { CustomersView } from '@/features/citas/workshop-customers/customers-view';
import { Head } from '@/lib/head';
import { useUser } from '@/lib/session';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';

/** Clientes, of the workshop's panel. */
export function WorkshopCustomersPage() {
  const tallerId = useUser()?._id;
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Clientes" noindex />
      <PageHeader title="Clientes" text="Quién te ha visitado, con qué vehículo y cuándo vuelve." />
      {tallerId ? <CustomersView tallerId={tallerId} /> : <ErrorState message={CITA_MESSAGES.userUnknown} />}
    </Container>
  );
}
