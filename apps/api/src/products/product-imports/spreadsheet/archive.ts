import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile as Archive } from 'yauzl';
import { ZipFile } from 'yazl';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { refuseFile } from './sheet';

/** Files inside a workbook. */
const MAX_ENTRIES = 1000;
/** Bytes of all parts together after inflating: what the reader of workbooks holds several times. */
const MAX_INFLATED = 80 * 1024 * 1024;
/** Parts that hold cells, and what names and formats them; pictures and drawings are left behind. */
const PART = /\.(?:xml|rels|bin)$|^mimetype$/i;
/** Entities, which no spreadsheet writes. */
const DOCTYPE = /<!(?:DOCTYPE|ENTITY)/i;
/** Characters of a part in which a declaration may stand. */
const HEAD = 4096;

const damaged = () => refuseFile(IMPORT_MESSAGES.damaged);

function open(content: Uint8Array): Promise<Archive> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, archive) =>
      error ? reject(damaged()) : resolve(archive),
    ),
  );
}

function entriesOf(archive: Archive): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    archive.on('error', () => reject(damaged()));
    archive.on('end', () => resolve([...entries.values()]));
    archive.on('entry', (entry: Entry) => {
      if (entries.has(entry.fileName)) return reject(damaged());
      entries.set(entry.fileName, entry);
      archive.readEntry();
    });
    archive.readEntry();
  });
}

async function inflate(archive: Archive, entry: Entry): Promise<Buffer> {
  try {
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
      archive.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
    );
    // The sizes that entries declare are held against the budget before, and what comes against what is declared.
    return await buffer(stream);
  } catch {
    throw damaged();
  }
}

/**
 * A workbook packed anew without compression, so that whoever reads it can meet nothing that was not counted here. Throws
 * ARCHIVO_RECHAZADO when it is no archive, has a password, holds entities, or inflates to too much. `look` sees each part.
 */
export async function unpackedArchive(
  content: Uint8Array,
  look: (name: string, part: Buffer) => void,
): Promise<{ names: string[]; content: Buffer }> {
  const archive = await open(content);
  if (archive.entryCount > MAX_ENTRIES) throw refuseFile(IMPORT_MESSAGES.bomb);
  const parts = (await entriesOf(archive)).filter(({ fileName }) => PART.test(fileName));
  if (parts.some((entry) => entry.isEncrypted())) throw refuseFile(IMPORT_MESSAGES.protected);
  if (parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_INFLATED)
    throw refuseFile(IMPORT_MESSAGES.bomb);
  const packed = new ZipFile();
  for (const entry of parts) {
    const part = await inflate(archive, entry);
    if (DOCTYPE.test(part.subarray(0, HEAD).toString('latin1'))) throw damaged();
    look(entry.fileName, part);
    packed.addBuffer(part, entry.fileName, { compress: false });
  }
  packed.end();
  return { names: parts.map(({ fileName }) => fileName), content: await buffer(packed.outputStream) };
}
