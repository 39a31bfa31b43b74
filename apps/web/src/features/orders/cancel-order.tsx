import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { orders } from '@tuerca/contracts/orders';
import { useForm } from 'react-hook-form';
import { notify } from '../../lib/notify';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TextInput } from '../../ui/form/text-input';
import { useCancelOrder } from './orders.queries';

/** Asks why, and cancels. */
export function CancelOrder({ numero, onClose }: { numero: string; onClose: () => void }) {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(orders.cancel.body), defaultValues: { motivo: '' } });
  const cancel = useCancelOrder();
  const submit = handleSubmit(({ motivo }) =>
    cancel.mutateAsync({ numero, motivo }).then(
      () => {
        notify.ok(`Cancelaste el pedido ${numero}.`);
        onClose();
      },
      (error: unknown) => {
        notify.failure(error, 'No se pudo cancelar el pedido. Intenta nuevamente.');
      },
    ),
  );
  return (
    <ConfirmDialog open danger title={`¿Cancelar el pedido ${numero}?`} confirm="Sí, cancelar pedido" cancel="Volver" busy={cancel.isPending} onConfirm={() => void submit()} onClose={onClose}>
      <Typography sx={{ mb: 2 }}>Los productos vuelven a la tienda y esto no se puede deshacer. Si ya pagaste, te escribiremos para devolverte el dinero.</Typography>
      <TextInput control={control} name="motivo" label="Motivo de la cancelación" rows={3} maxLength={500} required />
    </ConfirmDialog>
  );
}
