import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { RequestView } from '@/features/orders/devoluciones/request-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** A client asks to return parts of one order. */
export const NewReturnPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Devolver un repuesto" noindex />
    <BackLink to={paths.clientOrders()} label="Mis compras" />
    <PageHeader title="Devolver un repuesto" />
    <RequestView pedido={useParams().numero!} />
  </Container>
);
