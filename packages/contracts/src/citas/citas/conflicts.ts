import { addDays, caracasDate, caracasInstant, caracasTime } from '../../venezuela/caracas';
import type { ConflictReason } from './availability';
import { type BookingRules, closedBecause, daySlots, freeBays, type Occupation, occupation } from './slots';

/** An appointment as checked against rules; `duration` and `margin` in minutes. */
export interface BookedAppointment {
  id: string;
  start: Date;
  duration: number;
  margin: number;
  bay: number;
}
/** Effect of other rules on existing appointments: those outside, and those that change bays. */
export interface Effect {
  conflicts: Map<string, ConflictReason>;
  /** Bays of those whose own no longer exists. */
  moves: Map<string, number>;
}

/** Computes the effect of other rules on appointments; those of removed bays take a free one, the earliest first. */
export function effectOn(
  rules: Pick<BookingRules, 'bloqueos' | 'fechasEspeciales' | 'horarioRegular' | 'puestos'>,
  appointments: readonly BookedAppointment[],
): Effect {
  const effect: Effect = { conflicts: new Map(), moves: new Map() };
  const stretch = ({ start, duration, margin }: BookedAppointment) => occupation(start, duration, margin);
  const placed: Occupation[] = appointments
    .filter(({ bay }) => bay <= rules.puestos)
    .map((one) => ({ ...stretch(one), bay: one.bay }));
  for (const one of [...appointments].sort((a, b) => a.start.getTime() - b.start.getTime())) {
    const date = caracasDate(one.start);
    const from = Math.round((one.start.getTime() - caracasInstant(date).getTime()) / 60_000);
    const closed = closedBecause(rules, date, from, from + one.duration);
    if (closed) effect.conflicts.set(one.id, closed);
    if (one.bay <= rules.puestos) continue;
    const [bay] = freeBays(placed, rules.puestos, stretch(one));
    if (bay === undefined) effect.conflicts.set(one.id, closed ?? 'sin_puesto');
    else {
      placed.push({ ...stretch(one), bay });
      effect.moves.set(one.id, bay);
    }
  }
  return effect;
}

/** Days after its own within which another time is proposed for an appointment. */
const PROPOSAL_DAYS = 60;

/** The next free time after its own for each appointment outside the rules, none of them given twice; absent where there is none. */
export function proposeTimes(
  rules: BookingRules,
  { outside, kept, now }: { outside: readonly BookedAppointment[]; kept: readonly BookedAppointment[]; now: Date },
): Map<string, { fecha: string; hora: string }> {
  const place = ({ start, duration, margin, bay }: BookedAppointment): Occupation => ({
    ...occupation(start, duration, margin),
    bay,
  });
  const occupied = kept.map(place);
  const proposals = new Map<string, { fecha: string; hora: string }>();
  for (const one of outside) {
    const own = { fecha: caracasDate(one.start), hora: caracasTime(one.start) };
    const last = addDays(own.fecha, PROPOSAL_DAYS);
    const input = { rules: { ...rules, margen: one.margin }, duration: one.duration, occupied, now };
    for (let fecha = own.fecha; fecha <= last; fecha = addDays(fecha, 1)) {
      const hora = daySlots(input, fecha).find((time) => fecha > own.fecha || time > own.hora);
      if (hora === undefined) continue;
      const start = caracasInstant(fecha, hora);
      const [bay = 1] = freeBays(occupied, rules.puestos, occupation(start, one.duration, one.margin));
      occupied.push(place({ ...one, start, bay }));
      proposals.set(one.id, { fecha, hora });
      break;
    }
  }
  return proposals;
}
