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
import { StoreNext } from './store-next';

/** One return of a client of my store. */
const StoreReturnView = ({ id }: { id: string }) => (
  <DataState query={useDevolucion(id)} skeleton={<DevolucionSkeleton />} error={DEVOLUCION_MESSAGES.detailFailed}>
    {(devolucion) => (
      <DevolucionDetail
        devolucion={devolucion}
        reader="tienda"
        orderHref={paths.storeOrder(devolucion.pedido._id)}
        next={<StoreNext devolucion={devolucion} />}
        contact={
          <WriteButton
            usuarioId={devolucion.cliente._id}
            contexto={{ tipo: 'pedido', id: devolucion.pedido._id }}
            label="Escribir por chat"
            sx={{ mt: 2 }}
          />
        }
      />
    )}
  </DataState>
);

/** One return, in the store's office. */
export const StoreReturnPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Devolución" noindex />
    <BackLink to={paths.storeReturns()} label="Devoluciones" />
    <PageHeader title="Devolución" />
    <StoreReturnView id={useParams().id!} />
  </Container>
);
