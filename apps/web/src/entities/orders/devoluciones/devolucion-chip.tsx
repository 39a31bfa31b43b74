import { ESTADO_DEVOLUCION_LABELS, type EstadoDevolucion } from '@tuerca/contracts/orders/devoluciones/states';
import { StatusChip, type Tone } from '@/ui/status-chip';

/** Tone of each state of a return. */
export const DEVOLUCION_TONES: Record<EstadoDevolucion, Tone> = {
  solicitada: 'warning',
  aceptada: 'info',
  recibida: 'info',
  reembolsada: 'success',
  rechazada: 'error',
  cancelada: 'neutral',
};

/** State of a return. */
export const DevolucionChip = ({ estado }: { estado: EstadoDevolucion }) => (
  <StatusChip label={ESTADO_DEVOLUCION_LABELS[estado]} tone={DEVOLUCION_TONES[estado]} />
);
