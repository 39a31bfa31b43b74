import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { checkout } from '@tuerca/contracts/checkout/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FormAlert } from '../../ui/form-alert';
import { TextInput } from '../../ui/form/text-input';
import { useCancelOrder } from './orders-list.queries';

/** Asks why, and cancels. */
export function CancelOrder({ numero, onClose }: { numero: string; onClose: () => void }) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(checkout.cancel.body),
    defaultValues: { motivo: '' },
  });
  const cancel = useCancelOrder();
  // In the dialog: a toast would lie behind it, out of reach of screen readers.
  const [failure, setFailure] = useState<string | null>(null);
  const submit = handleSubmit(async ({ motivo }) => {
    setFailure(null);
    try {
      await cancel.mutateAsync({ numero, motivo });
    } catch (error) {
      return setFailure(messageOf(error, 'No se pudo cancelar el pedido. Intenta nuevamente.'));
    }
    notify.ok(`Cancelaste el pedido ${numero}.`);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      danger
      title={`¿Cancelar el pedido ${numero}?`}
      confirm="Sí, cancelar pedido"
      cancel="Volver"
      busy={cancel.isPending}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      {failure && (
        <Box sx={{ mb: 2 }}>
          <FormAlert message={failure} />
        </Box>
      )}
      <Typography sx={{ mb: 2 }}>
        Los productos vuelven a la tienda y esto no se puede deshacer. Si ya pagaste, te escribiremos para devolverte el
        dinero.
      </Typography>
      <TextInput control={control} name="motivo" label="Motivo de la cancelación" rows={3} maxLength={500} required />
    </ConfirmDialog>
  );
}
