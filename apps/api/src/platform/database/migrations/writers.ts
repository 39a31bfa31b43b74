import type { mongo } from 'mongoose';

/** Interval at which a process checks whether it may still write, in milliseconds. */
export const CHECK_INTERVAL = 2_000;
/** Time after which every running process has checked, in milliseconds. */
export const NOTICED_AFTER = 5_000;

/** `fecha` is absent as long as it is announced and not done; `escribeDesde`: the oldest release that may write from then on. */
interface MigrationDoc {
  _id: number;
  nombre: string;
  escribeDesde?: number;
  fecha?: Date;
}

/** Collection of migration records; the lease lives in another one, so that this one holds migrations alone. */
export const migrationRecords = (db: mongo.Db): mongo.Collection<MigrationDoc> =>
  db.collection<MigrationDoc>('migraciones');

/** Why a program of this release may not write to this database, in Spanish; null when it may. */
export async function writeRefusal(db: mongo.Db, release: number): Promise<string | null> {
  // A migration asks for its own release at most: those that this one knows ask for none that is newer.
  const unknown = { _id: { $gt: release }, escribeDesde: { $gt: release } };
  const newer = await migrationRecords(db).findOne(unknown, { sort: { escribeDesde: -1 } });
  if (!newer) return null;
  return `Esta versión de Tuerca conoce las migraciones hasta la ${release}, y en esta base de datos ya solo escriben las que conocen la ${newer.escribeDesde} (lo pide la ${newer._id}, ${newer.nombre}). Arranca una versión más nueva, o restaura un respaldo anterior a esa migración.`;
}
