import { z } from 'zod';
import { nullableLines, requiredLines } from '../../kernel/fields';
import { CITA_MESSAGES } from './messages';
import { confirmaHora, FechaCita, HoraCita } from './moment';
import { MAX_PUESTOS } from './rules';

/** Another time for an appointment; only a workshop names a `puesto`. */
export const Reprogramacion = z.object({
  fecha: FechaCita,
  hora: HoraCita,
  puesto: z.number().int().min(1).max(MAX_PUESTOS).optional(),
  motivo: nullableLines(300),
  confirmaHora,
});
export type Reprogramacion = z.output<typeof Reprogramacion>;

/** Why an appointment is cancelled or refused. */
export const CancelacionCita = z.object({ razonCancelacion: requiredLines(CITA_MESSAGES.reasonRequired, 500) });
/** Stars and words about a completed appointment. */
export const Calificacion = z.object({
  puntuacion: z
    .number(CITA_MESSAGES.starsRequired)
    .int(CITA_MESSAGES.starsRequired)
    .min(1, CITA_MESSAGES.starsRequired)
    .max(5, CITA_MESSAGES.starsRequired),
  comentario: nullableLines(2000),
});
