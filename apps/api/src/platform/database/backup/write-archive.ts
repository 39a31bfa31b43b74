import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { mongo } from 'mongoose';
import { ZipFile } from 'yazl';
import {
  COLLECTIONS_FOLDER,
  collectionNames,
  MANIFEST_PLACE,
  type Manifest,
  MEDIA_FOLDER,
  rawDocuments,
} from './manifest';
import { ArchiveProblem } from './problems';

/** Where an archive's contents come from; `media` is null when the files are kept in a bucket. */
interface Source {
  db: mongo.Db;
  media: string | null;
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

/** Files below a folder with slashes, in order; half-written ones begin with a dot. */
async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
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

/**
 * Writes all collections and files into one archive, streamed: memory does not grow with what is stored. It appears under its
 * name when it is whole. Collections are read one after the other: what is written meanwhile may be in one and not in another.
 */
export async function writeArchive({ db, media }: Source, target: string, fecha: Date): Promise<Manifest> {
  const manifest: Manifest = { version: 1, fecha: fecha.toISOString(), collections: [], files: [] };
  const partial = `${target}.parcial`;
  await mkdir(dirname(target), { recursive: true });
  const zip = new ZipFile();
  const failed = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  const written = pipeline(zip.outputStream, createWriteStream(partial, { mode: 0o600 }));
  const fill = async () => {
    for (const name of await collectionNames(db)) {
      const documents = () => Readable.from(rawDocuments(db, name));
      const { chunks, sha256 } = await addEntry(zip, `${COLLECTIONS_FOLDER}${name}.bson`, documents);
      manifest.collections.push({ name, documents: chunks, sha256 });
    }
    // An archive of nothing, made in the wrong place, would pass for the day's backup.
    if (!manifest.collections.some(({ documents }) => documents))
      throw new ArchiveProblem(
        'La base de datos está vacía: no hay nada que respaldar. Revisa que MONGODB_URI y TUERCA_DATA sean los de tu copia.',
      );
    for (const path of media ? await filesBelow(media) : []) {
      const { bytes, sha256 } = await addEntry(zip, MEDIA_FOLDER + path, () => createReadStream(join(media!, path)));
      manifest.files.push({ path, bytes, sha256 });
    }
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), MANIFEST_PLACE);
    zip.end();
    await written;
  };
  try {
    await Promise.race([fill(), failed, written.then(() => new Promise<never>(() => undefined))]);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return manifest;
}
