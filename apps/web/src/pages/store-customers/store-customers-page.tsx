import Container from '@mui/material/Container';
import { CustomersView } from '../../features/store-customers/customers-view';
import { Head } from '../../lib/head';
import { PageHeader } from '../../ui/page-header';

/** Clientes, of the store's panel. */
export const StoreCustomersPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Clientes" noindex />
    <PageHeader title="Clientes" text="Quién te compra, cuánto y desde cuándo." />
    <CustomersView />
  </Container>
);
