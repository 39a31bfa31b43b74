import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { comments } from '@tuerca/contracts/comments/endpoints';
import { REPORT_MESSAGES } from '@tuerca/contracts/reportes/messages';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { FormAlert } from '../../ui/form-alert';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextInput } from '../../ui/form/text-input';
import { LoadingButton } from '../../ui/loading-button';

interface ReportDialogProps {
  /** What is reported, with its article: 'la reseña de Ana'. */
  what: string;
  send: (motivo: string) => Promise<unknown>;
  onClose: () => void;
}

/** Tells the administrators what is wrong with something that somebody wrote. */
export function ReportDialog({ what, send, onClose }: ReportDialogProps) {
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(comments.report.body),
    defaultValues: { motivo: '' },
  });
  const busy = formState.isSubmitting;
  const submit = handleSubmit(async ({ motivo }) => {
    setFailure(null);
    try {
      await send(motivo);
    } catch (error) {
      if (!showServerErrors(error, setError)) setFailure(messageOf(error, REPORT_MESSAGES.sendFailed));
      return;
    }
    notify.ok(REPORT_MESSAGES.sent);
    onClose();
  });
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        Reportar {what}
      </DialogTitle>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {failure && <FormAlert message={failure} />}
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <LoadingButton type="submit" loading={busy} loadingText="Enviando...">
            Enviar reporte
          </LoadingButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
