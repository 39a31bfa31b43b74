import { z } from 'zod';
import { Id, line, pageQuery, queryText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { DAY } from '../../kernel/time';
import { addDays, caracasInstant, DATE_PATTERN, isDate } from '../../venezuela/caracas';
import { caracasDay } from './availability';
import { CLIENTE_TALLER_SORTS } from './lists';
import { CitaEstadosQuery } from './state-inputs';

// A day that no calendar has is no instant: the clock would read the 30th of February as a day of March.
const otherInstant = (value: string) => new Date(!value || DATE_PATTERN.test(value) ? Number.NaN : value);

/** A Caracas date or an instant of a query; a date alone means its beginning, or as `end` its end. */
const queryInstant = (end = false) =>
  line()
    .max(40)
    .transform((value, ctx) => {
      const instant = isDate(value) ? caracasInstant(end ? addDays(value, 1) : value) : otherInstant(value);
      if (!Number.isNaN(instant.getTime())) return instant;
      ctx.addIssue({ code: 'custom', message: FIELD_MESSAGES.invalidDate });
      return z.NEVER;
    })
    .optional();
/** Orders of the list of appointments; `proximas`: those to come, the next one first, then the others, the latest first. */
export const CITA_SORTS = ['proximas', 'fechaHora', '-fechaHora', 'fechaFinalizacion', '-fechaFinalizacion'] as const;
/** The list of either party; `fechaDesde` counts from the completion, `cliente` is one client of a workshop. */
export const CitaQuery = z.object({
  ...pageQuery(8, 100),
  estado: CitaEstadosQuery,
  estados: CitaEstadosQuery,
  fechaInicio: queryInstant(),
  fechaFin: queryInstant(true),
  fechaDesde: queryInstant(),
  search: queryText(100),
  q: queryText(100),
  cliente: Id.optional(),
  sort: z.enum(CITA_SORTS).default('-fechaHora'),
});
/** The month of the offered times 'YYYY-MM'; the present one when it is left out. */
export const MesQuery = z.object({
  mes: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'El mes debe tener la forma AAAA-MM')
    .optional(),
});
/** Services whose first times one call asks for at most. */
export const MAX_FIRST_HOURS = 24;
/** Services by their ids, comma-separated. */
export const PrimerasHorasQuery = z.object({
  servicios: line()
    .transform((ids) => ids.split(',').filter(Boolean))
    .pipe(setOf(Id, MAX_FIRST_HOURS, `Pide hasta ${MAX_FIRST_HOURS} servicios a la vez`)),
});
/** The day of a workshop's own times. */
export const DiaQuery = z.object({ fecha: caracasDay() });
/** The days of the agenda, both included; at most six weeks. */
export const AgendaQuery = z.object({ desde: caracasDay(), hasta: caracasDay() }).refine(({ desde, hasta }) => {
  // Also runs on texts that are no date: NaN fails the comparison.
  const days = (Date.parse(hasta) - Date.parse(desde)) / DAY;
  return days >= 0 && days <= 41;
}, 'Pide entre un día y seis semanas');
/** The list of a workshop's clients. */
export const ClientesQuery = z.object({
  ...pageQuery(10),
  search: queryText(100),
  q: queryText(100),
  sort: z.enum(CLIENTE_TALLER_SORTS).default('recent'),
});
