import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { StoreRequestView } from '@/features/cart/store-solicitudes/store-request-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** One request for a part, in the store's office. */
export const StoreRequestPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Solicitud de repuesto" noindex />
    <BackLink to={paths.storeRequests()} label="Solicitudes" />
    <PageHeader title="Solicitud de repuesto" />
    <StoreRequestView id={useParams().id!} />
  </Container>
);
