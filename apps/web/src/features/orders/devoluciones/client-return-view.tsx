import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { DevolucionDetail } from '@/entities/orders/devoluciones/devolucion-detail';
import { DevolucionSkeleton } from '@/entities/orders/devoluciones/devolucion-skeleton';
import { useDevolucion } from '@/entities/orders/devoluciones/devoluciones.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { ClientNext } from './client-next';

/** One return of mine. */
const ClientReturnView = ({ id }: { id: string }) => (
  <DataState query={useDevolucion(id)} skeleton={<DevolucionSkeleton />} error={DEVOLUCION_MESSAGES.detailFailed}>
    {(devolucion) => (
      <DevolucionDetail
        devolucion={devolucion}
        reader="cliente"
        orderHref={paths.clientOrder(devolucion.pedido.numero)}
        next={<ClientNext devolucion={devolucion} />}
        contact={
          <WriteButton
            usuarioId={devolucion.tienda._id}
            contexto={{ tipo: 'pedido', id: devolucion.pedido._id }}
            label="Escribir a la tienda"
            sx={{ mt: 2 }}
          />
        }
      />
    )}
  </DataState>
);

/** One return of a client. */
export const ClientReturnPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Devolución" noindex />
    <BackLink to={paths.clientReturns()} label="Mis devoluciones" />
    <PageHeader title="Devolución" />
    <ClientReturnView id={useParams().id!} />
  </Container>
);
