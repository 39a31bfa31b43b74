import { z } from 'zod';
import { nullableLines, requiredLines } from '../../kernel/fields';
import { correctableFields } from './inputs';
import { CITA_MESSAGES } from './messages';
import { CitaEstadoInput } from './state-inputs';

/** Takes the last move back; `estado` is the one that its sender saw. */
export const Deshacer = z.object({ estado: CitaEstadoInput, motivo: nullableLines(300) });
export type Deshacer = z.output<typeof Deshacer>;
/** Correction of typing errors in a completed appointment, with its reason, which the client reads. Fields left out stay. */
export const Correccion = z.object({
  ...correctableFields,
  motivo: requiredLines(CITA_MESSAGES.correctionReason, 300),
});
export type Correccion = z.output<typeof Correccion>;
