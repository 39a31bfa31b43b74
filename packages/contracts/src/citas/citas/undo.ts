import type { Capability } from '../../kernel/capabilities';
import { HOUR } from '../../kernel/time';
import type { EstadoCita } from './states';

/** Hours in which a missed appointment can be brought back, and a completed one corrected. */
export const UNDO_HOURS = 24;
/** Most corrections of one appointment. */
export const MAX_CORRECTIONS = 10;

/** Moves back along the table of states: where each leads, and what a member of the team needs for it. */
export const CITA_MOVES_BACK: Partial<Record<EstadoCita, { to: EstadoCita; capability: Capability }>> = {
  en_proceso: { to: 'confirmada', capability: 'trabajos' },
  pausada: { to: 'confirmada', capability: 'trabajos' },
  no_asistio: { to: 'confirmada', capability: 'agenda' },
};

const within = (moment: string | Date | null | undefined, now: Date): boolean =>
  !!moment && now.getTime() - new Date(moment).getTime() < UNDO_HOURS * HOUR;
interface Step {
  estado: EstadoCita;
  fecha: string | Date;
}

/** Whether the last move can be taken back at `now`: a start at any time, a missed appointment within `UNDO_HOURS`. */
export function isUndoable(
  { estado, historialEstados }: { estado: EstadoCita; historialEstados: readonly Step[] },
  now: Date,
): boolean {
  if (!CITA_MOVES_BACK[estado]) return false;
  return estado !== 'no_asistio' || within(historialEstados.findLast((step) => step.estado === estado)?.fecha, now);
}
/** Whether price and work of an appointment can still be corrected at `now`. */
export const isCorrectable = (
  { estado, fechaFinalizacion }: { estado: EstadoCita; fechaFinalizacion: string | Date | null },
  now: Date,
): boolean => estado === 'completada' && within(fechaFinalizacion, now);
