import Container from '@mui/material/Container';
import { StoreReturnsView } from '@/features/orders/store-devoluciones/store-returns-view';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Returns of a store's clients. */
export const StoreReturnsPage = () => (
  <Container>
    <Head title="Devoluciones" noindex />
    <PageHeader title="Devoluciones" text="Responde en 72 horas: lo que te espera aparece resaltado." />
    <StoreReturnsView />
  </Container>
);
