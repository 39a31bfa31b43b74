import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { assertRestored } from '../backup/marks';
import { preparing } from '../lease';
import { type Progress, SILENT } from '../progress';
import { MIGRATIONS } from './all-migrations';
import type { Migration } from './migration';

/** Where runs are recorded; the lease lives in a collection of its own, so that this one holds migrations alone. */
export const MIGRATIONS_COLLECTION = 'migraciones';

interface MigrationDoc {
  _id: number;
  nombre: string;
  fecha: Date;
}

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
   * A database that is half restored is refused.
   */
  async run(
    migrations: readonly Migration[] = MIGRATIONS,
    db: mongo.Db = this.connection.db!,
    progress: Progress = SILENT,
  ): Promise<void> {
    await assertRestored(db);
    const records = db.collection<MigrationDoc>(MIGRATIONS_COLLECTION);
    if (!(await pending(records, migrations)).length) return;
    const work = async (assertHeld: () => void) => {
      // Looked up again: whoever held the lease before may have done it all.
      for (const migration of await pending(records, migrations)) {
        const what = `Migración ${migration.id} ${migration.name}`;
        progress.doing(what);
        const start = Date.now();
        await migration.up(db);
        assertHeld();
        await records.updateOne(
          { _id: migration.id },
          { $set: { nombre: migration.name, fecha: new Date() } },
          { upsert: true },
        );
        this.log.log(`${what}: ${Date.now() - start} ms`);
      }
    };
    await preparing(db).hold(work, (other) =>
      progress.waiting(`Otra instancia (${other}) migra; esta espera por ella.`),
    );
  }
}

async function pending(
  records: mongo.Collection<MigrationDoc>,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const done = new Set((await records.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
  return migrations.filter(({ id }) => !done.has(id));
}
