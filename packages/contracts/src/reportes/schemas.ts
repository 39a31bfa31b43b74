import { z } from 'zod';

/** Shortest reason of a report, in characters. */
export const MIN_MOTIVO_LENGTH = 3;
/** Why somebody reports a review, a question or an answer. */
export const Motivo = z
  .string('Cuéntanos el motivo')
  .trim()
  .min(MIN_MOTIVO_LENGTH, 'Cuéntanos el motivo en al menos 3 caracteres')
  .max(500, 'El motivo puede tener hasta 500 caracteres');
/** What reporting takes. */
export const NuevoReporte = z.object({ motivo: Motivo });
