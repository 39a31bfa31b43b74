import { z } from 'zod';

/** The sentence of a schema that has none of its own and of no kind that is known better. */
export const INVALID_VALUE = 'El valor no es válido';

/** Makes every schema without a sentence of its own answer in Spanish; both sides call it once at the start. */
export function setSpanishMessages(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type' && issue.input === undefined) return 'Falta este dato';
      if (issue.code === 'unrecognized_keys') return `No reconocemos este dato: ${issue.keys.join(', ').slice(0, 80)}`;
      if (issue.code === 'too_big') return 'El valor es demasiado grande';
      if (issue.code === 'too_small') return 'El valor es demasiado pequeño';
      return INVALID_VALUE;
    },
  });
}
