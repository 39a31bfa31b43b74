import { z } from 'zod';
import { type Dia, DIAS } from './dias';

/** A time of day, 'HH:MM'. */
export const Hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora debe tener la forma HH:MM');

/** One day in the one shape that is stored. */
export const DayHours = z.object({
  activo: z.boolean(),
  apertura: Hora.or(z.literal('')),
  cierre: Hora.or(z.literal('')),
});
type DayHours = z.infer<typeof DayHours>;
const RegistrationDay = z.object({ abierto: z.boolean(), horaApertura: z.string(), horaCierre: z.string() });
const SettingsDay = z.object({ cerrado: z.boolean(), apertura: z.string(), cierre: z.string() });

/** A day in any of the shapes that the screens use -> the stored one. */
const FlexibleDay = z
  .union([DayHours, RegistrationDay, SettingsDay])
  .transform((dia): DayHours => {
    if ('activo' in dia) return dia;
    if ('abierto' in dia) return { activo: dia.abierto, apertura: dia.horaApertura, cierre: dia.horaCierre };
    return { activo: !dia.cerrado, apertura: dia.apertura, cierre: dia.cierre };
  })
  .pipe(
    DayHours.refine(
      (dia) => !dia.activo || (dia.apertura !== '' && dia.apertura < dia.cierre),
      'La hora de cierre debe ser posterior a la de apertura',
    ),
  );

/** Weekly hours, read from any shape, stored in one. */
export const FlexibleHorario = z.object(
  Object.fromEntries(DIAS.map((dia) => [dia, FlexibleDay])) as Record<Dia, typeof FlexibleDay>,
);
/** Weekly hours as answers carry them: the stored shape and, for older screens, the registration's. */
export const Horario = z.record(z.enum(DIAS), DayHours);
export type Horario = z.infer<typeof Horario>;

const dia = (apertura: string, cierre: string): DayHours => ({ activo: true, apertura, cierre });
/** What a new store or workshop starts with; the wizard cannot edit it. */
export const DEFAULT_HORARIO: Horario = {
  ...(Object.fromEntries(DIAS.slice(0, 5).map((nombre) => [nombre, dia('09:00', '18:00')])) as Horario),
  sabado: dia('09:00', '14:00'),
  domingo: { activo: false, apertura: '', cierre: '' },
};
