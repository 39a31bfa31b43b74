import { z } from 'zod';
import { FlexibleHorario, Hora, HoraFin, Horario } from '../../auth/negocios/horario';
import { NEGOCIO_MESSAGES } from '../../auth/negocios/messages';
import { Id, line, nullableText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { DATE_PATTERN, isDate } from '../../venezuela/caracas';
import { CITA_MESSAGES } from './messages';
import { GRANULE_MINUTES, MAX_HORIZON_DAYS, MAX_PUESTOS } from './rules';

/** A Caracas date 'YYYY-MM-DD' that exists; `message` answers when it is missing or wrong. */
export const caracasDay = (message = 'La fecha debe tener la forma AAAA-MM-DD') =>
  line(message).regex(DATE_PATTERN, message).refine(isDate, message);
const hours = z.object({ apertura: Hora, cierre: HoraFin });
const DayHoursInput = z
  .union([
    hours,
    z
      .object({ horaApertura: Hora, horaCierre: HoraFin })
      .transform((day) => ({ apertura: day.horaApertura, cierre: day.horaCierre })),
  ])
  .pipe(hours.refine(({ apertura, cierre }) => apertura < cierre, NEGOCIO_MESSAGES.closesAfterOpening));

/** A time without appointments: a whole day, or the hours from `horaInicio` until `horaFin`. */
export const Bloqueo = z.object({
  fecha: z.string(),
  horaInicio: z.string().nullable(),
  horaFin: z.string().nullable(),
  motivo: z.string().nullable(),
});
export type Bloqueo = z.infer<typeof Bloqueo>;
/** A day with hours of its own, which may open a closed day; `activo` false closes it, and `horario` is null then. */
export const FechaEspecial = z.object({
  fecha: z.string(),
  activo: z.boolean(),
  horario: z.object({ apertura: z.string(), cierre: z.string() }).nullable(),
  motivo: z.string().nullable(),
});
export type FechaEspecial = z.infer<typeof FechaEspecial>;

/** Availability of a workshop, as anybody may read it; a `motivo` only by the workshop itself. All hours are those of Caracas. */
export const Disponibilidad = z.object({
  tallerId: Id,
  aceptaCitas: z.boolean(),
  horarioRegular: Horario,
  bloqueos: z.array(Bloqueo),
  fechasEspeciales: z.array(FechaEspecial),
  /** Bays: how many vehicles are worked on at the same time. */
  puestos: z.number().int(),
  /** Minutes that a bay stays free after each appointment. */
  margen: z.number().int(),
  /** Minutes between booking and the appointment, at least. */
  antelacionMinima: z.number().int(),
  /** Days ahead that can be booked; 0 is today only. */
  horizonteDias: z.number().int(),
  /** Minutes before the appointment until which a client may cancel or move a confirmed one. */
  antelacionCancelacion: z.number().int(),
  /** Counts the changes; sent back, so that two tabs do not overwrite each other. */
  version: z.number().int(),
});
export type Disponibilidad = z.infer<typeof Disponibilidad>;

const optional = (hora: typeof Hora) =>
  z
    .union([hora, z.literal(''), z.null()], FIELD_MESSAGES.timeForm)
    .optional()
    .transform((given) => given || null);
const whole = (label: string, min: number, max: number) =>
  z
    .number(`${label} debe ser un número`)
    .int(`${label} debe ser un número entero`)
    .min(min, `${label} debe ser al menos ${min}`)
    .max(max, `${label} no puede pasar de ${max}`);

const BloqueoInput = z
  .object({ fecha: caracasDay(), horaInicio: optional(Hora), horaFin: optional(HoraFin), motivo: nullableText(120) })
  .refine(({ horaInicio, horaFin }) => (horaInicio === null) === (horaFin === null), {
    path: ['horaFin'],
    message: 'Indica desde y hasta qué hora, o deja las dos vacías para bloquear todo el día',
  })
  .refine(({ horaInicio, horaFin }) => horaInicio === null || horaFin === null || horaInicio < horaFin, {
    path: ['horaFin'],
    message: CITA_MESSAGES.endsAfterStart,
  });
const FechaEspecialInput = z
  .object({ fecha: caracasDay(), activo: z.boolean(), horario: DayHoursInput.nullish(), motivo: nullableText(120) })
  .refine(({ activo, horario }) => !activo || !!horario, {
    path: ['horario'],
    message: 'Indica las horas de ese día',
  })
  .transform(({ activo, horario, ...rest }) => ({ ...rest, activo, horario: activo ? (horario ?? null) : null }));

/** Change of a workshop's availability; fields left out stay. An outdated `version` answers 409. */
export const DisponibilidadInput = z
  .object({
    aceptaCitas: z.boolean('Indica si recibes citas'),
    horarioRegular: FlexibleHorario,
    bloqueos: z.array(BloqueoInput).max(400, { error: ({ maximum }) => `Guarda como máximo ${maximum} bloqueos` }),
    fechasEspeciales: z
      .array(FechaEspecialInput)
      .max(200, { error: ({ maximum }) => `Guarda como máximo ${maximum} fechas especiales` })
      .refine(
        (fechas) => new Set(fechas.map(({ fecha }) => fecha)).size === fechas.length,
        'Hay una fecha especial repetida',
      ),
    puestos: whole('El número de puestos', 1, MAX_PUESTOS),
    margen: whole('El margen', 0, 240).refine(
      (minutes) => minutes % GRANULE_MINUTES === 0,
      `Usa múltiplos de ${GRANULE_MINUTES} minutos`,
    ),
    antelacionMinima: whole('La antelación mínima', 0, 20_160),
    horizonteDias: whole('Los días que abres', 0, MAX_HORIZON_DAYS),
    antelacionCancelacion: whole('La antelación para cancelar', 0, 20_160),
    version: z.number().int().min(0),
  })
  .partial();
export type DisponibilidadInput = z.output<typeof DisponibilidadInput>;

/** Reasons why an appointment no longer fits an availability. */
export const CONFLICT_REASONS = ['bloqueo', 'dia_cerrado', 'fuera_de_horario', 'sin_puesto'] as const;
export type ConflictReason = (typeof CONFLICT_REASONS)[number];
/** The same in words, after 'esa fecha'. */
export const CONFLICT_REASON_LABELS: Record<ConflictReason, string> = {
  bloqueo: 'Coincide con un bloqueo',
  dia_cerrado: 'Ese día quedaría cerrado',
  fuera_de_horario: 'Quedaría fuera de tu horario',
  sin_puesto: 'No habría un puesto libre',
};
