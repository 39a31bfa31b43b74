import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { ClientRequestView } from '@/features/cart/solicitudes/client-request-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** One request of a client. */
export const ClientRequestPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Solicitud de repuesto" noindex />
    <BackLink to={paths.clientRequests()} label="Mis solicitudes" />
    <PageHeader title="Solicitud de repuesto" />
    <ClientRequestView id={useParams().id!} />
  </Container>
);
