import Container from '@mui/material/Container';
import { AskLink } from '@/features/cart/solicitudes/ask-link';
import { ClientRequestsView } from '@/features/cart/solicitudes/client-requests-view';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Mis solicitudes. */
export const ClientRequestsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Mis solicitudes" noindex />
    <PageHeader
      title="Mis solicitudes"
      text="Los repuestos que pediste y lo que te ofrecen las tiendas."
      actions={<AskLink />}
    />
    <ClientRequestsView />
  </Container>
);
