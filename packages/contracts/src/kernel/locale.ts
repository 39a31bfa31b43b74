import { z } from 'zod';

/** The sentence of a schema that has none of its own and of no kind that is known better. */
export const INVALID_VALUE = 'El valor no es válido';

interface Bound {
  /** Kind of the value: 'string', 'array', 'number' … */
  origin?: unknown;
  maximum?: unknown;
  minimum?: unknown;
}
const counted = (count: unknown, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

function tooBig({ origin, maximum }: Bound): string {
  if (origin === 'string')
    return `El texto es muy largo: escribe ${counted(maximum, 'carácter', 'caracteres')} o menos`;
  if (origin === 'array') return `Son demasiados: elige ${String(maximum)} o menos`;
  return 'El valor es demasiado grande';
}

function tooSmall({ origin, minimum }: Bound): string {
  if (origin === 'string')
    return `El texto es muy corto: escribe al menos ${counted(minimum, 'carácter', 'caracteres')}`;
  if (origin === 'array') return `Son muy pocos: elige al menos ${String(minimum)}`;
  return 'El valor es demasiado pequeño';
}

/** Makes every schema without a sentence of its own answer in Spanish; both sides call it once at the start. */
export function setSpanishMessages(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type' && issue.input === undefined) return 'Falta este dato';
      if (issue.code === 'unrecognized_keys') return `No reconocemos este dato: ${issue.keys.join(', ').slice(0, 80)}`;
      if (issue.code === 'too_big') return tooBig(issue);
      if (issue.code === 'too_small') return tooSmall(issue);
      return INVALID_VALUE;
    },
  });
}
