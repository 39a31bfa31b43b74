import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import type { SpreadsheetFormat } from '@tuerca/contracts/product-imports/rules';
import { KNOWN_TITLES } from '@tuerca/contracts/product-imports/supplier-titles';
import { join } from 'node:path';
import type { Threads } from '../../platform/threads/threads';
import { readCsv } from './csv-reader';
import { refuseFile, type SheetRow } from './sheet';
import { tableOf } from './table';
import { readXlsx } from './xlsx-reader';

/** A file as a table; the first row holds the titles. */
export interface Spreadsheet {
  format: SpreadsheetFormat;
  rows: SheetRow[];
}

const TITLES: ReadonlySet<string> = new Set(KNOWN_TITLES);
const startsWith = (content: Uint8Array, ...bytes: number[]) => bytes.every((byte, i) => content[i] === byte);

/** Rows that come from the thread at once: a slice of a millisecond or two. */
const SLICE = 200;
/** A file in parts, for a thread: its table, with the first rows, and then more rows. */
export async function* spreadsheetParts(content: Uint8Array): AsyncGenerator<Spreadsheet> {
  const { rows, ...file } = await readSpreadsheet(content);
  for (let from = 0; from === 0 || from < rows.length; from += SLICE)
    yield { ...file, rows: rows.slice(from, from + SLICE) };
}

/** Reads a file in a thread. Throws ARCHIVO_RECHAZADO with the reason. */
export async function readSpreadsheetApart(threads: Threads, content: Uint8Array): Promise<Spreadsheet> {
  const parts = await threads.run<Spreadsheet>({
    module: join(__dirname, 'read-spreadsheet'),
    name: spreadsheetParts.name,
    args: [content],
    refuse: (excess) => refuseFile(excess === 'time' ? IMPORT_MESSAGES.tooSlow : IMPORT_MESSAGES.bomb),
  });
  return { ...parts[0]!, rows: parts.flatMap(({ rows }) => rows) };
}

/** Recognises a file by its bytes and reads its table. Throws ARCHIVO_RECHAZADO with the reason. */
export async function readSpreadsheet(content: Uint8Array): Promise<Spreadsheet> {
  if (startsWith(content, 0x50, 0x4b)) return { format: 'xlsx', rows: tableOf(await readXlsx(content), TITLES) };
  // A compound file: an XLSX with a password, or the format before 2007.
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0)) throw refuseFile(IMPORT_MESSAGES.protected);
  if (startsWith(content, 0x25, 0x50, 0x44, 0x46)) throw refuseFile(IMPORT_MESSAGES.notReadable);
  return { format: 'csv', rows: tableOf(readCsv(content, TITLES), TITLES) };
}
