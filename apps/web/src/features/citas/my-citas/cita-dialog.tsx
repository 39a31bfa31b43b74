import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { CITA_ERRORS } from '@tuerca/contracts/citas/citas/errors';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { CalendarLinks } from '@/entities/citas/citas/calendar-links';
import { ChangeUntil } from '@/entities/citas/citas/change-until';
import { useNow } from '@/lib/use-now';
import { DataState } from '@/ui/data-state';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { onDemand } from '@/ui/on-demand';
import { type OwnCitaAction, OwnCitaActions } from './cita-actions';
import { OwnCitaDetail } from './cita-detail';
import { mayChange, tooLateToChange } from './may-change';
import { useMyCita } from './my-citas.queries';
import { PartsQuestion } from './parts-question';

const FORMS = {
  cancel: onDemand(async () => (await import('./cancel-cita')).CancelCita),
  move: onDemand(async () => (await import('./reschedule-cita')).RescheduleCita),
  rate: onDemand(async () => (await import('./rate-cita')).RateCita),
};
const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rectangular" height={96} />
    <Skeleton variant="rectangular" height={120} />
    <Skeleton variant="rectangular" height={180} />
  </Box>
);

interface CitaDialogProps {
  citaId: string;
  /** Renders an appointment's presupuesto, which belongs to another feature. */
  presupuesto: (cita: Cita) => ReactNode;
  onClose: () => void;
}

/** An appointment in a dialog over the list: full screen on a phone. */
export function OwnCitaDialog({ citaId, presupuesto, onClose }: CitaDialogProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const query = useMyCita(citaId);
  const now = useNow();
  const [action, setAction] = useState<OwnCitaAction | null>(null);
  const Form = action && FORMS[action];
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        fullScreen={phone}
        fullWidth
        maxWidth="sm"
        aria-labelledby="titulo-cita"
        slotProps={{ paper: { sx: phone ? { borderRadius: 0, border: 0 } : undefined } }}
      >
        <DialogTitle id="titulo-cita" component="h2" sx={{ pr: 7 }}>
          Detalles de la cita
        </DialogTitle>
        <IconButton aria-label="Cerrar la ventana" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 12 }}>
          <CloseRounded />
        </IconButton>
        <DialogContent dividers tabIndex={0}>
          <DataState query={query} skeleton={<Waiting />} error={CITA_MESSAGES.detailFailed}>
            {(cita) => (
              <OwnCitaDetail cita={cita}>
                <PartsQuestion cita={cita} now={now} onAction={setAction} />
                {tooLateToChange(cita, now) && (
                  <Alert severity="info" sx={{ mt: 2 }}>
                    {CITA_ERRORS.CANCELACION_TARDIA.message}
                  </Alert>
                )}
                {mayChange(cita, now) && (
                  <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
                    <ChangeUntil cita={cita} now={now} />
                    <CalendarLinks cita={cita} />
                  </Box>
                )}
                <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>{presupuesto(cita)}</Box>
              </OwnCitaDetail>
            )}
          </DataState>
        </DialogContent>
        {query.data && <OwnCitaActions cita={query.data} now={now} onAction={setAction} onClose={onClose} />}
      </Dialog>
      {Form && query.data && <Form cita={query.data} onClose={() => setAction(null)} />}
    </>
  );
}
