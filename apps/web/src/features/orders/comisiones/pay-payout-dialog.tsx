import Typography from '@mui/material/Typography';
import { type LiquidacionAdmin, PagoLiquidacion } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { bs } from '@/lib/format';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { usePayPayout } from './admin.queries';

/** The reference of the transfer that pays a payout. */
export function PayPayoutDialog({ liquidacion, onClose }: { liquidacion: LiquidacionAdmin; onClose: () => void }) {
  const pay = usePayPayout(liquidacion._id);
  const form = useServerForm({
    schema: PagoLiquidacion,
    defaultValues: { referencia: '', nota: '' },
    send: (body) => pay.mutateAsync(body),
    onDone: () => {
      notify.ok(`${COMISION_MESSAGES.paid}: ${bs(liquidacion.total.bs)} a ${liquidacion.tienda.nombre}`);
      onClose();
    },
    failure: COMISION_MESSAGES.payFailed,
  });
  return (
    <ServerFormDialog
      title="Marcar como pagada"
      maxWidth="xs"
      confirm="Marcar como pagada"
      confirming="Guardando..."
      form={form}
      onClose={onClose}
    >
      <Typography>
        Transferiste <strong>{bs(liquidacion.total.bs)}</strong> a {liquidacion.tienda.nombre}. La tienda recibirá un
        aviso con la referencia.
      </Typography>
      <TextInput
        control={form.control}
        name="referencia"
        label="Referencia de la transferencia"
        inputMode="numeric"
        maxLength={40}
        disabled={form.busy}
        required
      />
      <TextInput
        control={form.control}
        name="nota"
        label="Nota (opcional)"
        rows={2}
        maxLength={300}
        disabled={form.busy}
      />
    </ServerFormDialog>
  );
}
