import { MINUTE } from '../../kernel/time';
import { caracasDate } from '../../venezuela/caracas';
import { GRANULE_MINUTES, SLOT_STEP_MINUTES } from './rules';
import type { Occupation } from './slots';
import { type EstadoCita, isMovable } from './states';

const GRANULE = GRANULE_MINUTES * MINUTE;

/** States in which the car stands in its bay. */
export const IN_BAY_ESTADOS = ['en_proceso', 'pausada'] as const satisfies readonly EstadoCita[];

type Moment = string | Date;
interface Work {
  estado: EstadoCita;
  /** Planned begin and end. */
  fechaHora: Moment;
  fechaFin: Moment;
  /** Begin of the work. */
  fechaInicio: Moment | null;
}
const at = (moment: Moment): number => new Date(moment).getTime();

/** Whether a car is still in its bay after the planned end of its work. */
export const isCitaLate = ({ estado, fechaFin }: Pick<Work, 'estado' | 'fechaFin'>, now: Date): boolean =>
  (IN_BAY_ESTADOS as readonly EstadoCita[]).includes(estado) && at(fechaFin) <= now.getTime();

/**
 * End of the hold on the bay of a late car, ms UTC on whole granules: one step of the offered times from `now`, or the
 * planned duration from the begin of the work, whichever is later.
 */
export function lateUntil({ fechaHora, fechaFin, fechaInicio }: Omit<Work, 'estado'>, now: Date): number {
  // Stryker disable next-line ConditionalExpression: null counts as 1970, and no planned duration from then on is later than now
  const worked = fechaInicio === null ? 0 : at(fechaInicio) + at(fechaFin) - at(fechaHora);
  return Math.ceil(Math.max(now.getTime() + SLOT_STEP_MINUTES * MINUTE, worked) / GRANULE) * GRANULE;
}

/** `held`: late bays count as taken until `lateUntil`, as offered to clients; a workshop decides itself, and has them listed last. */
export const besideLate = (
  occupied: readonly Occupation[],
  late: readonly Occupation[],
  { held }: { held: boolean },
): Occupation[] => [...occupied, ...late, ...(held ? late.map(({ from, until, bay }) => ({ from, until, bay })) : [])];

interface Waiting extends Work {
  _id: string;
  fecha: string;
  puesto: number | null;
}
/** Today's appointments that wait for the bay of a late car, in their order: those that begin before it counts as free, and the next one after them. */
export function waitingFor<T extends Waiting>(
  car: Waiting,
  citas: readonly T[],
  now: Date,
): { collide: T[]; next: T | null } {
  const until = lateUntil(car, now);
  const waiting = citas
    .filter(
      (cita) =>
        cita.puesto === car.puesto &&
        isMovable(cita) &&
        cita.fecha === caracasDate(now) &&
        at(cita.fechaHora) >= at(car.fechaHora),
    )
    .sort((a, b) => at(a.fechaHora) - at(b.fechaHora));
  const collide = waiting.filter(({ fechaHora }) => at(fechaHora) < until);
  return { collide, next: waiting[collide.length] ?? null };
}
