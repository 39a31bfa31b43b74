import type { mongo } from 'mongoose';

/**
 * One change of what is stored. `up` works on raw collections, because the schemas only know today's shape, and must be
 * idempotent: a process that dies in the middle leaves it unrecorded, and the next start runs it again from the top.
 */
export interface Migration {
  /** Counts up from 1 without gaps; the file is named `<four digits>-<name>.ts`. Never changed once it has landed. */
  id: number;
  name: string;
  /**
   * The oldest release that may go on writing after this one; the release before always may. A release is the number of the last
   * migration that a program knows. Absent in migrations from before ADR 57.
   */
  oldestWriter?: number;
  /** First release from which no release needs what this removes or renames; `oldestWriter` is not lower. Absent: it only adds. */
  contracts?: number;
  up(db: mongo.Db): Promise<void>;
}
