import Typography from '@mui/material/Typography';
import { Cancelacion } from '@tuerca/contracts/orders/inputs';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/schemas';
import { notify } from '../../lib/notify';
import { ServerFormDialog } from '../../ui/form/server-form-dialog';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { useCancelStoreOrder } from './store-orders.queries';

/** Cancels an order of the store, with the reason that the client reads. */
export function CancelStoreOrder({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const cancel = useCancelStoreOrder();
  const form = useServerForm({
    schema: Cancelacion,
    defaultValues: { motivo: '' },
    send: ({ motivo }) => cancel.mutateAsync({ pedidoId: pedido._id, motivo }),
    failure: ORDER_MESSAGES.statusError,
    onDone: () => {
      notify.ok(ORDER_MESSAGES.statusUpdated('cancelado'));
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      danger
      title={`¿Cancelar el pedido ${pedido.numero}?`}
      confirm="Sí, cancelar pedido"
      confirming="Cancelando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        Los productos vuelven a tu inventario y esto no se puede deshacer. Le avisamos a {pedido.cliente.nombre} con el
        motivo que escribas{pedido.estadoPago === 'pagado' ? ', y el pago queda por devolver' : ''}.
      </Typography>
      <TextInput
        control={form.control}
        name="motivo"
        label="Motivo de la cancelación"
        rows={3}
        maxLength={500}
        placeholder="Se nos agotó esa pieza."
        required
      />
    </ServerFormDialog>
  );
}
