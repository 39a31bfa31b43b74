import { z } from 'zod';
import { Id, nullableLines } from '../../kernel/fields';
import { linesOf } from '../../kernel/lists';
import { DisponibilidadInput } from './availability';
import { CITA_MESSAGES } from './messages';
import { FechaCita, HoraCita } from './moment';
import { CitaAfectada } from './schemas';

/** Most appointments that one edit decides about. */
export const MAX_DECISIONS = 200;
/** Longest sentence to the clients, characters. */
export const MAX_CLOSING_MESSAGE = 300;

/** The decision about an appointment that an edit leaves outside: another time, an end, or nothing. */
export const DecisionCita = z.discriminatedUnion('accion', [
  z.object({ citaId: Id, accion: z.literal('mover'), fecha: FechaCita, hora: HoraCita }),
  z.object({ citaId: Id, accion: z.literal('cancelar') }),
  z.object({ citaId: Id, accion: z.literal('dejar') }),
]);
export type DecisionCita = z.output<typeof DecisionCita>;

/**
 * An edit with what becomes of the appointments that it leaves outside, all in one step; `mensaje` is what their clients read.
 * Without `decisiones` they stay as they are.
 */
export const DisponibilidadCambio = DisponibilidadInput.extend({
  decisiones: linesOf(DecisionCita, ({ citaId }) => citaId, 'Una cita está dos veces: decide una sola vez sobre ella')
    .max(MAX_DECISIONS, `Decide sobre ${MAX_DECISIONS} citas como máximo de una vez: cierra menos días`)
    .optional(),
  mensaje: nullableLines(MAX_CLOSING_MESSAGE).optional(),
}).refine(({ decisiones = [], mensaje }) => !!mensaje || decisiones.every(({ accion }) => accion === 'dejar'), {
  path: ['mensaje'],
  message: CITA_MESSAGES.closingMessageRequired,
});
export type DisponibilidadCambio = z.output<typeof DisponibilidadCambio>;

/** An appointment to be decided about, with the next free time for it; null when there is none, or it cannot be moved. */
export const CitaSinDecision = CitaAfectada.extend({
  propuesta: z.object({ fecha: z.string(), hora: z.string() }).nullable(),
});
export type CitaSinDecision = z.infer<typeof CitaSinDecision>;
