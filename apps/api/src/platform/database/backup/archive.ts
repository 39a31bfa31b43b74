import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, open as openZip, type Options, type ZipFile } from 'yauzl';
import { COLLECTIONS_FOLDER, Manifest, MANIFEST_PLACE, MEDIA_FOLDER } from './manifest';
import { ArchiveProblem, readingProblem } from './problems';

/** Bytes of the longest document, with what a server adds to it. */
const MAX_DOCUMENT = 17 * 1024 * 1024;

/** An archive that is read: its manifest, and what is inside by place. */
export class Archive {
  private readonly entries = new Map<string, Entry>();
  private constructor(private readonly zip: ZipFile) {}

  /** Opens an archive, reads all of it once and compares it with its manifest; throws ArchiveProblem. */
  static async openWhole(file: string): Promise<{ archive: Archive; manifest: Manifest }> {
    let archive: Archive | undefined;
    try {
      archive = await Archive.open(file);
      const manifest = await archive.manifest();
      await archive.verify(manifest);
      return { archive, manifest };
    } catch (error) {
      archive?.close();
      throw readingProblem(error, file);
    }
  }

  private static async open(file: string): Promise<Archive> {
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

  /** Throws ArchiveProblem for one of another version. */
  private async manifest(): Promise<Manifest> {
    const parsed = Manifest.safeParse(parseJson(String(await buffer(await this.read(MANIFEST_PLACE)))));
    if (!parsed.success)
      throw new ArchiveProblem('El respaldo no es de esta versión de Tuerca: restáuralo con la versión que lo hizo.');
    return parsed.data;
  }

  /** So that nothing is emptied or begun for a damaged one. */
  private async verify({ collections, files }: Manifest): Promise<void> {
    for (const { name, documents, sha256 } of collections) {
      const hash = createHash('sha256');
      let found = 0;
      for await (const document of this.documents(name)) {
        hash.update(document);
        found += 1;
      }
      if (found !== documents || hash.digest('hex') !== sha256)
        throw new ArchiveProblem(`El respaldo está dañado: «${name}» no es lo que dice su lista. Usa otro respaldo.`);
    }
    for (const { path, sha256 } of files) {
      assertInside(path);
      const hash = createHash('sha256');
      for await (const chunk of await this.file(path)) hash.update(chunk as Buffer);
      if (hash.digest('hex') !== sha256)
        throw new ArchiveProblem(`El respaldo está dañado: el archivo ${path} no es el que dice su lista.`);
    }
  }

  /** The documents of a collection, each as its bytes. */
  async *documents(name: string): AsyncGenerator<Buffer> {
    yield* documentsOf(await this.read(`${COLLECTIONS_FOLDER}${name}.bson`));
  }

  file(path: string): Promise<Readable> {
    return this.read(MEDIA_FOLDER + path);
  }

  close(): void {
    this.zip.close();
  }

  private async read(place: string): Promise<Readable> {
    const entry = this.entries.get(place);
    if (!entry) throw new ArchiveProblem(`Al respaldo le falta ${place}. Usa otro respaldo.`);
    return promisify<Entry, Readable>((one, done) => this.zip.openReadStream(one, done))(entry);
  }
}

/** Throws ArchiveProblem for a path that leaves the folder. */
function assertInside(path: string): void {
  if (posix.normalize(path) !== path || path.startsWith('/') || path.startsWith('..') || path.includes('\\'))
    throw new ArchiveProblem(`El respaldo nombra un archivo fuera de su carpeta: ${path}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Splits a stream of BSON documents, each of which begins with its length. */
async function* documentsOf(stream: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    while (rest.length - at >= 4) {
      const length = rest.readInt32LE(at);
      if (length < 5 || length > MAX_DOCUMENT) throw new ArchiveProblem('El respaldo está dañado. Usa otro respaldo.');
      if (rest.length - at < length) break;
      yield rest.subarray(at, at + length);
      at += length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length) throw new ArchiveProblem('El respaldo está cortado. Usa otro respaldo.');
}
