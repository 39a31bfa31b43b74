import { DAY } from '../../kernel/time';
/** States of a case: all reports of one object against one account are settled together. */
export const ESTADOS_REPORTE = ['pendiente', 'en_revision', 'resuelto'] as const;
export type EstadoReporte = (typeof ESTADOS_REPORTE)[number];
/** Label of each state on screen. */
export const ESTADO_REPORTE_LABELS: Record<EstadoReporte, string> = {
  pendiente: 'Pendiente',
  en_revision: 'En revisión',
  resuelto: 'Resuelto',
};
/** Transitions of each state. */
export const REPORTE_TRANSITIONS: Record<EstadoReporte, readonly EstadoReporte[]> = {
  pendiente: ['en_revision', 'resuelto'],
  en_revision: ['resuelto'],
  resuelto: [],
};
/** Decisions: the report is right, or it is not. */
export const DECISIONES_REPORTE = ['procede', 'no_procede'] as const;
export type DecisionReporte = (typeof DECISIONES_REPORTE)[number];
/** Label of each decision on screen. */
export const DECISION_REPORTE_LABELS: Record<DecisionReporte, string> = {
  procede: 'Procede',
  no_procede: 'No procede',
};
/** Decisions on an author's answer. */
export const DECISIONES_APELACION = ['mantener', 'revertir'] as const;
export type DecisionApelacion = (typeof DECISIONES_APELACION)[number];

/** Days that an author has to answer a decision. */
export const APPEAL_DAYS = 15;
/** Days for which a settled report still gives access to its object: an appeal may need it. */
export const VIEW_DAYS = 30;
/** End of an author's time to answer a decision of `from`. */
export const appealDeadline = (from: Date): Date => new Date(from.getTime() + APPEAL_DAYS * DAY);
/** Earliest settlement of a report that still gives access to its object at `now`. */
export const viewableSince = (now: Date): Date => new Date(now.getTime() - VIEW_DAYS * DAY);
