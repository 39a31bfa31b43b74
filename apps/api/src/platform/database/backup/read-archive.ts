import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { mongo } from 'mongoose';
import { type Entry, open as openZip, type Options, type ZipFile } from 'yauzl';
import { COLLECTIONS_FOLDER, collectionNames, Manifest, MANIFEST_PLACE, MEDIA_FOLDER, summarize } from './manifest';
import { ArchiveProblem } from './problems';

/** Documents written at once; the longest has 16 MB. */
const BATCH = 200;
/** Types as they were stored: a whole number stays the Int32, Int64 or Double that it was. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

interface Target {
  db: mongo.Db;
  /** null when files are kept in a bucket. */
  media: string | null;
}

class Archive {
  private readonly entries = new Map<string, Entry>();
  private constructor(private readonly zip: ZipFile) {}

  static async open(file: string): Promise<Archive> {
    const zip = await promisify<string, Options, ZipFile>(openZip)(file, { lazyEntries: true, autoClose: false });
    const archive = new Archive(zip);
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: Entry) => {
        archive.entries.set(entry.fileName, entry);
        zip.readEntry();
      });
      zip.on('end', resolve).on('error', reject);
      zip.readEntry();
    });
    return archive;
  }

  async read(place: string): Promise<Readable> {
    const entry = this.entries.get(place);
    if (!entry) throw new ArchiveProblem(`Al respaldo le falta ${place}`);
    return promisify<Entry, Readable>((one, done) => this.zip.openReadStream(one, done as never))(entry);
  }

  close(): void {
    this.zip.close();
  }
}

/** Splits a stream of BSON documents, each of which begins with its length. */
async function* documentsOf(stream: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    while (rest.length - at >= 4 && rest.length - at >= rest.readInt32LE(at)) {
      const end = at + rest.readInt32LE(at);
      yield rest.subarray(at, end);
      at = end;
    }
    rest = rest.subarray(at);
  }
  if (rest.length) throw new ArchiveProblem('El respaldo está cortado');
}

async function restoreCollection(db: mongo.Db, name: string, stream: Readable): Promise<void> {
  let batch: mongo.Document[] = [];
  const flush = async () => {
    if (batch.length) await db.collection(name).insertMany(batch, { ordered: false });
    batch = [];
  };
  for await (const document of documentsOf(stream)) {
    batch.push(mongo.BSON.deserialize(document, EXACT));
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

async function restoreFile(folder: string, path: string, stream: Readable): Promise<string> {
  if (normalize(path) !== path || path.startsWith('/') || path.startsWith('..'))
    throw new ArchiveProblem(`El respaldo nombra un archivo fuera de su carpeta: ${path}`);
  const target = join(folder, path);
  const partial = join(folder, `.${randomUUID()}.parcial`);
  const hash = createHash('sha256');
  await mkdir(dirname(target), { recursive: true });
  try {
    stream.on('data', (chunk: Buffer) => hash.update(chunk));
    await pipeline(stream, createWriteStream(partial));
    await rename(partial, target);
  } finally {
    await rm(partial, { force: true });
  }
  return hash.digest('hex');
}

async function refuseFilled(db: mongo.Db): Promise<void> {
  for (const name of await collectionNames(db))
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
      throw new ArchiveProblem(
        `La base de datos no está vacía: «${name}» ya tiene datos. Restaura en una base de datos nueva.`,
      );
}

async function readManifest(archive: Archive): Promise<Manifest> {
  const text = String(await buffer(await archive.read(MANIFEST_PLACE)));
  const parsed = Manifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new ArchiveProblem('El respaldo no es de esta versión de Tuerca: restáuralo con la versión que lo hizo.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function restoreAll(archive: Archive, manifest: Manifest, { db, media }: Target): Promise<void> {
  for (const { name, documents, sha256 } of manifest.collections) {
    await restoreCollection(db, name, await archive.read(`${COLLECTIONS_FOLDER}${name}.bson`));
    const now = await summarize(db, name);
    if (now.documents !== documents || now.sha256 !== sha256)
      throw new ArchiveProblem(`${name} no quedó como en el respaldo: ${now.documents} de ${documents} documentos`);
  }
  for (const { path, sha256 } of manifest.files)
    if ((await restoreFile(media!, path, await archive.read(MEDIA_FOLDER + path))) !== sha256)
      throw new ArchiveProblem(`El archivo ${path} no es el que el respaldo dice`);
}

/** Only for a database that was empty: all that stands there now was restored. */
async function dropAll(db: mongo.Db): Promise<void> {
  for (const name of await collectionNames(db)) await db.collection(name).drop();
}

/**
 * Brings an archive back into an empty database, and compares what stands there afterwards with what the archive says, document
 * by document and file by file. Indexes are made by the next start of the API. What fails half-way leaves the database empty again,
 * so that another archive can be tried; files that came stay, since the next try replaces them. Throws ArchiveProblem.
 */
export async function readArchive(file: string, target: Target): Promise<Manifest> {
  const archive = await Archive.open(file);
  try {
    await refuseFilled(target.db);
    const manifest = await readManifest(archive);
    if (manifest.files.length && !target.media)
      throw new ArchiveProblem('El respaldo trae archivos y este servidor los guarda en un bucket: súbelos a mano.');
    await restoreAll(archive, manifest, target).catch(async (error: unknown) => {
      await dropAll(target.db);
      throw error;
    });
    return manifest;
  } finally {
    archive.close();
  }
}
