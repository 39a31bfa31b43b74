import { ESTADO_SUSCRIPCION_LABELS, type EstadoSuscripcion } from '@tuerca/contracts/membresia/states';
import { StatusChip, type Tone } from '@/ui/status-chip';

const TONES: Record<EstadoSuscripcion, Tone> = {
  pendiente: 'warning',
  activa: 'success',
  vencida: 'neutral',
  cancelada: 'neutral',
  rechazada: 'error',
  reemplazada: 'neutral',
};

/** State of a subscription. */
export const SuscripcionChip = ({ estado }: { estado: EstadoSuscripcion }) => (
  <StatusChip label={ESTADO_SUSCRIPCION_LABELS[estado]} tone={TONES[estado]} />
);
