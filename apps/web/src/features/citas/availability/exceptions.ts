import { z } from 'zod';
import { type Bloqueo, caracasDay, type FechaEspecial } from '@tuerca/contracts/citas/citas/availability';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { FIELD_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { addDays } from '@tuerca/contracts/venezuela/caracas';
import { endOf } from '@/ui/form/hours-editor';

/** Days that differ from their weekday. */
export interface Exceptions {
  bloqueos: readonly Bloqueo[];
  fechasEspeciales: readonly FechaEspecial[];
}
/** `horario`: special hours, which may open a closed day; `cerrado`: closed all day; `bloqueo`: closed during some hours. */
export type ExceptionKind = 'horario' | 'cerrado' | 'bloqueo';
/** A row of the list: consecutive closed days with the same reason are one. Caracas dates, both included. */
export interface ExceptionRow {
  kind: ExceptionKind;
  desde: string;
  hasta: string;
  /** Opening hours, or the blocked ones; null when the whole day is closed. */
  horas: { desde: string; hasta: string } | null;
  motivo: string | null;
}

/** Maximum number of closed days of one exception. */
const MAX_CLOSED_DAYS = 60;
/** Schema of the dialog. `hasta` is the last of several closed days, '' for one day. */
export const ExceptionDraft = z
  .object({
    kind: z.enum(['horario', 'cerrado', 'bloqueo']),
    fecha: caracasDay('Elige la fecha'),
    hasta: z.union([z.literal(''), caracasDay('Elige la fecha')]),
    horaDesde: z.string(),
    horaHasta: z.string(),
    motivo: z
      .string()
      .trim()
      .max(120, { error: ({ maximum }) => `Escribe como máximo ${maximum} caracteres` }),
  })
  .superRefine(({ kind, fecha, hasta, horaDesde, horaHasta }, ctx) => {
    const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'cerrado') {
      if (hasta !== '' && hasta < fecha) issue('hasta', FIELD_MESSAGES.daysReversed);
      if (hasta > addDays(fecha, MAX_CLOSED_DAYS - 1)) issue('hasta', `Cierra como máximo ${MAX_CLOSED_DAYS} días`);
      return;
    }
    if (!horaDesde) issue('horaDesde', 'Escribe la hora');
    if (!horaHasta) issue('horaHasta', 'Escribe la hora');
    else if (horaDesde >= endOf(horaHasta)) issue('horaHasta', CITA_MESSAGES.endsAfterStart);
  });
export type ExceptionDraft = z.infer<typeof ExceptionDraft>;

const isWholeDay = ({ horaInicio, horaFin }: Bloqueo): boolean => horaInicio === null || horaFin === null;
const byDate = <T extends { fecha: string }>(dates: T[]): T[] => dates.sort((a, b) => a.fecha.localeCompare(b.fecha));
const within = ({ desde, hasta }: ExceptionRow, fecha: string) => desde <= fecha && fecha <= hasta;

/** Rows of the list, by date. */
export function rowsOf({ bloqueos, fechasEspeciales }: Exceptions): ExceptionRow[] {
  const rows: ExceptionRow[] = [];
  const closed = [
    ...bloqueos.filter(isWholeDay),
    ...fechasEspeciales.filter(({ activo }) => !activo).map(({ fecha, motivo }) => ({ fecha, motivo })),
  ];
  for (const { fecha, motivo } of byDate(closed)) {
    const last = rows.at(-1);
    const continues = last && last.motivo === motivo && (fecha === last.hasta || fecha === addDays(last.hasta, 1));
    if (continues) last.hasta = fecha;
    else rows.push({ kind: 'cerrado', desde: fecha, hasta: fecha, horas: null, motivo });
  }
  for (const { fecha, horaInicio, horaFin, motivo } of bloqueos)
    if (horaInicio !== null && horaFin !== null)
      rows.push({ kind: 'bloqueo', desde: fecha, hasta: fecha, horas: { desde: horaInicio, hasta: horaFin }, motivo });
  for (const { fecha, activo, horario, motivo } of fechasEspeciales)
    if (activo && horario)
      rows.push({
        kind: 'horario',
        desde: fecha,
        hasta: fecha,
        horas: { desde: horario.apertura, hasta: horario.cierre },
        motivo,
      });
  return rows.sort(
    (a, b) => a.desde.localeCompare(b.desde) || (a.horas?.desde ?? '').localeCompare(b.horas?.desde ?? ''),
  );
}

/** Removes a row from the exceptions. */
export function withoutRow({ bloqueos, fechasEspeciales }: Exceptions, row: ExceptionRow): Exceptions {
  const { kind, desde, horas } = row;
  if (kind === 'horario')
    return { bloqueos, fechasEspeciales: fechasEspeciales.filter(({ fecha }) => fecha !== desde) };
  if (kind === 'bloqueo') {
    const same = ({ fecha, horaInicio, horaFin }: Bloqueo) =>
      fecha === desde && horaInicio === horas?.desde && horaFin === horas.hasta;
    return { bloqueos: bloqueos.filter((bloqueo) => !same(bloqueo)), fechasEspeciales };
  }
  return {
    bloqueos: bloqueos.filter((bloqueo) => !isWholeDay(bloqueo) || !within(row, bloqueo.fecha)),
    fechasEspeciales: fechasEspeciales.filter(({ activo, fecha }) => activo || !within(row, fecha)),
  };
}

/** Adds an exception. Special hours replace those that the day had, and open a day that was closed. */
export function withDraft(dates: Exceptions, draft: ExceptionDraft): Exceptions {
  const { kind, fecha, horaDesde } = draft;
  const horaHasta = endOf(draft.horaHasta);
  const motivo = draft.motivo || null;
  if (kind === 'bloqueo')
    return { ...dates, bloqueos: [...dates.bloqueos, { fecha, horaInicio: horaDesde, horaFin: horaHasta, motivo }] };
  const last = kind === 'cerrado' ? draft.hasta || fecha : fecha;
  const day: ExceptionRow = { kind: 'cerrado', desde: fecha, hasta: last, horas: null, motivo };
  const open = withoutRow(dates, day);
  if (kind === 'cerrado') {
    const bloqueos = [...open.bloqueos];
    for (let date = fecha; date <= last; date = addDays(date, 1))
      bloqueos.push({ fecha: date, horaInicio: null, horaFin: null, motivo });
    return { ...open, bloqueos };
  }
  const others = open.fechasEspeciales.filter((special) => special.fecha !== fecha);
  const horario = { apertura: horaDesde, cierre: horaHasta };
  return { ...open, fechasEspeciales: [...others, { fecha, activo: true, horario, motivo }] };
}

/** Dialog values of an existing row. */
export const exceptionDraftOf = ({ kind, desde, hasta, horas, motivo }: ExceptionRow): ExceptionDraft => ({
  kind,
  fecha: desde,
  hasta: hasta === desde ? '' : hasta,
  horaDesde: horas?.desde ?? '',
  // A time field cannot hold '24:00', the end of the day.
  horaHasta: horas?.hasta === '24:00' ? '00:00' : (horas?.hasta ?? ''),
  motivo: motivo ?? '',
});
