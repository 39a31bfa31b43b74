import type { mongo } from 'mongoose';
import { ArchiveProblem } from './problems';

/** Collection of the marks that record backups and restores. It is no part of an archive: they hold for this database alone. */
export const MARKS_COLLECTION = 'marcas';

/** Progress of a restore: the API starts on 'comprobada' and 'aceptada' alone. */
type RestoreState = 'en_curso' | 'sin_comprobar' | 'comprobada' | 'aceptada';
export interface RestoreMark {
  _id: 'restauracion';
  estado: RestoreState;
  fecha: Date;
  /** Of which instant the restored archive is. */
  respaldo: Date;
  /** Differences from the archive, one line each. */
  diferencias?: readonly string[];
}

/** The last archive that was made of this database. */
export interface BackupMark {
  _id: 'respaldo';
  /** Of which instant it is. */
  fecha: Date;
}
/** The last archive that was restored and found equal, into a throw-away database or into this one. */
export interface DrillMark {
  _id: 'simulacro';
  fecha: Date;
  /** Of which instant the archive is. */
  respaldo: Date;
}
/** State of the process that makes backups by schedule. */
export interface PlanMark {
  _id: 'programa';
  /** Place in which it keeps them. */
  lugar: string;
  /** The names of those that it keeps, the oldest first; it removes no other. */
  archivos: readonly string[];
  /** Start of the last of them; null: one is due. */
  fecha: Date | null;
  /** Begun and not done: the name of an archive, and the database in which one is restored. */
  enCurso: string | null;
  simulacroEn: string | null;
  /** Why the last attempt failed. */
  falla: string | null;
}
type Mark = RestoreMark | BackupMark | DrillMark | PlanMark;

const marks = (db: mongo.Db) => db.collection<RestoreMark>(MARKS_COLLECTION);

/** Durable when it resolves. */
async function writeMark(db: mongo.Db, { _id, ...mark }: Mark): Promise<void> {
  await db
    .collection<Mark>(MARKS_COLLECTION)
    .replaceOne({ _id }, mark, { upsert: true, writeConcern: { w: 'majority', j: true } });
}

export const markBackup = (db: mongo.Db, mark: Omit<BackupMark, '_id'>): Promise<void> =>
  writeMark(db, { _id: 'respaldo', ...mark });
export const markDrill = (db: mongo.Db, mark: Omit<DrillMark, '_id'>): Promise<void> =>
  writeMark(db, { _id: 'simulacro', ...mark });
export const markPlan = (db: mongo.Db, mark: Omit<PlanMark, '_id'>): Promise<void> =>
  writeMark(db, { ...mark, _id: 'programa' });
export const markRestore = (db: mongo.Db, mark: Omit<RestoreMark, '_id'>): Promise<void> =>
  writeMark(db, { _id: 'restauracion', ...mark });

/** Everything that is known about backups of this database. */
export async function readMarks(
  db: mongo.Db,
): Promise<{ respaldo?: BackupMark; simulacro?: DrillMark; restauracion?: RestoreMark; programa?: PlanMark }> {
  const found = await db.collection<Mark>(MARKS_COLLECTION).find().toArray();
  return Object.fromEntries(found.map((mark) => [mark._id, mark]));
}

/** The restore that is under way, or was not found equal, and that nobody has accepted; null without one. */
export const unverifiedRestore = (db: mongo.Db): Promise<RestoreMark | null> =>
  marks(db).findOne({ _id: 'restauracion', estado: { $in: ['en_curso', 'sin_comprobar'] } });

const REMEDIES =
  'Para vaciarla y restaurar de nuevo: node apps/api/dist/restore.js ARCHIVO --replace. Para usarla así como está: node apps/api/dist/restore.js --accept. (En el repositorio: npm run restore -- ARCHIVO --replace, o npm run restore -- --accept.)';

/** Message of the API and `restore.js` about a database whose restore was not verified as complete. */
export const unverifiedSentence = ({ estado, diferencias = [] }: Pick<RestoreMark, 'estado' | 'diferencias'>): string =>
  [
    estado === 'en_curso'
      ? 'La restauración de esta base de datos no terminó: puede faltar cualquier cosa.'
      : 'Lo restaurado en esta base de datos no es igual al respaldo.',
    ...diferencias,
    REMEDIES,
  ].join('\n');

/** Throws ArchiveProblem on a database whose restore was not found whole and was not accepted. */
export async function assertRestored(db: mongo.Db): Promise<void> {
  const mark = await unverifiedRestore(db);
  if (mark) throw new ArchiveProblem(unverifiedSentence(mark));
}

/** A person takes the restored database as it is; throws ArchiveProblem when nothing waits for that. */
export async function acceptRestore(db: mongo.Db): Promise<RestoreMark> {
  const mark = await unverifiedRestore(db);
  if (!mark) throw new ArchiveProblem('No hay nada que aceptar: ninguna restauración quedó sin comprobar.');
  const { _id, ...rest } = mark;
  await markRestore(db, { ...rest, estado: 'aceptada' });
  await markBackup(db, { fecha: mark.respaldo });
  return mark;
}
