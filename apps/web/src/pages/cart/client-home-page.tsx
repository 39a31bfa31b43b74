import Container from '@mui/material/Container';
import { ClientHome } from '@/features/cart/client-home/client-home';
import { statisticsQuery } from '@/features/cart/client-home/client-home.queries';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { useUser } from '@/lib/session';
import { PageHeader } from '@/ui/page-header';

/** The client's panel opens here. */
export const ClientHomePage: EarlyPage = () => {
  const user = useUser();
  const name = user?.nombre.split(' ')[0];
  return (
    <Container>
      <Head title="Inicio" noindex />
      <PageHeader title={name ? `Hola, ${name}` : 'Hola'} text="Esto es lo que pasa con tus compras." />
      <ClientHome />
    </Container>
  );
};
ClientHomePage.early = { role: 'client', ask: (cache) => void cache.prefetchQuery(statisticsQuery) };
