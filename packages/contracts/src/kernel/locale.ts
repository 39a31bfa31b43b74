import { z } from 'zod';

/** Makes every schema without a sentence of its own answer in Spanish; both sides call it once at the start. */
export function setSpanishMessages(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type' && issue.input === undefined) return 'Falta este dato';
      if (issue.code === 'unrecognized_keys') return `No reconocemos este dato: ${issue.keys.join(', ').slice(0, 80)}`;
      if (issue.code === 'too_big') return 'El valor es demasiado grande';
      if (issue.code === 'too_small') return 'El valor es demasiado pequeño';
      return 'El valor no es válido';
    },
  });
}
