import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { mongo } from 'mongoose';
import { inBatches } from '../../common/batches';
import type { StorageDriver } from '../../storage/driver';
import { mediaType } from '../../storage/media-types';
import { readWhole } from '../../storage/read-whole';
import { Archive } from './archive';
import { differencesOf } from './differences';
import { collectionNames, type Manifest } from './manifest';
import { markBackup, markDrill, markRestore, unverifiedRestore, unverifiedSentence } from './marks';
import { ArchiveProblem, RestoreDiffers } from './problems';
import { insertRaw, shownId } from './raw-documents';

/** Documents and bytes that are written at once; one document has up to 16 MB, a message up to 48. */
const BATCH = { documents: 500, bytes: 8 * 1024 * 1024 };

/** Files in hand at once; one has some megabytes. */
const FILES_AT_ONCE = 8;

interface Target {
  db: mongo.Db;
  storage: StorageDriver;
  /** Aborted: nothing more is written. */
  signal?: AbortSignal;
}

/** Whether what stands in the database may be emptied: only what a restore left (true), or the database of that name. */
export type Replace = boolean | string;

/** Writes a collection, and says what the database did not take. */
async function restoreCollection(
  db: mongo.Db,
  name: string,
  documents: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<string[]> {
  let batch: Buffer[] = [];
  let bytes = 0;
  const refused: string[] = [];
  const flush = async () => {
    signal?.throwIfAborted();
    for (const { index, errmsg } of batch.length ? await insertRaw(db, name, batch) : [])
      refused.push(`«${name}» ${shownId(batch[index]!)}: la base de datos no lo admite (${errmsg})`);
    [batch, bytes] = [[], 0];
  };
  for await (const document of documents) {
    batch.push(document);
    bytes += document.length;
    if (batch.length === BATCH.documents || bytes > BATCH.bytes) await flush();
  }
  await flush();
  return refused.slice(0, 10);
}

/** Writes a file where this server keeps its own, reads it again, and says whether it differs. */
async function restoreFile(storage: StorageDriver, path: string, content: Buffer): Promise<string[]> {
  await storage.put(path, content, mediaType(path));
  const stored = await readWhole(storage, path);
  return stored?.equals(content) ? [] : [`El archivo ${path} no quedó como en el respaldo`];
}

/** Throws ArchiveProblem unless the database is empty or may be emptied. */
async function assertReplaceable(db: mongo.Db, replace: Replace): Promise<void> {
  if (replace === db.databaseName) return;
  const mark = await unverifiedRestore(db);
  if (mark) {
    if (replace === true) return;
    throw new ArchiveProblem(unverifiedSentence(mark));
  }
  for (const name of await collectionNames(db))
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
      throw new ArchiveProblem(
        `La base de datos «${db.databaseName}» no está vacía: «${name}» ya tiene datos. Restaura en una base de datos nueva, o detén la API y repite con --replace=${db.databaseName}, que borra TODO lo que tiene.`,
      );
}

/** Writes everything, reads it again, and says what differs. */
async function restoreAll(archive: Archive, manifest: Manifest, { db, storage, signal }: Target): Promise<string[]> {
  const problems: string[] = [];
  for (const collection of manifest.collections) {
    const { name, documents } = collection;
    if (!documents) await db.createCollection(name);
    problems.push(...(await restoreCollection(db, name, archive.documents(name), signal)));
    problems.push(...(await differencesOf(archive, db, collection)));
  }
  // The way to a bucket is what takes long.
  for await (const files of inBatches(Readable.from(manifest.files), FILES_AT_ONCE)) {
    signal?.throwIfAborted();
    const found = await Promise.all(
      files.map(async ({ path }) => restoreFile(storage, path, await buffer(await archive.file(path)))),
    );
    problems.push(...found.flat());
  }
  return problems;
}

/** All but the marks, which say that a restore is under way. */
async function emptyDatabase(db: mongo.Db): Promise<void> {
  for (const name of await collectionNames(db)) await db.collection(name).drop();
}

/**
 * Brings an archive back into an empty database, and compares what stands there afterwards with what the archive says, document
 * by document and file by file. The archive is read whole before anything is written or emptied. Indexes are made by the next
 * start of the API, which refuses a database that is half restored or differs until it is accepted or replaced. Throws ArchiveProblem.
 */
export async function readArchive(file: string, target: Target, replace: Replace = false): Promise<Manifest> {
  const { db } = target;
  await assertReplaceable(db, replace);
  const { archive, manifest } = await Archive.openWhole(file);
  try {
    const respaldo = new Date(manifest.fecha);
    await markRestore(db, { respaldo, fecha: new Date(), estado: 'en_curso' });
    await emptyDatabase(db);
    const diferencias = await restoreAll(archive, manifest, target);
    if (diferencias.length) {
      const mark = { respaldo, fecha: new Date(), estado: 'sin_comprobar', diferencias } as const;
      await markRestore(db, mark);
      throw new RestoreDiffers(unverifiedSentence(mark), diferencias);
    }
    // The last backup of what stands here is the archive that it came from, and its restore was its drill.
    await markBackup(db, { fecha: respaldo });
    await markDrill(db, { respaldo, fecha: new Date() });
    await markRestore(db, { respaldo, fecha: new Date(), estado: 'comprobada' });
    return manifest;
  } finally {
    archive.close();
  }
}
