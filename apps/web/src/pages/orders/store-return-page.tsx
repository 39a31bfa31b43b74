import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { StoreReturnView } from '@/features/orders/store-devoluciones/store-return-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** One return, in the store's office. */
export const StoreReturnPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Devolución" noindex />
    <BackLink to={paths.storeReturns()} label="Devoluciones" />
    <PageHeader title="Devolución" />
    <StoreReturnView id={useParams().id!} />
  </Container>
);
