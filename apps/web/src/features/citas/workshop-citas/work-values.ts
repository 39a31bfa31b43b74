import type { TrabajoInput } from '@tuerca/contracts/citas/citas/inputs';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';

/** Fields of the recorded work, with their labels. */
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

/** Form values of the work. */
export const workValues = ({ diagnostico, trabajosRealizados, notas, tecnico, fotosAntes, fotosDespues }: Cita) => ({
  diagnostico: diagnostico ?? '',
  trabajosRealizados,
  notas: notas ?? '',
  tecnico: tecnico?.nombre ?? '',
  fotosAntes,
  fotosDespues,
});
export type WorkValues = ReturnType<typeof workValues>;

/** Values of some fields. */
export function workOf<F extends WorkField>(cita: Cita, fields: readonly F[]): Pick<WorkValues, F> {
  const values = workValues(cita);
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<WorkValues, F>;
}

/** Initial values of a form of some fields, and a copy of them under `visto`. */
export function readWork<F extends WorkField>(cita: Cita, fields: readonly F[]) {
  const read = workOf(cita, fields);
  return { ...read, visto: read };
}

/** Whether two values of a field are equal. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Request of a work form: the fields that changed, with their former values under `visto`. */
export function changedWork({ visto = {}, ...work }: TrabajoInput): TrabajoInput {
  const changed = WORK_FIELDS.filter((field) => work[field] !== undefined && !same(work[field], visto[field]));
  if (!changed.length) return {};
  const only = (values: TrabajoInput) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { ...only(work), visto: only(visto) };
}
