import { AssignmentReturnOutlined } from '../../ui/icons/assignment-return-outlined';
import type { EstadoDevolucion } from '@tuerca/contracts/devoluciones/states';
import { DevolucionesList } from '../../entities/devoluciones/devoluciones-list';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';

const BUTTONS: Partial<Record<EstadoDevolucion, string>> = {
  solicitada: 'Responder',
  recibida: 'Reembolsar',
};

/** What clients bring back; those that wait for the store stand out. */
export const StoreReturnsView = () => (
  <DevolucionesList
    other="cliente"
    hrefOf={paths.storeReturn}
    open={({ estado }) => BUTTONS[estado] ?? 'Ver detalle'}
    empty={
      <EmptyState
        icon={<AssignmentReturnOutlined sx={{ fontSize: 34 }} />}
        title="No tienes devoluciones"
        text="Cuando un cliente quiera devolver un repuesto, aquí lo verás y le respondes."
      />
    }
  />
);
