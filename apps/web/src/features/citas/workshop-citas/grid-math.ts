import { isCitaLate } from '@tuerca/contracts/citas/citas/late';
import type { Agenda, Cita } from '@tuerca/contracts/citas/citas/schemas';
import { caracasDate, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { minutesOf } from './cita-format';

/** A column of the grid: one bay of a day, or (`puesto` null) a whole day. Times in minutes after midnight of Caracas. */
export interface GridColumn {
  key: string;
  label: string;
  fecha: string;
  puesto: number | null;
  open: { from: number; until: number } | null;
  blocks: readonly { from: number; until: number; motivo: string | null }[];
}
/** Position of an appointment: those that overlap in a column are side by side. */
export interface Placed {
  cita: Cita;
  column: number;
  from: number;
  until: number;
  lane: number;
  lanes: number;
}

/** Step of a drag or a key press, in minutes. */
export const SNAP = 15;
export const PX_PER_MINUTE = 1.1;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Converts 'HH:MM' to minutes after midnight. */
export const minutesAt = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));

type AgendaDay = Agenda['dias'][number];
/** Fields of every column of a day. */
export const columnOf = ({ fecha, apertura, cierre, bloqueos }: AgendaDay) => ({
  fecha,
  open: apertura && cierre ? { from: minutesAt(apertura), until: minutesAt(cierre) } : null,
  blocks: bloqueos.map(({ horaInicio, horaFin, motivo }) => ({
    from: horaInicio ? minutesAt(horaInicio) : 0,
    until: horaFin ? minutesAt(horaFin) : DAY,
    motivo,
  })),
});

/** From its start to its planned end; for a late car of today to now. */
function spanOf(cita: Cita, now: Date): { from: number; until: number } {
  const from = minutesAt(cita.hora);
  const end = from + minutesOf(cita);
  const isOfToday = cita.fecha === caracasDate(now);
  return { from, until: isOfToday && isCitaLate(cita, now) ? Math.max(end, minutesAt(caracasTime(now))) : end };
}

/** Hours that the grid shows, rounded to whole ones: all opening hours and appointments. */
export function hoursShown(
  columns: readonly GridColumn[],
  citas: readonly Cita[],
  now: Date,
): { from: number; until: number } {
  const spans = [...columns.flatMap(({ open }) => (open ? [open] : [])), ...citas.map((cita) => spanOf(cita, now))];
  if (spans.length === 0) return { from: 8 * HOUR, until: 18 * HOUR };
  const from = Math.min(...spans.map((span) => span.from));
  const until = Math.max(...spans.map((span) => span.until));
  return { from: Math.floor(from / HOUR) * HOUR, until: Math.min(Math.ceil(until / HOUR) * HOUR, DAY) };
}

/** Places appointments in their columns, and those that overlap in lanes of equal width. */
export function place(columns: readonly GridColumn[], citas: readonly Cita[], now: Date): Placed[] {
  return columns.flatMap((column, index) => {
    const own = citas
      .filter((cita) => cita.fecha === column.fecha && (column.puesto === null || cita.puesto === column.puesto))
      .map((cita) => ({ cita, ...spanOf(cita, now) }))
      .sort((a, b) => a.from - b.from || (a.cita.puesto ?? 0) - (b.cita.puesto ?? 0));
    const placed: Placed[] = [];
    let group: Placed[] = [];
    let groupEnd = -1;
    for (const span of own) {
      if (span.from >= groupEnd) group = [];
      const busy = new Set(group.filter(({ until }) => until > span.from).map(({ lane }) => lane));
      let lane = 0;
      while (busy.has(lane)) lane += 1;
      const next: Placed = { ...span, column: index, lane, lanes: 1 };
      group.push(next);
      placed.push(next);
      const lanes = Math.max(...group.map((one) => one.lane)) + 1;
      for (const one of group) one.lanes = lanes;
      groupEnd = Math.max(...group.map(({ until }) => until));
    }
    return placed;
  });
}

/** A position in the grid: column and minutes after midnight. */
export interface Spot {
  column: number;
  minutes: number;
}
/** Clamps a position to the grid. */
export const within = (
  { column, minutes }: Spot,
  columns: number,
  { from, until }: { from: number; until: number },
): Spot => ({
  column: Math.min(Math.max(column, 0), columns - 1),
  minutes: Math.min(Math.max(Math.round(minutes / SNAP) * SNAP, from), until - SNAP),
});
