import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { PARTS_PROBLEM_LABELS } from '@tuerca/contracts/citas/citas/states';
import { notify } from '@/lib/notify';
import type { OwnCitaAction } from './cita-actions';
import { mayChange } from './may-change';
import { useKeepCita } from './my-citas.queries';

interface PartsQuestionProps {
  cita: Cita;
  now: Date;
  onAction: (action: OwnCitaAction) => void;
}

/** Choice for an appointment whose parts are late or cancelled: move, cancel or keep it. */
export function PartsQuestion({ cita, now, onAction }: PartsQuestionProps) {
  const keep = useKeepCita();
  const problem = cita.repuestos?.problema;
  if (!problem) return null;
  const onKeep = () =>
    keep.mutate(
      { citaId: cita._id },
      {
        onSuccess: () => notify.ok(CITA_MESSAGES.kept),
        onError: (error) => notify.failure(error, CITA_MESSAGES.keepFailed),
      },
    );
  return (
    <Alert severity="warning" sx={{ mt: 2, alignItems: 'flex-start' }}>
      {PARTS_PROBLEM_LABELS[problem]}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {mayChange(cita, now) && (
          <>
            <Button size="small" variant="outlined" color="inherit" onClick={() => onAction('move')}>
              Reagendar
            </Button>
            <Button size="small" variant="outlined" color="inherit" onClick={() => onAction('cancel')}>
              Cancelar
            </Button>
          </>
        )}
        <Button size="small" variant="outlined" color="inherit" loading={keep.isPending} onClick={onKeep}>
          Mantener
        </Button>
      </Box>
    </Alert>
  );
}
