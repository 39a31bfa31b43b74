import { z } from 'zod';
import { line } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { type Dia, DIAS } from './dias';
import { NEGOCIO_MESSAGES } from './messages';

/** A time of day, 'HH:MM'. */
export const Hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, FIELD_MESSAGES.timeForm);

/** The end of something open, 'HH:MM'; '24:00' is the end of the day. */
export const HoraFin = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, FIELD_MESSAGES.timeForm);

/** One day in the one shape that is stored. */
export const DayHours = z.object({
  activo: z.boolean(),
  apertura: Hora.or(z.literal('')),
  cierre: HoraFin.or(z.literal('')),
});
type DayHours = z.infer<typeof DayHours>;
const RegistrationDay = z.object({ abierto: z.boolean(), horaApertura: line(), horaCierre: line() });
/** As the profile's form writes it: its texts say 'true' and 'false', and a closed day needs no times. */
const SettingsDay = z.object({
  cerrado: z.boolean().or(z.enum(['true', 'false']).transform((text) => text === 'true')),
  apertura: line().default(''),
  cierre: line().default(''),
});

/** A day in any of the shapes that the screens use -> the stored one. */
const FlexibleDay = z
  .union([DayHours, RegistrationDay, SettingsDay])
  .transform((day): DayHours => {
    if ('activo' in day) return day;
    if ('abierto' in day) return { activo: day.abierto, apertura: day.horaApertura, cierre: day.horaCierre };
    return { activo: !day.cerrado, apertura: day.apertura, cierre: day.cierre };
  })
  .pipe(
    DayHours.refine(
      (day) => !day.activo || (day.apertura !== '' && day.apertura < day.cierre),
      NEGOCIO_MESSAGES.closesAfterOpening,
    ),
  );

/** Weekly hours, read from any shape, stored in one. */
export const FlexibleHorario = z.object(
  Object.fromEntries(DIAS.map((day) => [day, FlexibleDay])) as Record<Dia, typeof FlexibleDay>,
);
/** Weekly hours as answers carry them: the stored shape and, for older screens, the registration's. */
export const Horario = z.record(z.enum(DIAS), DayHours);
export type Horario = z.infer<typeof Horario>;
/** A date whose hours are not its weekday's: its opening hours, in order; none when it stays closed. */
export const Excepcion = z.object({
  fecha: z.string(),
  horas: z.array(z.object({ apertura: z.string(), cierre: z.string() })),
});
export type Excepcion = z.infer<typeof Excepcion>;

const openDay = (apertura: string, cierre: string): DayHours => ({ activo: true, apertura, cierre });
/** Hours of a new store or workshop; the wizard cannot edit them. */
export const DEFAULT_HORARIO: Horario = {
  ...(Object.fromEntries(DIAS.slice(0, 5).map((name) => [name, openDay('09:00', '18:00')])) as Horario),
  sabado: openDay('09:00', '14:00'),
  domingo: { activo: false, apertura: '', cierre: '' },
};
