import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { SaxesParser } from 'saxes';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { refuseFile } from './sheet';

/** Files inside an XLSX. */
const MAX_ENTRIES = 1000;
/** Bytes of one part after inflating; its declared size is held against this, and what really comes against the declared size. */
const MAX_PART_BYTES = 80 * 1024 * 1024;

/** The parts of an XLSX file, inflated one at a time and in pieces. */
export class XlsxArchive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly parts: Map<string, Entry>,
  ) {}

  /** Throws ARCHIVO_RECHAZADO when it is no archive, has a password, or would inflate to too much. */
  static async open(content: Uint8Array): Promise<XlsxArchive> {
    const zip = await new Promise<ZipFile>((resolve, reject) =>
      fromBuffer(
        Buffer.from(content.buffer, content.byteOffset, content.byteLength),
        { lazyEntries: true, autoClose: false, validateEntrySizes: true },
        (error, opened) => (error ? reject(refuseFile(IMPORT_MESSAGES.damaged)) : resolve(opened)),
      ),
    );
    if (zip.entryCount > MAX_ENTRIES) throw refuseFile(IMPORT_MESSAGES.bomb);
    const parts = new Map<string, Entry>();
    await new Promise<void>((resolve, reject) => {
      zip.on('error', () => reject(refuseFile(IMPORT_MESSAGES.damaged)));
      zip.on('end', resolve);
      zip.on('entry', (entry: Entry) => {
        if (parts.has(entry.fileName)) return reject(refuseFile(IMPORT_MESSAGES.damaged));
        parts.set(entry.fileName, entry);
        zip.readEntry();
      });
      zip.readEntry();
    });
    return new XlsxArchive(zip, parts);
  }

  has(name: string): boolean {
    return this.parts.has(name);
  }

  /** Runs a part's XML through a strict parser, piece by piece; `listen` adds its handlers, and what they throw ends the reading. */
  async parse(name: string, listen: (parser: SaxesParser) => void, afterChunk?: () => void): Promise<void> {
    const entry = this.parts.get(name);
    if (!entry) throw refuseFile(IMPORT_MESSAGES.notReadable);
    if (entry.isEncrypted()) throw refuseFile(IMPORT_MESSAGES.protected);
    if (entry.uncompressedSize > MAX_PART_BYTES) throw refuseFile(IMPORT_MESSAGES.bomb);
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
      this.zip.openReadStream(entry, (error, opened) =>
        error ? reject(refuseFile(IMPORT_MESSAGES.damaged)) : resolve(opened),
      ),
    );
    const parser = new SaxesParser({ position: false });
    let failure: Error | undefined;
    parser.on('error', () => (failure ??= refuseFile(IMPORT_MESSAGES.damaged)));
    listen(parser);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const write = (text: string) => {
      parser.write(text);
      if (failure) throw failure;
      afterChunk?.();
    };
    try {
      for await (const chunk of stream) write(decoder.decode(chunk as Buffer, { stream: true }));
      write(decoder.decode());
      parser.close();
      if (failure) throw failure;
    } catch (error) {
      // Whatever inflating or decoding complains of is a damaged file; our own refusals pass.
      throw error instanceof Error && 'detail' in error ? error : refuseFile(IMPORT_MESSAGES.damaged);
    }
  }
}
