import type { CasoReporte } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { DECISION_REPORTE_LABELS, ESTADO_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/states';
import { StatusChip } from '@/ui/status-chip';

/** State of a case, with its decision. */
export function ReportChip({ caso: { estado, resolucion, apelacion } }: { caso: CasoReporte }) {
  if (apelacion && !apelacion.decision) return <StatusChip tone="warning" label="Por responder al autor" />;
  if (resolucion) return <StatusChip label={`Resuelto: ${DECISION_REPORTE_LABELS[resolucion.decision]}`} />;
  return <StatusChip tone={estado === 'pendiente' ? 'warning' : 'info'} label={ESTADO_REPORTE_LABELS[estado]} />;
}
