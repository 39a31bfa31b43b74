import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { DevolucionDetail } from '@/entities/orders/devoluciones/devolucion-detail';
import { DevolucionSkeleton } from '@/entities/orders/devoluciones/devolucion-skeleton';
import { useDevolucion } from '@/entities/orders/devoluciones/devoluciones.queries';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { ClientNext } from './client-next';

/** One return of mine. */
export const ClientReturnView = ({ id }: { id: string }) => (
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
