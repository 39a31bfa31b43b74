import Typography from '@mui/material/Typography';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { CitaCompletada, type Pendiente } from '@tuerca/contracts/admin/asuntos';
import { thingDate } from '@/entities/admin/open-things';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useAttend } from './asuntos.queries';

const READY = ['El taller confirmó que la atendió', 'El cliente confirmó que lo atendieron'] as const;

interface AttendedDialogProps {
  asuntoId: string;
  cita: Pendiente;
  onClose: () => void;
}

/** Completes an appointment in place of its workshop, with what is known of it, which its client reads. */
export function AttendedDialog({ asuntoId, cita, onClose }: AttendedDialogProps) {
  const attend = useAttend(asuntoId);
  const { _id, nombre, espera } = cita;
  return (
    <ReasonDialog
      title={`¿Se atendió a ${espera}?`}
      confirm="Se atendió"
      confirming="Guardando..."
      cancel="Volver"
      label="Cómo lo sabes"
      rule={CitaCompletada.shape.motivo}
      send={(motivo) => attend.mutateAsync({ citaId: _id, motivo })}
      failure={ASUNTO_MESSAGES.attendFailed}
      hint={ASUNTO_MESSAGES.readByWaiting}
      maxLength={300}
      ready={READY}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {nombre} · {thingDate(cita)}
      </Typography>
      <Typography>
        La completas en lugar del taller, que no tiene acceso, al precio que su cliente aprobó o reservó. Le avisamos a{' '}
        {espera}, que ya puede calificar el servicio. Si no se atendió, usa Cancelar.
      </Typography>
    </ReasonDialog>
  );
}
