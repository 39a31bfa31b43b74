import type { Cita } from '@tuerca/contracts/citas/schemas';
import { CITA_TRANSITIONS, type EstadoCita, MOVABLE_ESTADOS } from '@tuerca/contracts/citas/states';

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

/** By the table of states, the usual next step first; a client is missing only once the appointment has begun. */
export function allowedActions({ estado, fechaHora }: Pick<Cita, 'estado' | 'fechaHora'>, now: Date): CitaAction[] {
  const steps = (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).filter((action) => {
    if (!CITA_TRANSITIONS[estado].includes(TARGETS[action])) return false;
    if (action === 'start') return estado !== 'pausada';
    if (action === 'resume') return estado === 'pausada';
    return action !== 'noShow' || new Date(fechaHora) <= now;
  });
  return (MOVABLE_ESTADOS as readonly EstadoCita[]).includes(estado) ? [...steps, 'move'] : steps;
}
