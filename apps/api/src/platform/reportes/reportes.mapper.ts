import type { TipoReporte } from '@tuerca/contracts/platform/reportes/objects';
import type { DecisionReportada } from '@tuerca/contracts/platform/reportes/schemas';
import type { CasoDoc } from './caso.schema';

/** Decision as the author of the reported thing reads it: without a word about who reported it. */
export function toDecision(doc: CasoDoc, appealableUntil: Date | null): DecisionReportada {
  const { objeto, titulo, texto, tipos, apelacion } = doc;
  const { decision, accion, motivo, fecha } = doc.resolucion!;
  return {
    _id: String(doc._id),
    objeto,
    titulo,
    texto,
    tipos: Object.keys(tipos) as TipoReporte[],
    decision,
    accion,
    motivo,
    fecha: fecha.toISOString(),
    apelacion: apelacion && {
      texto: apelacion.texto,
      fecha: apelacion.fecha.toISOString(),
      decision: apelacion.decision,
      motivo: apelacion.motivo,
    },
    apelableHasta: appealableUntil?.toISOString() ?? null,
  };
}
