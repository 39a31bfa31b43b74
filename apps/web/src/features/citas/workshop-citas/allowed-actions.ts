import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { CITA_TRANSITIONS, type EstadoCita, isMovable } from '@tuerca/contracts/citas/citas/states';
import { CITA_MOVES_BACK, isCorrectable, isUndoable } from '@tuerca/contracts/citas/citas/undo';
import type { Guarded } from '@/lib/page-access';
import { CITA_CALLS } from './workshop-citas.queries';

/** Actions of a workshop on an appointment. */
export type WorkshopCitaAction =
  'confirm' | 'start' | 'resume' | 'complete' | 'pause' | 'noShow' | 'move' | 'reject' | 'undo' | 'correct';

/** Target state of each action; moving keeps the state. */
const TARGETS: Record<Exclude<WorkshopCitaAction, 'move' | 'undo' | 'correct'>, EstadoCita> = {
  confirm: 'confirmada',
  start: 'en_proceso',
  resume: 'en_proceso',
  complete: 'completada',
  pause: 'pausada',
  noShow: 'no_asistio',
  reject: 'cancelada',
};

const CALLS: Record<WorkshopCitaAction, Guarded> = {
  confirm: CITA_CALLS.confirm,
  start: CITA_CALLS.estado,
  resume: CITA_CALLS.estado,
  complete: CITA_CALLS.complete,
  pause: CITA_CALLS.estado,
  noShow: CITA_CALLS.noShow,
  move: CITA_CALLS.reschedule,
  reject: CITA_CALLS.reject,
  undo: CITA_CALLS.undo,
  correct: CITA_CALLS.correct,
};

/** Actions allowed by the position and the state table, the usual next step first; 'noShow' only once the appointment's time has begun. */
export function allowedActions(
  cita: Pick<Cita, 'estado' | 'fechaHora' | 'fechaFinalizacion' | 'historialEstados'>,
  now: Date,
  may: (call: Guarded) => boolean,
): WorkshopCitaAction[] {
  const { estado, fechaHora } = cita;
  const steps = (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).filter((action) => {
    if (!CITA_TRANSITIONS[estado].includes(TARGETS[action])) return false;
    if (action === 'start') return estado !== 'pausada';
    if (action === 'resume') return estado === 'pausada';
    return action !== 'noShow' || new Date(fechaHora) <= now;
  });
  const actions: WorkshopCitaAction[] = isMovable(cita) ? [...steps, 'move'] : steps;
  const back = CITA_MOVES_BACK[estado];
  if (back && isUndoable(cita, now) && may({ capability: back.capability })) actions.push('undo');
  if (isCorrectable(cita, now)) actions.push('correct');
  return actions.filter((action) => may(CALLS[action]));
}
