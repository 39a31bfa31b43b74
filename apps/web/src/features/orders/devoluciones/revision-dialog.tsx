import Typography from '@mui/material/Typography';
import { PedirRevision } from '@tuerca/contracts/orders/devoluciones/inputs';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useAskRevision } from './client-returns.queries';

/** Asks the administrators to look at a refused or unanswered return. */
export function RevisionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const ask = useAskRevision(id);
  const form = useServerForm({
    schema: PedirRevision,
    defaultValues: { motivo: '' },
    send: (body: { motivo: string }) => ask.mutateAsync(body),
    failure: DEVOLUCION_MESSAGES.saveFailed,
    onDone: () => {
      notify.ok(DEVOLUCION_MESSAGES.revisionAsked);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title="Pedir revisión"
      confirm="Pedir revisión"
      confirming="Enviando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>Un administrador de Tuerca leerá la devolución y los mensajes.</Typography>
      <TextInput control={form.control} name="motivo" label="Qué pasó" rows={3} maxLength={500} required />
    </ServerFormDialog>
  );
}
