import { z } from 'zod';
import { Meta } from '../../kernel/envelope';
import { Id, queryBoolean, queryText, requiredReason } from '../../kernel/fields';
import { REPORT_MESSAGES } from './messages';
import { ACCIONES_REPORTE, OBJETOS_REPORTE, TIPOS_REPORTE } from './objects';
import { DECISIONES_APELACION, DECISIONES_REPORTE, ESTADOS_REPORTE } from './states';

const instant = z.iso.datetime();
const count = z.number().int().min(0);
const Persona = z.object({ _id: Id, nombre: z.string() });
const motivo = requiredReason(REPORT_MESSAGES.reasonMissing);

/** All reports of one object against one account, as the queue shows them. */
export const CasoReporte = z.object({
  _id: Id,
  objeto: z.enum(OBJETOS_REPORTE),
  objetoId: Id,
  estado: z.enum(ESTADOS_REPORTE),
  titulo: z.string(),
  /** As it stood when it was first reported. */
  texto: z.string(),
  /** Accused account; null when nobody answers for it. */
  autor: Persona.nullable(),
  /** Number of reporters. */
  total: count,
  tipos: z.array(z.object({ tipo: z.enum(TIPOS_REPORTE), total: count })),
  primero: instant,
  ultimo: instant,
  tomado: z.object({ por: Persona, fecha: instant }).nullable(),
  resolucion: z
    .object({
      decision: z.enum(DECISIONES_REPORTE),
      accion: z.enum(ACCIONES_REPORTE),
      motivo: z.string(),
      por: Persona,
      fecha: instant,
    })
    .nullable(),
  apelacion: z
    .object({
      texto: z.string(),
      fecha: instant,
      decision: z.enum(DECISIONES_APELACION).nullable(),
      motivo: z.string().nullable(),
      por: Persona.nullable(),
    })
    .nullable(),
});
export type CasoReporte = z.infer<typeof CasoReporte>;

/** A thing that can be reported, in words; `datos` are its facts, label and value. */
export const ContenidoReportado = z.object({
  titulo: z.string(),
  texto: z.string(),
  datos: z.array(z.object({ etiqueta: z.string(), valor: z.string() })),
  /** Whether the public no longer sees it. */
  oculto: z.boolean(),
  /** The page of the web that shows it to an administrator; null when none does. */
  ruta: z.string().nullable(),
});
export type ContenidoReportado = z.infer<typeof ContenidoReportado>;

/** One case with its reports, the object as it was and as it is, and the history of its author. */
export const CasoReporteDetalle = z.object({
  caso: CasoReporte,
  reportes: z.array(
    z.object({ _id: Id, tipo: z.enum(TIPOS_REPORTE), motivo: z.string(), usuario: Persona, fecha: instant }),
  ),
  /** Null for reports older than this field. */
  entonces: ContenidoReportado.nullable(),
  /** Null when it is gone. */
  ahora: ContenidoReportado.nullable(),
  acciones: z.array(z.enum(ACCIONES_REPORTE)),
  /** Other cases against the same account, newest first. */
  antecedentes: z.array(CasoReporte),
  /** Administrators who opened it, newest first. */
  miradas: z.array(z.object({ objeto: z.string(), por: Persona, fecha: instant })),
});
export type CasoReporteDetalle = z.infer<typeof CasoReporteDetalle>;

/** Filters of the queue. */
export const reporteFilters = {
  estado: z.enum(['abiertos', ...ESTADOS_REPORTE, 'all']).default('abiertos'),
  objeto: z.enum(OBJETOS_REPORTE).optional(),
  /** With an author's answer that waits. */
  apelados: queryBoolean,
  /** Against this account. */
  autor: Id.optional(),
  q: queryText(60),
};
/** Number of cases in each state, and of answers of authors that wait. */
export const ReportesMeta = Meta.extend({
  cuentas: z.object({ pendiente: count, en_revision: count, resuelto: count, apelados: count }),
});

/** Takes a case; `relevar` takes it over from a colleague. */
export const TomarReporte = z.object({ relevar: z.boolean().default(false) }).default({ relevar: false });
/** Settles it; the author reads `motivo`. */
export const ResolverReporte = z
  .object({
    decision: z.enum(DECISIONES_REPORTE, 'Elige la decisión'),
    accion: z.enum(ACCIONES_REPORTE).default('ninguna'),
    motivo,
  })
  .refine(({ decision, accion }) => decision === 'procede' || accion === 'ninguna', {
    message: REPORT_MESSAGES.actionMissing,
    path: ['accion'],
  });
/** Settles an author's answer. */
export const ResolverApelacion = z.object({ decision: z.enum(DECISIONES_APELACION, 'Elige la decisión'), motivo });
