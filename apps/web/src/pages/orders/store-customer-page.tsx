import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { CustomerProfile } from '@/features/orders/store-customers/customer-profile';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';

/** One customer, of the store's panel. */
export function StoreCustomerPage() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
      <Head title="Cliente" noindex />
      <BackLink to={paths.storeCustomers()} label="Clientes" />
      <CustomerProfile key={id} clienteId={id} />
    </Container>
  );
}
