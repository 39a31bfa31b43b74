import { blockedHours, dayHours } from '../../auth/negocios/open-days';
import { DAY, MINUTE } from '../../kernel/time';
import { addDays, caracasDate, caracasInstant } from '../../venezuela/caracas';
import type { Disponibilidad } from './availability';
import { CAME_IN_HOURS, GRANULE_MINUTES, MAX_DURATION_MINUTES, SLOT_STEP_MINUTES } from './rules';

const GRANULE = GRANULE_MINUTES * MINUTE;

/** A time in which a bay is taken, in milliseconds UTC, end excluded, the margin after it included; bays count from 1. */
export interface Occupation {
  from: number;
  until: number;
  bay: number;
  /** A car that is still there after its planned end: the bay is not taken, but given away last. */
  late?: boolean;
}
/** The part of an availability that decides about times. */
export type BookingRules = Omit<Disponibilidad, 'tallerId' | 'version' | 'antelacionCancelacion'>;
/** Everything that the offered times depend on; `duration` in minutes. */
export interface SlotInput {
  rules: BookingRules;
  duration: number;
  occupied: readonly Occupation[];
  now: Date;
}
/** Reasons why a time cannot be booked; the first one that applies is reported. */
export type SlotRefusal =
  | 'no_acepta_citas'
  | 'duracion'
  | 'pasada'
  | 'antelacion'
  | 'horizonte'
  | 'dia_cerrado'
  | 'fuera_de_horario'
  | 'bloqueo'
  | 'ocupada';
