import { type Preparation, preparationDay } from '../../auth/stores/arrival';
import { DAY } from '../../kernel/time';
import { onBankingDay } from '../../venezuela/banking-days';
import { addDays, caracasDate, caracasInstant, caracasTime, formatFecha } from '../../venezuela/caracas';

/** Hours of Caracas until which an order is packed, and until which couriers take it, on the day on which it is prepared. */
const PACKED_BY = '16:00';
const SENT_BY = '18:00';

/** Until when a store has what to do, from when its turn began: the payment's confirmation, or the question. */
export const DEADLINES = {
  prepare: (paidAt: Date, store?: Preparation): Date => caracasInstant(preparationDay(paidAt, store), PACKED_BY),
  send: (paidAt: Date, store?: Preparation): Date => caracasInstant(preparationDay(paidAt, store), SENT_BY),
  /** A day, but not on one on which the banks, and most shops, are closed. */
  answer: (askedAt: Date): Date => onBankingDay(new Date(askedAt.getTime() + DAY)),
} as const;

/** '4:00 p. m.', which no line breaks. */
function hourOf(instant: Date): string {
  const [hour, minute] = caracasTime(instant).split(':') as [string, string];
  return `${Number(hour) % 12 || 12}:${minute}\u00A0${Number(hour) < 12 ? 'a' : 'p'}.\u00A0m.`;
}
function dayOf(instant: Date, now: Date): string {
  const [date, today] = [caracasDate(instant), caracasDate(now)];
  if (date === today) return 'hoy';
  if (date === addDays(today, 1)) return 'mañana';
  return date === addDays(today, -1) ? 'ayer' : `el ${formatFecha(instant)}`;
}

/** A deadline in words: 'antes de las 4:00 p. m. de hoy', 'venció ayer'. */
export function deadlineText(deadline: Date, now: Date): string {
  const day = dayOf(deadline, now);
  if (deadline <= now) return `venció ${day}`;
  const hour = hourOf(deadline);
  const before = `antes de ${hour.startsWith('1:') ? 'la' : 'las'} ${hour}`;
  return day.startsWith('el ') ? `${before} d${day}` : `${before} de ${day}`;
}
