import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AceptarDevolucion, RechazarDevolucion } from '@tuerca/contracts/orders/devoluciones/inputs';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { bs } from '@/lib/format';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useAcceptReturn, useRejectReturn } from './store-returns.queries';

/** Props of a dialog about a return. */
export interface ReturnDialogProps {
  devolucion: Devolucion;
  onClose: () => void;
}

/** Accepts a return; the usual instructions are filled in, so that it takes two taps. */
export function AcceptDialog({ devolucion, onClose }: ReturnDialogProps) {
  const accept = useAcceptReturn(devolucion._id);
  const form = useServerForm({
    schema: AceptarDevolucion,
    defaultValues: { instrucciones: DEVOLUCION_MESSAGES.usualAnswer },
    send: (body: { instrucciones: string }) => accept.mutateAsync(body),
    failure: DEVOLUCION_MESSAGES.saveFailed,
    onDone: () => {
      notify.ok(DEVOLUCION_MESSAGES.accepted);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title="Aceptar devolución"
      confirm="Aceptar"
      confirming="Aceptando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        Cuando recibas el repuesto, le envías{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {bs(devolucion.monto)}
        </Box>{' '}
        a {devolucion.cliente.nombre}.
      </Typography>
      <TextInput
        control={form.control}
        name="instrucciones"
        label="Cómo te lo devuelve"
        rows={3}
        maxLength={600}
        disabled={form.busy}
        required
      />
    </ServerFormDialog>
  );
}

/** Rejects a return, with the reason that the client reads. */
export function RejectReturnDialog({ devolucion, onClose }: ReturnDialogProps) {
  const reject = useRejectReturn(devolucion._id);
  const form = useServerForm({
    schema: RechazarDevolucion,
    defaultValues: { motivo: '' },
    send: (body: { motivo: string }) => reject.mutateAsync(body),
    failure: DEVOLUCION_MESSAGES.saveFailed,
    onDone: () => {
      notify.ok(DEVOLUCION_MESSAGES.rejected);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      danger
      title="¿Rechazar esta devolución?"
      confirm="Rechazar"
      confirming="Rechazando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>El cliente lee tu motivo, y puede pedir que un administrador lo revise.</Typography>
      <TextInput
        control={form.control}
        name="motivo"
        label="Motivo"
        rows={3}
        maxLength={600}
        placeholder="Viene instalado y con marcas de uso."
        disabled={form.busy}
        required
      />
    </ServerFormDialog>
  );
}
