import Typography from '@mui/material/Typography';
import { CancelacionCita } from '@tuerca/contracts/citas/citas/changes';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useRejectCita } from './workshop-citas.queries';

/** Refuses a pending appointment, or cancels a confirmed one, with the reason that the client reads. */
export function RejectCitaDialog({ cita, onClose }: { cita: Cita; onClose: () => void }) {
  const reject = useRejectCita();
  const pending = cita.estado === 'pendiente';
  const form = useServerForm({
    schema: CancelacionCita,
    defaultValues: { razonCancelacion: '' },
    send: (body: { razonCancelacion: string }) => reject.mutateAsync({ citaId: cita._id, ...body }),
    failure: pending ? CITA_MESSAGES.rejectFailed : CITA_MESSAGES.cancelFailed,
    onDone: () => {
      notify.ok(pending ? CITA_MESSAGES.rejected : CITA_MESSAGES.cancelled);
      onClose();
    },
  });
  const { control } = form;
  return (
    <ServerFormDialog
      form={form}
      danger
      title={pending ? '¿Rechazar esta cita?' : '¿Cancelar esta cita?'}
      confirm={pending ? 'Rechazar cita' : 'Cancelar cita'}
      confirming={pending ? 'Rechazando...' : 'Cancelando...'}
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        {cita.cliente.nombre}, {whenInWords(cita).toLowerCase()}{' '}
        {cita.cliente.email
          ? 'Le avisamos con el motivo que escribas, y la hora queda libre.'
          : 'No tiene cuenta en Tuerca: avísale por teléfono. La hora queda libre.'}
      </Typography>
      <TextInput
        control={control}
        name="razonCancelacion"
        label="Motivo"
        rows={3}
        maxLength={500}
        placeholder="Ese día no tenemos el repuesto."
        required
      />
    </ServerFormDialog>
  );
}
