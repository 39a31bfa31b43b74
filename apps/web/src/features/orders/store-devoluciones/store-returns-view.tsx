import Container from '@mui/material/Container';
import type { EstadoDevolucion } from '@tuerca/contracts/orders/devoluciones/states';
import { ANSWER_HOURS } from '@tuerca/contracts/orders/devoluciones/states';
import { DevolucionesList } from '@/entities/orders/devoluciones/devoluciones-list';
import { Head } from '@/lib/head';
import type { Guarded } from '@/lib/page-access';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { AssignmentReturnOutlined } from '@/ui/icons/assignment-return-outlined';
import { PageHeader } from '@/ui/page-header';
import { RETURN_CALLS } from './store-returns.queries';

const BUTTONS: Partial<Record<EstadoDevolucion, { label: string; call: Guarded }>> = {
  solicitada: { label: 'Responder', call: RETURN_CALLS.accept },
  recibida: { label: 'Reembolsar', call: RETURN_CALLS.refund },
};

/** Clients' returns; those that need a step of the store stand out. */
function StoreReturnsView() {
  const may = useMayCall();
  const labelOf = (estado: EstadoDevolucion) => {
    const button = BUTTONS[estado];
    return button && may(button.call) ? button.label : 'Ver detalle';
  };
  return (
    <DevolucionesList
      other="cliente"
      hrefOf={paths.storeReturn}
      open={({ estado }) => labelOf(estado)}
      none={{
        icon: AssignmentReturnOutlined,
        title: 'No tienes devoluciones',
        text: 'Cuando un cliente quiera devolver un repuesto, aquí lo verás y le respondes.',
      }}
    />
  );
}

/** Page of the returns of a store's clients. */
export const StoreReturnsPage = () => (
  <Container>
    <Head title="Devoluciones" noindex />
    <PageHeader title="Devoluciones" text={`Responde en ${ANSWER_HOURS} horas: lo que te espera aparece resaltado.`} />
    <StoreReturnsView />
  </Container>
);
