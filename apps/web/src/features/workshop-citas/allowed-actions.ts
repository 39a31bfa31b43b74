import type { Cita } from '@tuerca/contracts/citas/schemas';
import { CITA_TRANSITIONS, type EstadoCita, MOVABLE_ESTADOS } from '@tuerca/contracts/citas/states';
import type { Guarded } from '../../lib/page-access';
import { CITA_CALLS } from './workshop-citas.queries';

/** What a workshop may do with an appointment now. */
export type CitaAction = 'confirm' | 'start' | 'resume' | 'complete' | 'pause' | 'noShow' | 'move' | 'reject';

/** The state that each action leads to; moving keeps it. */
const TARGETS: Record<Exclude<CitaAction, 'move'>, EstadoCita> = {
  confirm: 'confirmada',
  start: 'en_proceso',
  resume: 'en_proceso',
  complete: 'completada',
  pause: 'pausada',
  noShow: 'no_asistio',
  reject: 'cancelada',
};

const CALLS: Record<CitaAction, Guarded> = {
  confirm: CITA_CALLS.confirm,
  start: CITA_CALLS.estado,
  resume: CITA_CALLS.estado,
  complete: CITA_CALLS.complete,
  pause: CITA_CALLS.estado,
  noShow: CITA_CALLS.noShow,
  move: CITA_CALLS.reschedule,
  reject: CITA_CALLS.reject,
};

/** By the position of whoever looks and the table of states, the usual next step first; a client is missing only once the appointment has begun. */
export function allowedActions(
  { estado, fechaHora }: Pick<Cita, 'estado' | 'fechaHora'>,
  now: Date,
  may: (call: Guarded) => boolean,
): CitaAction[] {
  const steps = (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).filter((action) => {
    if (!CITA_TRANSITIONS[estado].includes(TARGETS[action])) return false;
    if (action === 'start') return estado !== 'pausada';
    if (action === 'resume') return estado === 'pausada';
    return action !== 'noShow' || new Date(fechaHora) <= now;
  });
  const movable = (MOVABLE_ESTADOS as readonly EstadoCita[]).includes(estado);
  const actions: CitaAction[] = movable ? [...steps, 'move'] : steps;
  return actions.filter((action) => may(CALLS[action]));
}
