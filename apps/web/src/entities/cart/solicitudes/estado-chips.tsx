import {
  ESTADO_PROPUESTA_LABELS,
  ESTADO_SOLICITUD_LABELS,
  type EstadoPropuesta,
  type EstadoSolicitud,
} from '@tuerca/contracts/cart/solicitudes/states';
import { StatusChip, type Tone } from '@/ui/status-chip';

const REQUEST_TONES: Record<EstadoSolicitud, Tone> = {
  abierta: 'info',
  aceptada: 'success',
  cancelada: 'neutral',
  vencida: 'warning',
  retirada: 'error',
};
const PROPOSAL_TONES: Record<EstadoPropuesta, Tone> = {
  enviada: 'info',
  aceptada: 'success',
  retirada: 'neutral',
  vencida: 'warning',
  cerrada: 'neutral',
};

/** State of a request for a part. */
export const SolicitudChip = ({ estado }: { estado: EstadoSolicitud }) => (
  <StatusChip label={ESTADO_SOLICITUD_LABELS[estado]} tone={REQUEST_TONES[estado]} />
);
/** State of a store's proposal. */
export const PropuestaChip = ({ estado }: { estado: EstadoPropuesta }) => (
  <StatusChip label={ESTADO_PROPUESTA_LABELS[estado]} tone={PROPOSAL_TONES[estado]} />
);
