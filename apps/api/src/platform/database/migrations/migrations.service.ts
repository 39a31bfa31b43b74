import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { assertRestored } from '../backup/marks';
import { preparing } from '../lease';
import { type Progress, SILENT } from '../progress';
import { MIGRATIONS } from './all-migrations';
import type { Migration } from './migration';
import { migrationRecords, NOTICED_AFTER, writeRefusal } from './writers';

/**
 * Brings what is stored to today's shape: runs at start, before the indexes and before anything is served. Of several
 * processes that start at once one runs the migrations and the others wait until it is done.
 */
@Injectable()
export class MigrationsService {
  private readonly log = new Logger('Migrations');

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Runs what the database has not recorded yet, in order, by `db`; throws what a migration throws, and records nothing of it.
   * A database that is half restored is refused, and one to which only newer releases may write.
   */
  async run(
    migrations: readonly Migration[] = MIGRATIONS,
    db: mongo.Db = this.connection.db!,
    progress: Progress = SILENT,
  ): Promise<void> {
    await assertRestored(db);
    const refusal = await writeRefusal(db, migrations.at(-1)?.id ?? 0);
    if (refusal) throw new Error(refusal);
    if (!(await readState(db, migrations)).pending.length) return;
    const work = async (assertHeld: () => void) => {
      // Looked up again: whoever held the lease before may have done it all.
      const { pending, done } = await readState(db, migrations);
      await announce(db, pending, done, progress);
      for (const migration of pending) {
        const what = `Migración ${migration.id} ${migration.name}`;
        progress.doing(what);
        const start = Date.now();
        assertHeld();
        await migration.up(db);
        assertHeld();
        await record(db, migration, { fecha: new Date() });
        this.log.log(`${what}: ${Date.now() - start} ms`);
      }
    };
    const waiting = (other: string) => progress.waiting(`Otra instancia (${other}) migra; esta espera por ella.`);
    await preparing(db).hold(work, waiting);
  }
}

interface Done {
  _id: number;
  escribeDesde?: number;
}

async function readState(
  db: mongo.Db,
  migrations: readonly Migration[],
): Promise<{ pending: Migration[]; done: Done[] }> {
  const done = await migrationRecords(db)
    .find({ fecha: { $exists: true } })
    .toArray();
  const ids = new Set(done.map(({ _id }) => _id));
  return { pending: migrations.filter(({ id }) => !ids.has(id)), done };
}

async function record(db: mongo.Db, { id, name, oldestWriter }: Migration, more: { fecha?: Date } = {}): Promise<void> {
  const set = { nombre: name, ...(oldestWriter && { escribeDesde: oldestWriter }), ...more };
  await migrationRecords(db).updateOne({ _id: id }, { $set: set }, { upsert: true });
}

/** Before anything is changed, says who may not write any more and waits until they have noticed. */
async function announce(db: mongo.Db, pending: Migration[], done: Done[], progress: Progress): Promise<void> {
  const floor = Math.max(0, ...done.map(({ escribeDesde = 0 }) => escribeDesde));
  const stopping = pending.filter(({ oldestWriter = 0 }) => oldestWriter > floor);
  // Nobody writes to an empty database.
  if (!done.length || !stopping.length) return;
  for (const migration of stopping) await record(db, migration);
  const oldest = Math.max(...stopping.map(({ oldestWriter = 0 }) => oldestWriter));
  progress.doing(`Espera a que dejen de escribir las versiones que no conocen la migración ${oldest}`);
  await wait(NOTICED_AFTER);
}
