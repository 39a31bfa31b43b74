import Container from '@mui/material/Container';
import { ClientReturnsView } from '@/features/orders/devoluciones/client-returns-view';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Mis devoluciones. */
export const ClientReturnsPage = () => (
  <Container>
    <Head title="Mis devoluciones" noindex />
    <PageHeader title="Mis devoluciones" text="Lo que devuelves, qué respondió la tienda y tu reembolso." />
    <ClientReturnsView />
  </Container>
);
