import Typography from '@mui/material/Typography';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { Deshacer } from '@tuerca/contracts/citas/citas/undo-inputs';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useUndo } from './workshop-citas.queries';

const schema = Deshacer.pick({ motivo: true });

/** Takes a start, or a missed appointment, back to confirmada. */
export function UndoDialog({ cita, onClose }: { cita: Cita; onClose: () => void }) {
  const undo = useUndo();
  const missed = cita.estado === 'no_asistio';
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' as string | null },
    send: ({ motivo }: { motivo: string | null }) =>
      undo.mutateAsync({ citaId: cita._id, estado: cita.estado, motivo }),
    failure: CITA_MESSAGES.undoFailed,
    onDone: () => {
      notify.ok(CITA_MESSAGES.undone);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={missed ? '¿El cliente sí llegó?' : '¿Deshacer el inicio?'}
      confirm={missed ? 'Sí, llegó' : 'Deshacer inicio'}
      confirming="Guardando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        La cita de {cita.cliente.nombre}, {whenInWords(cita).toLowerCase()}, queda confirmada otra vez.{' '}
        {missed ? 'Deja de contar como inasistencia.' : 'Lo que anotaste del trabajo se conserva.'}{' '}
        {cita.cliente.email ? 'Le avisamos.' : CITA_MESSAGES.callCustomer}
      </Typography>
      <TextInput control={form.control} name="motivo" label="Motivo (opcional)" rows={2} maxLength={300} />
    </ServerFormDialog>
  );
}
