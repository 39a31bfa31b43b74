import { z } from 'zod';
import { Hora } from '../../auth/negocios/horario';
import { line } from '../../kernel/fields';
import { caracasDay } from './availability';
import { CITA_MESSAGES } from './messages';

/** The Caracas date of an appointment. */
export const FechaCita = caracasDay(CITA_MESSAGES.dateRequired);
/** The time at which it begins, 'HH:MM' in Caracas. */
export const HoraCita = line(CITA_MESSAGES.timeRequired)
  .pipe(Hora.or(z.literal('', CITA_MESSAGES.timeRequired)))
  .refine((hora) => hora !== '', CITA_MESSAGES.timeRequired);
/** The workshop was asked about a time outside of its hours, or one that is over, and wants it; a client's is not looked at. */
export const confirmaHora = z.boolean().optional();
