import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Connection } from 'mongoose';
import { ZipFile } from 'yazl';
import type { StorageDriver } from '../../storage/driver';
import { atOneInstant } from './instant';
import { COLLECTIONS_FOLDER, type Manifest, MANIFEST_PLACE, MEDIA_FOLDER, rawDocuments } from './manifest';
import { ArchiveProblem } from './problems';

/** Source of an archive's contents. */
interface Source {
  connection: Connection;
  storage: StorageDriver;
}

/** Adds up what flows through: chunks, bytes and their SHA-256. */
function meter() {
  const hash = createHash('sha256');
  const sum = { chunks: 0, bytes: 0 };
  const stream = new Transform({
    writableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sum.chunks += 1;
      sum.bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, sum, digest: () => hash.digest('hex') };
}

/** One entry of the archive, begun when the archive comes to it; resolves when all of it was read. */
function addEntry(
  zip: ZipFile,
  place: string,
  open: () => Readable,
): Promise<{ chunks: number; bytes: number; sha256: string }> {
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(place, (take) => {
      const { stream, sum, digest } = meter();
      stream.on('end', () => resolve({ ...sum, sha256: digest() }));
      pipeline(open(), stream).catch((error: unknown) => {
        reject(error as Error);
        zip.emit('error', error);
      });
      take(null, stream);
    });
  });
}

/** All collections, as they were at one instant. */
async function addCollections(zip: ZipFile, connection: Connection): Promise<Omit<Manifest, 'version' | 'files'>> {
  return atOneInstant(connection, async ({ names, session, instante, fecha }) => {
    const collections: Manifest['collections'] = [];
    for (const name of names) {
      const documents = () => Readable.from(rawDocuments(connection.db!, name, session));
      const { chunks, sha256 } = await addEntry(zip, `${COLLECTIONS_FOLDER}${name}.bson`, documents);
      collections.push({ name, documents: chunks, sha256 });
    }
    // An archive of nothing, made in the wrong place, would pass for the day's backup.
    if (!collections.some(({ documents }) => documents))
      throw new ArchiveProblem(
        'La base de datos está vacía: no hay nada que respaldar. Revisa que MONGODB_URI y TUERCA_DATA sean los de tu copia.',
      );
    return { fecha: fecha.toISOString(), instante, collections };
  });
}

/** The files that are not in the archive yet. A file is never written twice under one name. */
async function addFiles(zip: ZipFile, storage: StorageDriver, files: Map<string, Manifest['files'][number]>) {
  const paths: string[] = [];
  for await (const { path } of storage.list()) if (!files.has(path)) paths.push(path);
  for (const path of paths.sort()) {
    const file = await storage.open(path);
    // Removed since it was listed.
    if (!file) continue;
    const { bytes, sha256 } = await addEntry(zip, MEDIA_FOLDER + path, () => file.content);
    files.set(path, { path, bytes, sha256 });
  }
}

/**
 * Writes all collections, as they were at one instant, and all files into one archive, streamed: memory does not grow with what is
 * stored. It appears under its name when it is whole. Files are read before and after the database, so that those which it names
 * are there, also when they are removed or come meanwhile. When `signal` is aborted it ends at once, and leaves no part.
 */
export async function writeArchive(
  { connection, storage }: Source,
  target: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  signal?.throwIfAborted();
  const partial = `${target}.parcial`;
  await mkdir(dirname(target), { recursive: true });
  const zip = new ZipFile();
  const failed = new Promise<never>((_resolve, reject) => {
    zip.on('error', reject);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
  const written = pipeline(zip.outputStream, createWriteStream(partial, { mode: 0o600 }));
  const fill = async (): Promise<Manifest> => {
    const files = new Map<string, Manifest['files'][number]>();
    await addFiles(zip, storage, files);
    const database = await addCollections(zip, connection);
    await addFiles(zip, storage, files);
    const manifest: Manifest = { version: 1, ...database, files: [...files.values()] };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), MANIFEST_PLACE);
    zip.end();
    await written;
    return manifest;
  };
  try {
    const manifest = await Promise.race([fill(), failed, written.then(() => new Promise<never>(() => undefined))]);
    await rename(partial, target);
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
