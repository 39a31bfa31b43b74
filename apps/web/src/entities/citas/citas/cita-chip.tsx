import { isCitaLate } from '@tuerca/contracts/citas/citas/late';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { CLIENT_ESTADO_CITA_LABELS, ESTADO_CITA_LABELS, type EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { useNow } from '@/lib/use-now';
import { StatusChip, type Tone } from '@/ui/status-chip';

/** Tone of each state of an appointment. */
export const CITA_TONES: Record<EstadoCita, Tone> = {
  pendiente: 'warning',
  confirmada: 'info',
  en_proceso: 'info',
  pausada: 'neutral',
  completada: 'success',
  cancelada: 'error',
  no_asistio: 'neutral',
};

/** State of an appointment in the words of whoever reads it; a client reads a pause as 'En Proceso'. */
export const CitaChip = ({ estado, client = false }: { estado: EstadoCita; client?: boolean }) =>
  client ? (
    <StatusChip
      label={CLIENT_ESTADO_CITA_LABELS[estado]}
      tone={CITA_TONES[estado === 'pausada' ? 'en_proceso' : estado]}
    />
  ) : (
    <StatusChip label={ESTADO_CITA_LABELS[estado]} tone={CITA_TONES[estado]} />
  );

/** Beside the state of an appointment whose car is still in its bay after its planned end. */
export const LATE_LABEL = 'Atrasada';
export const LateCitaChip = ({ cita }: { cita: Pick<Cita, 'estado' | 'fechaFin'> }) =>
  isCitaLate(cita, useNow()) && <StatusChip label={LATE_LABEL} tone="error" />;
