import { Schema } from 'mongoose';
import { optional, required, subSchema } from './plain-schema';

/** Claim on a document's due work, or the pause until it is due again. */
export interface Turno {
  /** Before this nobody but `turno` may begin: the end of a claim, or of the pause after a failure. */
  proximo: Date;
  /** The process that claimed it; null while it pauses. */
  turno: string | null;
  /** Number of times that it was begun since it was last done. */
  intentos: number;
}

/** The turns of a document, by task. Absent: nobody is at it, and nothing has failed. */
export type Turnos<Task extends string> = Partial<Record<Task, Turno>>;

const turno = subSchema({
  proximo: required.date,
  turno: optional.string,
  intentos: { type: Number, default: 0 },
});

/** The field `turnos` of a schema whose documents are claimed for these tasks. */
export const turnos = (...tasks: string[]): Schema =>
  subSchema(Object.fromEntries(tasks.map((task) => [task, { type: turno }])));
