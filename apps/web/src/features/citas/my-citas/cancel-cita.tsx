import Typography from '@mui/material/Typography';
import { CancelacionCita } from '@tuerca/contracts/citas/citas/changes';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useCancelCita } from './my-citas.queries';

/** Asks why, and cancels. */
export function CancelCita({ cita, onClose }: { cita: Cita; onClose: () => void }) {
  const cancel = useCancelCita();
  const form = useServerForm({
    schema: CancelacionCita,
    defaultValues: { razonCancelacion: '' },
    send: (values) => cancel.mutateAsync({ citaId: cita._id, ...values }),
    failure: CITA_MESSAGES.cancelFailed,
    onDone: () => {
      notify.ok(CITA_MESSAGES.cancelled);
      onClose();
    },
  });
  const { control } = form;
  return (
    <ServerFormDialog
      form={form}
      danger
      title="¿Cancelar esta cita?"
      confirm="Sí, cancelar cita"
      confirming="Cancelando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        {`${cita.servicio.nombre}, ${whenInWords(cita).toLowerCase()} Avisamos a ${cita.taller.nombre} y esta acción no se puede deshacer.`}
      </Typography>
      <TextInput
        control={control}
        name="razonCancelacion"
        label={ORDER_MESSAGES.cancelReason}
        rows={3}
        maxLength={500}
        required
      />
    </ServerFormDialog>
  );
}
