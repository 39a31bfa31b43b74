import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { useCitaFile } from '@/entities/citas/citas/citas.queries';
import { notify } from '@/lib/notify';
import { useSaveFile } from '@/lib/use-save-file';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { mayChange, mayRate } from './may-change';

/** Actions of a client on an appointment. */
export type OwnCitaAction = 'cancel' | 'move' | 'rate';

interface CitaActionsProps {
  cita: Cita;
  now: Date;
  onAction: (action: OwnCitaAction) => void;
  onClose: () => void;
}

/** Buttons of an appointment: only those that its state allows. */
export function OwnCitaActions({ cita, now, onAction, onClose }: CitaActionsProps) {
  const file = useCitaFile();
  const save = useSaveFile();
  const download = () =>
    file.mutateAsync({ citaId: cita._id, kind: 'invoice' }).then(
      (pdf) => {
        save(pdf, `factura-servicio-${cita._id}.pdf`);
        notify.ok(CITA_MESSAGES.invoiceDownloaded);
      },
      (error: unknown) => notify.failure(error, CITA_MESSAGES.invoiceDownloadFailed),
    );
  const open = mayChange(cita, now);
  return (
    <DialogActions
      sx={{
        pt: 2,
        '@media (max-width:599px)': {
          flexDirection: 'column-reverse',
          alignItems: 'stretch',
          '& > *': { mx: '0 !important' },
        },
      }}
    >
      {open && (
        <Button color="error" onClick={() => onAction('cancel')} sx={{ mr: { sm: 'auto' } }}>
          Cancelar cita
        </Button>
      )}
      <Button onClick={onClose}>Cerrar</Button>
      {cita.estado === 'completada' && (
        <Button
          variant="outlined"
          startIcon={<DownloadRounded />}
          loading={file.isPending}
          loadingPosition="start"
          onClick={() => void download()}
        >
          Descargar Factura
        </Button>
      )}
      {open && (
        <Button variant="contained" onClick={() => onAction('move')}>
          Reprogramar
        </Button>
      )}
      {mayRate(cita) && (
        <Button variant="contained" onClick={() => onAction('rate')}>
          Calificar servicio
        </Button>
      )}
    </DialogActions>
  );
}
