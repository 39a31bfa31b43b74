import Container from '@mui/material/Container';
import { StoreRequestsView } from '@/features/cart/store-solicitudes/store-requests-view';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Requests for parts, in the store's office. */
export const StoreRequestsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Solicitudes" noindex />
    <PageHeader title="Solicitudes" text="Clientes que buscan lo que vendes. Responde con tu precio." />
    <StoreRequestsView />
  </Container>
);
