import type { mongo } from 'mongoose';
import { ArchiveProblem } from './problems';

/** What was done about backups and when. It is no part of an archive: what it says is true of this database alone. */
export const MARKS_COLLECTION = 'marcas';

/** How far a restore came: the API starts on 'comprobada' and 'aceptada' alone. */
type RestoreState = 'en_curso' | 'sin_comprobar' | 'comprobada' | 'aceptada';
export interface RestoreMark {
  _id: 'restauracion';
  estado: RestoreState;
  fecha: Date;
  /** Of which instant the restored archive is. */
  respaldo: Date;
  /** What differs from the archive, one line each. */
  diferencias?: string[];
}

const marks = (db: mongo.Db) => db.collection<RestoreMark>(MARKS_COLLECTION);

/** The restore that is under way, or was not found equal, and that nobody has accepted; null without one. */
export const unverifiedRestore = (db: mongo.Db): Promise<RestoreMark | null> =>
  marks(db).findOne({ _id: 'restauracion', estado: { $in: ['en_curso', 'sin_comprobar'] } });

/** Says how far a restore has come; durable when it resolves. */
export async function markRestore(db: mongo.Db, { _id, ...mark }: RestoreMark): Promise<void> {
  await marks(db).replaceOne({ _id }, mark, { upsert: true, writeConcern: { w: 'majority', j: true } });
}

const WAYS_OUT =
  'Para vaciarla y restaurar de nuevo: node dist/restore.js ARCHIVO --replace. Para usarla así como está: node dist/restore.js --accept.';

/** What the API and `restore.js` say of a database whose restore nobody found whole. */
export const unverifiedSentence = ({ estado, diferencias = [] }: RestoreMark): string =>
  [
    estado === 'en_curso'
      ? 'La restauración de esta base de datos no terminó: puede faltar cualquier cosa.'
      : 'Lo restaurado en esta base de datos no es igual al respaldo.',
    ...diferencias,
    WAYS_OUT,
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
  await markRestore(db, { ...mark, estado: 'aceptada' });
  return mark;
}
