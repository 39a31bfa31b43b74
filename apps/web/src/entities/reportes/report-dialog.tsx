import Typography from '@mui/material/Typography';
import { REPORT_MESSAGES } from '@tuerca/contracts/reportes/messages';
import { NuevoReporte } from '@tuerca/contracts/reportes/schemas';
import { notify } from '../../lib/notify';
import { ServerFormDialog } from '../../ui/form/server-form-dialog';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';

interface ReportDialogProps {
  /** What is reported, with its article: 'la reseña de Ana'. */
  what: string;
  send: (motivo: string) => Promise<unknown>;
  onClose: () => void;
}

/** Tells the administrators what is wrong with something that somebody wrote. */
export function ReportDialog({ what, send, onClose }: ReportDialogProps) {
  const form = useServerForm({
    schema: NuevoReporte,
    defaultValues: { motivo: '' },
    send: ({ motivo }) => send(motivo),
    failure: REPORT_MESSAGES.sendFailed,
    onDone: () => {
      notify.ok(REPORT_MESSAGES.sent);
      onClose();
    },
  });
  const { control } = form;
  return (
    <ServerFormDialog
      form={form}
      title={`Reportar ${what}`}
      onClose={onClose}
      confirm="Enviar reporte"
      confirming="Enviando..."
      maxWidth="xs"
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Nuestro equipo lo lee y decide si sigue publicado. Quien lo escribió no sabrá que fuiste tú.
      </Typography>
      <TextInput
        control={control}
        name="motivo"
        label="¿Qué tiene de malo?"
        rows={3}
        maxLength={500}
        placeholder="Es publicidad, insulta, no habla del producto…"
        required
      />
    </ServerFormDialog>
  );
}
