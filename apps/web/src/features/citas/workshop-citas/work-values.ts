import type { TrabajoInput } from '@tuerca/contracts/citas/citas/inputs';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';

/** The fields of what is noted about the work, with what they are called on screen. */
export const WORK_LABELS = {
  diagnostico: 'Diagnóstico',
  trabajosRealizados: 'Trabajos realizados',
  tecnico: 'Técnico',
  notas: 'Notas',
  fotosAntes: 'Fotos antes',
  fotosDespues: 'Fotos después',
} as const;
export type WorkField = keyof typeof WORK_LABELS;
export const WORK_FIELDS = Object.keys(WORK_LABELS) as WorkField[];

/** The values of a form of the work. */
export const workValues = ({ diagnostico, trabajosRealizados, notas, tecnico, fotosAntes, fotosDespues }: Cita) => ({
  diagnostico: diagnostico ?? '',
  trabajosRealizados,
  notas: notas ?? '',
  tecnico: tecnico?.nombre ?? '',
  fotosAntes,
  fotosDespues,
});
export type WorkValues = ReturnType<typeof workValues>;

/** Those of some fields. */
export function workOf<F extends WorkField>(cita: Cita, fields: readonly F[]): Pick<WorkValues, F> {
  const values = workValues(cita);
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<WorkValues, F>;
}

/** What a form of some fields begins with: the values, and under `visto` that it was them which were read. */
export function readWork<F extends WorkField>(cita: Cita, fields: readonly F[]) {
  const read = workOf(cita, fields);
  return { ...read, visto: read };
}

/** Whether two values of a field say the same. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is sent of a form of the work: the fields that differ from what was read, with what was read there. */
export function changedWork({ visto = {}, ...work }: TrabajoInput): TrabajoInput {
  const changed = WORK_FIELDS.filter((field) => work[field] !== undefined && !same(work[field], visto[field]));
  if (!changed.length) return {};
  const only = (values: TrabajoInput) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { ...only(work), visto: only(visto) };
}
