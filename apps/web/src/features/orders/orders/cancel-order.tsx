import Typography from '@mui/material/Typography';
import { CancelacionPedido } from '@tuerca/contracts/orders/orders/inputs';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useCancelOwnOrder } from './orders-list.queries';

/** Asks why, and cancels. */
export function CancelOwnOrder({ numero, onClose }: { numero: string; onClose: () => void }) {
  const cancel = useCancelOwnOrder();
  const form = useServerForm({
    schema: CancelacionPedido,
    defaultValues: { motivo: '' },
    send: ({ motivo }) => cancel.mutateAsync({ numero, motivo }),
    failure: 'No se pudo cancelar el pedido. Intenta nuevamente.',
    onDone: () => {
      notify.ok(`Cancelaste el pedido ${numero}.`);
      onClose();
    },
  });
  const { control } = form;
  return (
    <ServerFormDialog
      form={form}
      danger
      title={`¿Cancelar el pedido ${numero}?`}
      confirm="Sí, cancelar pedido"
      confirming="Cancelando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        Los productos vuelven a la tienda y esto no se puede deshacer. Si ya pagaste, escríbenos con el comprobante del
        banco y te devolvemos el dinero.
      </Typography>
      <TextInput
        control={control}
        name="motivo"
        label={ORDER_MESSAGES.cancelReason}
        rows={3}
        maxLength={500}
        required
      />
    </ServerFormDialog>
  );
}
