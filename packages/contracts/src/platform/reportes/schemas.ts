import { z } from 'zod';
import type { AccountLimit } from '../../kernel/endpoint';
import { Id, lines, requiredLines } from '../../kernel/fields';
import { FIELD_MESSAGES, MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../kernel/messages';
import { REPORT_MESSAGES } from './messages';
import { ACCIONES_REPORTE, OBJETOS_REPORTE, TIPOS_DE_OBJETO, TIPOS_REPORTE } from './objects';
import { DECISIONES_APELACION, DECISIONES_REPORTE } from './states';

/** Reason for a report. */
const Motivo = lines('Cuéntanos el motivo')
  .min(MIN_REASON_LENGTH, `Cuéntanos el motivo en al menos ${MIN_REASON_LENGTH} caracteres`)
  .max(MAX_REASON_LENGTH, FIELD_MESSAGES.longReason);
const tipo = z.enum(TIPOS_REPORTE, REPORT_MESSAGES.kindMissing);
/** Body of the specification's calls: the reason in words, and optionally its kind. */
export const NuevoReporte = z.object({ motivo: Motivo, tipo: tipo.default('otro') });

/** Body of the one form: the kind of the reason, and the reason in words. */
export const ReporteForm = z.object({ tipo, motivo: Motivo });
/** A report of anything; the kind of reason has to fit the object. */
export const ReporteNuevo = ReporteForm.extend({
  objeto: z.enum(OBJETOS_REPORTE, 'Indica qué quieres reportar'),
  objetoId: Id,
}).refine(({ objeto, tipo: kind }) => TIPOS_DE_OBJETO[objeto].includes(kind), {
  message: REPORT_MESSAGES.kindMissing,
  path: ['tipo'],
});

const instant = z.iso.datetime();
/** Decision about something of mine. Its reporters stay unknown. */
export const DecisionReportada = z.object({
  _id: Id,
  objeto: z.enum(OBJETOS_REPORTE),
  titulo: z.string(),
  /** Text as it was reported. */
  texto: z.string(),
  tipos: z.array(z.enum(TIPOS_REPORTE)),
  decision: z.enum(DECISIONES_REPORTE),
  accion: z.enum(ACCIONES_REPORTE),
  motivo: z.string(),
  fecha: instant,
  /** My answer, and its result. */
  apelacion: z
    .object({
      texto: z.string(),
      fecha: instant,
      decision: z.enum(DECISIONES_APELACION).nullable(),
      motivo: z.string().nullable(),
    })
    .nullable(),
  /** End of my time to answer; null when I cannot (any more). */
  apelableHasta: instant.nullable(),
});
export type DecisionReportada = z.infer<typeof DecisionReportada>;

/** The author's one answer to a decision. */
export const NuevaApelacion = z.object({
  texto: requiredLines((min) => `Escribe tu respuesta en al menos ${min} caracteres`, 1000, {
    min: 10,
    tooLong: 'Tu respuesta puede tener hasta 1000 caracteres',
  }),
});

/** Limit on reports of an account, of every kind. */
export const REPORTS_OF_ACCOUNT: AccountLimit = { name: 'reportes', perHour: 30, message: REPORT_MESSAGES.tooMany };