/** A day that can be chosen, with its times 'HH:MM'. */
export interface DaySlots {
  fecha: string;
  horas: string[];
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** Minutes after midnight -> 'HH:MM'. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Opening and closing of a date in minutes after midnight: special date before weekday; null when it is closed. Bloqueos are not looked at. */
export function openingMinutes(
  rules: Pick<BookingRules, 'fechasEspeciales' | 'horarioRegular'>,
  date: string,
): { from: number; until: number } | null {
  const hours = dayHours(rules, date);
  return hours && { from: minutesOf(hours.apertura), until: minutesOf(hours.cierre) };
}

/** Occupation of its bay by an appointment, on whole granules: work and margin, milliseconds UTC. */
export function occupation(start: Date, duration: number, margin: number): { from: number; until: number } {
  const from = start.getTime();
  return {
    from: Math.floor(from / GRANULE) * GRANULE,
    until: Math.ceil((from + (duration + margin) * MINUTE) / GRANULE) * GRANULE,
  };
}
/** The numbers of the granules of a stretch; the unique index over them keeps two appointments out of one bay. */
export function granulesOf({ from, until }: { from: number; until: number }): number[] {
  const first = Math.floor(from / GRANULE);
  return Array.from({ length: Math.ceil(until / GRANULE) - first }, (_, i) => first + i);
}

/**
 * The bays (from 1) that are free over a whole stretch, lowest first, those with a car that is late last. Appointments left over in
 * bays that no longer exist count against the ones that do.
 */
export function freeBays(
  occupied: readonly Occupation[],
  puestos: number,
  { from, until }: { from: number; until: number },
): number[] {
  const taken = new Set(
    occupied.filter((other) => !other.late && other.from < until && from < other.until).map(({ bay }) => bay),
  );
  const late = new Set(occupied.filter((other) => other.late).map(({ bay }) => bay));
  const displaced = [...taken].filter((bay) => bay > puestos).length;
  const free = Array.from({ length: puestos }, (_, i) => i + 1).filter((bay) => !taken.has(bay));
  free.sort((a, b) => Number(late.has(a)) - Number(late.has(b)));
  return free.slice(0, Math.max(0, free.length - displaced));
}

/** Whether a late car counts as still standing in a bay at a stretch. */
export const isLateAt = (
  occupied: readonly Occupation[],
  bay: number,
  stretch: { from: number; until: number },
): boolean =>
  occupied.some((one) => one.late && one.bay === bay && one.from < stretch.until && stretch.from < one.until);

/** Reason why a stretch of a date lies outside of the opened hours; null when it lies inside. Minutes after midnight. */
export function closedBecause(
  rules: Pick<BookingRules, 'bloqueos' | 'fechasEspeciales' | 'horarioRegular'>,
  date: string,
  from: number,
  until: number,
): 'dia_cerrado' | 'fuera_de_horario' | 'bloqueo' | null {
  const blocked = blockedHours(rules.bloqueos, date);
  const open = openingMinutes(rules, date);
  // A day is closed by a block of the whole day.
  if (!open || blocked.some((stretch) => stretch.from === '00:00' && stretch.until === '24:00')) return 'dia_cerrado';
  if (blocked.some((stretch) => minutesOf(stretch.from) < until && from < minutesOf(stretch.until))) return 'bloqueo';
  return from < open.from || until > open.until ? 'fuera_de_horario' : null;
}

/** Whether a time that is over can still be that of a car in the workshop: it began today, or some hours ago before midnight. */
const cameInLately = (start: Date, now: Date): boolean =>
  caracasDate(start) === caracasDate(now) || start.getTime() >= now.getTime() - CAME_IN_HOURS * 60 * MINUTE;

/** Refusals that the workshop may overrule: closed hours, and times that began lately. */
const OWN_REFUSALS: readonly SlotRefusal[] = ['pasada', 'dia_cerrado', 'fuera_de_horario', 'bloqueo'];

/** Whether a workshop may book a time that is refused for this reason, once it confirmed; times long past stay refused. */
export const isOverruled = (refusal: SlotRefusal, start: Date, now: Date): boolean =>
  OWN_REFUSALS.includes(refusal) && (refusal !== 'pasada' || cameInLately(start, now));

/** Reason why no appointment of this duration can begin then, at any minute; null when one can. `anyHour`: at any hour, and also lately begun. */
export function slotRefusal(
  { rules, duration, occupied, now }: SlotInput,
  date: string,
  time: string,
  { anyHour = false } = {},
): SlotRefusal | null {
  if (!rules.aceptaCitas) return 'no_acepta_citas';
  if (duration <= 0 || duration > MAX_DURATION_MINUTES) return 'duracion';
  const start = caracasInstant(date, time);
  if (start <= now && !(anyHour && cameInLately(start, now))) return 'pasada';
  if (!anyHour && start.getTime() < now.getTime() + rules.antelacionMinima * MINUTE) return 'antelacion';
  if (date > addDays(caracasDate(now), rules.horizonteDias)) return 'horizonte';
  const from = minutesOf(time);
  const closed = anyHour ? null : closedBecause(rules, date, from, from + duration);
  if (closed) return closed;
  return freeBays(occupied, rules.puestos, occupation(start, duration, rules.margen)).length ? null : 'ocupada';
}

/** The times of a date that can be booked, every `step` minutes from the opening. */
export function daySlots(input: SlotInput, date: string, step: number = SLOT_STEP_MINUTES): string[] {
  const open = openingMinutes(input.rules, date);
  if (!open) return [];
  const midnight = caracasInstant(date).getTime();
  // Stryker disable next-line MethodExpression,ConditionalExpression,LogicalOperator,EqualityOperator: spares work, freeBays compares each with its stretch
  const occupied = input.occupied.filter((other) => other.from < midnight + 2 * DAY && midnight < other.until);
  const times: string[] = [];
  // Stryker disable next-line ArithmeticOperator: spares work, slotRefusal refuses an end after closing
  for (let start = open.from; start + input.duration <= open.until; start += step)
    if (!slotRefusal({ ...input, occupied }, date, timeOf(start))) times.push(timeOf(start));
  return times;
}

/** Every time of a date at which an appointment could begin, to the granule, with the bays that are free for it. */
export const dayStarts = (input: SlotInput, date: string): { hora: string; puestos: number[] }[] =>
  daySlots(input, date, GRANULE_MINUTES).map((hora) => {
    const stretch = occupation(caracasInstant(date, hora), input.duration, input.rules.margen);
    return { hora, puestos: freeBays(input.occupied, input.rules.puestos, stretch) };
  });

/** The dates from `from` to `to` (both included) that can be chosen, the first `count`, with their times as `timesOf` tells them. Bloqueo beats special date beats weekday. */
export function slots(
  input: SlotInput,
  from: string,
  to: string,
  timesOf: (input: SlotInput, date: string) => string[] = daySlots,
  count = Infinity,
): DaySlots[] {
  const today = caracasDate(input.now);
  const last = addDays(today, input.rules.horizonteDias);
  // Stryker disable next-line EqualityOperator: of two equal dates either one is the end
  const end = to < last ? to : last;
  // Stryker disable next-line EqualityOperator: of two equal dates either one is the first
  const first = from > today ? from : today;
  const days: DaySlots[] = [];
  for (let date = first; date <= end && days.length < count; date = addDays(date, 1)) {
    const horas = timesOf(input, date);
    if (horas.length) days.push({ fecha: date, horas });
  }
  return days;
}
