import type { LineaPresupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import {
  ESTADO_PRESUPUESTO_LABELS,
  type EstadoLinea,
  type ShownEstadoPresupuesto,
} from '@tuerca/contracts/citas/presupuestos/states';
import { StatusChip, type Tone } from '@/ui/status-chip';

const TONES: Record<ShownEstadoPresupuesto, Tone> = {
  enviado: 'warning',
  aprobado: 'success',
  aprobado_parcial: 'success',
  rechazado: 'error',
  reemplazado: 'neutral',
  retirado: 'neutral',
  cerrado: 'neutral',
  vencido: 'neutral',
};
const LINE_LOOK: Record<EstadoLinea, { label: string; tone: Tone }> = {
  pendiente: { label: 'Por responder', tone: 'warning' },
  aprobada: { label: 'Aprobada', tone: 'success' },
  rechazada: { label: 'Rechazada', tone: 'neutral' },
};

/** State of a presupuesto. */
export const PresupuestoChip = ({ estado }: { estado: ShownEstadoPresupuesto }) => (
  <StatusChip label={ESTADO_PRESUPUESTO_LABELS[estado]} tone={TONES[estado]} />
);
/** The client's decision about a line, or the approval by phone that the workshop noted. */
export function LineChip({ line: { estado, llamada } }: { line: Pick<LineaPresupuesto, 'estado' | 'llamada'> }) {
  if (llamada?.objetada) return <StatusChip label="Objetada" tone="error" />;
  return <StatusChip {...LINE_LOOK[estado]} {...(llamada && { label: 'Aprobada por teléfono' })} />;
}
