import type { mongo } from 'mongoose';

/**
 * One change of what is stored. `up` works on raw collections, because the schemas only know today's shape, and must be
 * idempotent: a process that dies in the middle leaves it unrecorded, and the next start runs it again from the top.
 */
export interface Migration {
  /** Counts up from 1 without gaps; the file is named `<four digits>-<name>.ts`. Never changed once it has landed. */
  id: number;
  name: string;
  up(db: mongo.Db): Promise<void>;
}
