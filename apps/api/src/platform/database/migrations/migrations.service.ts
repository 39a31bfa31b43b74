import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { assertRestored } from '../backup/marks';
import { MIGRATIONS } from './all-migrations';
import type { Migration } from './migration';
import { MigrationLock } from './migration-lock';

/** Where runs are recorded; the lock lives in a collection of its own, so that this one holds migrations alone. */
export const MIGRATIONS_COLLECTION = 'migraciones';
export const MIGRATION_LOCK_COLLECTION = 'migraciones_lock';

interface MigrationDoc {
  _id: number;
  nombre: string;
  fecha: Date;
}

/**
 * Brings what is stored to today's shape: runs at start, before the indexes and before the server listens. Of several
 * processes that start at once one runs the migrations and the others wait until it is done.
 */
@Injectable()
export class MigrationsService {
  private readonly log = new Logger('Migrations');

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Runs what the database has not recorded yet, in order; throws what a migration throws, and records nothing of it.
   * A database that is half restored is refused. */
  async run(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
    const db = this.connection.db!;
    await assertRestored(db);
    const records = db.collection<MigrationDoc>(MIGRATIONS_COLLECTION);
    if (!(await pending(records, migrations)).length) return;
    await new MigrationLock(db, MIGRATION_LOCK_COLLECTION).hold(async (assertHeld) => {
      // Looked up again: whoever held the lock before may have done it all.
      for (const migration of await pending(records, migrations)) {
        const start = Date.now();
        await migration.up(db);
        assertHeld();
        await records.updateOne(
          { _id: migration.id },
          { $set: { nombre: migration.name, fecha: new Date() } },
          { upsert: true },
        );
        this.log.log(`Migración ${migration.id} ${migration.name}: ${Date.now() - start} ms`);
      }
    });
  }
}

async function pending(
  records: mongo.Collection<MigrationDoc>,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const done = new Set((await records.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
  return migrations.filter(({ id }) => !done.has(id));
}
