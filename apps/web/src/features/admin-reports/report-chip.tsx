import Chip from '@mui/material/Chip';
import type { CasoReporte } from '@tuerca/contracts/reportes/admin-schemas';
import { DECISION_REPORTE_LABELS, ESTADO_REPORTE_LABELS } from '@tuerca/contracts/reportes/states';

/** Where a case stands, and what was decided. */
export function ReportChip({ caso: { estado, resolucion, apelacion } }: { caso: CasoReporte }) {
  if (apelacion && !apelacion.decision) return <Chip size="small" color="warning" label="Por responder al autor" />;
  if (resolucion)
    return <Chip size="small" variant="outlined" label={`Resuelto: ${DECISION_REPORTE_LABELS[resolucion.decision]}`} />;
  return (
    <Chip size="small" color={estado === 'pendiente' ? 'warning' : 'info'} label={ESTADO_REPORTE_LABELS[estado]} />
  );
}
