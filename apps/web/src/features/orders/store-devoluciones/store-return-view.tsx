import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { DevolucionDetail } from '@/entities/orders/devoluciones/devolucion-detail';
import { DevolucionSkeleton } from '@/entities/orders/devoluciones/devolucion-skeleton';
import { useDevolucion } from '@/entities/orders/devoluciones/devoluciones.queries';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { StoreNext } from './store-next';

/** One return of a client of my store. */
export const StoreReturnView = ({ id }: { id: string }) => (
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
