import Container from '@mui/material/Container';
import { CustomersView } from '@/features/orders/store-customers/customers-view';
import { Head } from '@/lib/head';

/** Clientes, of the store's panel. */
export const StoreCustomersPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Clientes" noindex />
    <CustomersView />
  </Container>
);
