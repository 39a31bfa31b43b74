import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { ClientReturnView } from '@/features/orders/devoluciones/client-return-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** One return of a client. */
export const ClientReturnPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Devolución" noindex />
    <BackLink to={paths.clientReturns()} label="Mis devoluciones" />
    <PageHeader title="Devolución" />
    <ClientReturnView id={useParams().id!} />
  </Container>
);
