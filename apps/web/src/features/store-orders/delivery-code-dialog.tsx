import Typography from '@mui/material/Typography';
import { EntregaConCodigo } from '@tuerca/contracts/orders/inputs';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/schemas';
import { notify } from '../../lib/notify';
import { ServerFormDialog } from '../../ui/form/server-form-dialog';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { useDeliverWithCode } from './store-orders.queries';

/** Asks for the code that the client told at the door. */
export function DeliveryCodeDialog({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const deliver = useDeliverWithCode();
  const form = useServerForm({
    schema: EntregaConCodigo,
    defaultValues: { codigo: '' },
    send: ({ codigo }) => deliver.mutateAsync({ pedidoId: pedido._id, codigo }),
    failure: ORDER_MESSAGES.statusFailed,
    onDone: () => {
      notify.ok(ORDER_MESSAGES.delivered);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={`Entregar el pedido ${pedido.numero}`}
      confirm="Marcar como entregado"
      confirming="Revisando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        Pídele el código a quien recibe: lo ve en su pedido. Si no lo tiene a mano, puede tocar «Ya lo recibí» en su
        cuenta.
      </Typography>
      <TextInput
        control={form.control}
        name="codigo"
        label="Código de entrega"
        inputMode="numeric"
        maxLength={9}
        required
      />
    </ServerFormDialog>
  );
}
