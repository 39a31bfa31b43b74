import { isUtf8 } from 'node:buffer';
import { open as openFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { MAX_IMAGE_BYTES } from '@tuerca/contracts/platform/uploads/rules';
import { PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { baseName, pictureKey } from '@tuerca/contracts/products/product-imports/pictures';
import { MAX_ZIP_FILES } from '@tuerca/contracts/products/product-imports/rules';
import { refuseFile } from '../spreadsheet/sheet';

/** Entries of any kind: a Mac adds one of its own to each file, and folders are entries, too. */
const MAX_ENTRIES = 4 * MAX_ZIP_FILES;
/** Bytes of all files that are taken, after inflating; pictures hardly shrink in a ZIP. */
const MAX_INFLATED = 250 * 1024 * 1024;
/** Flag of an entry whose name is UTF-8. */
const UTF8_NAME = 0x8_00;
/** Files that systems add to a folder: `__MACOSX/`, `.DS_Store`, `Thumbs.db`. */
const JUNK = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i;

const startsWith = (head: Buffer, ...signatures: (string | number[])[]): boolean =>
  signatures.some((one) => {
    const bytes = typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from(one);
    return bytes.equals(head.subarray(0, bytes.length));
  });

/** Says what is no ZIP by its first bytes: another archive, a picture, something else. */
async function checkSignature(path: string): Promise<void> {
  const file = await openFile(path);
  try {
    const head = Buffer.alloc(12);
    await file.read(head, 0, head.length, 0);
    if (startsWith(head, 'PK\u0003\u0004', 'PK\u0005\u0006')) return;
    if (startsWith(head, 'Rar!', '7z\u00bc\u00af', [0x1f, 0x8b], 'BZh', [0xfd, 0x37, 0x7a]))
      throw refuseFile(PICTURE_MESSAGES.otherArchive);
    if (
      startsWith(head, [0xff, 0xd8, 0xff], '\u0089PNG', 'GIF8', 'RIFF') ||
      head.subarray(4, 8).equals(Buffer.from('ftyp'))
    )
      throw refuseFile(PICTURE_MESSAGES.onePicture);
    throw refuseFile(PICTURE_MESSAGES.notZip);
  } finally {
    await file.close();
  }
}

/** Macs write UTF-8 and do not say so. */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(isUtf8(fileNameRaw) ? UTF8_NAME : generalPurposeBitFlag, fileNameRaw, extraFields, false);

interface PictureEntry {
  entry: Entry;
  nombre: string;
}

/** A ZIP of pictures on the disk, of which one is in memory at a time. */
export class PictureZip {
  private constructor(
    private readonly zip: ZipFile,
    /** Files by what rows know them by. */
    private readonly files: ReadonlyMap<string, PictureEntry>,
    /** Names that several folders have. */
    readonly repeated: readonly string[],
  ) {}

  /** Throws ARCHIVO_RECHAZADO with what to do: no ZIP, a password, too much in it. */
  static async open(path: string): Promise<PictureZip> {
    await checkSignature(path);
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(() => {
      throw refuseFile(PICTURE_MESSAGES.damaged);
    });
    try {
      if (zip.entryCount > MAX_ENTRIES) throw refuseFile(PICTURE_MESSAGES.tooManyFiles);
      const [files, repeated] = [new Map<string, PictureEntry>(), new Map<string, string>()];
      for (const one of await filesOf(zip)) {
        const key = pictureKey(one.nombre);
        if (files.has(key)) repeated.set(key, one.nombre);
        else files.set(key, one);
      }
      return new PictureZip(zip, files, [...repeated.values()]);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** Those of its files that are asked for, and the names of the others. Throws ARCHIVO_RECHAZADO when they inflate to too much. */
  split(asked: ReadonlySet<string>): { wanted: string[]; others: string[] } {
    const [wanted, others]: [string[], string[]] = [[], []];
    let bytes = 0;
    for (const [key, { entry, nombre }] of this.files) {
      if (!asked.has(key)) {
        others.push(nombre);
        continue;
      }
      wanted.push(key);
      if (entry.uncompressedSize <= MAX_IMAGE_BYTES) bytes += entry.uncompressedSize;
    }
    if (bytes > MAX_INFLATED) throw refuseFile(PICTURE_MESSAGES.bomb);
    return { wanted, others };
  }

  /** The bytes of a file, or why they cannot be had: what comes is held to the size that it declares. */
  async read(key: string): Promise<{ content: Buffer } | { motivo: string }> {
    const { entry } = this.files.get(key)!;
    if (entry.uncompressedSize > MAX_IMAGE_BYTES) return { motivo: PICTURE_MESSAGES.tooHeavy };
    try {
      return { content: await buffer(await this.zip.openReadStreamPromise(entry)) };
    } catch {
      return { motivo: PICTURE_MESSAGES.unreadable };
    }
  }

  close(): void {
    this.zip.close();
  }
}

async function filesOf(zip: ZipFile): Promise<PictureEntry[]> {
  const files: PictureEntry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const path = nameOf(entry);
      if (!path.endsWith('/') && !JUNK.test(path)) files.push({ entry, nombre: baseName(path) });
    }
  } catch {
    throw refuseFile(PICTURE_MESSAGES.damaged);
  }
  if (files.length > MAX_ZIP_FILES) throw refuseFile(PICTURE_MESSAGES.tooManyFiles);
  if (files.some(({ entry }) => entry.isEncrypted())) throw refuseFile(PICTURE_MESSAGES.protected);
  return files;
}
