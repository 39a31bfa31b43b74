import { join } from 'node:path';
import { nameKey, truncate } from '@tuerca/contracts/kernel/text';
import { oneLine } from '@tuerca/contracts/kernel/written';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { ImportFormat } from '@tuerca/contracts/products/product-imports/rules';
import { KNOWN_TITLES } from '@tuerca/contracts/products/product-imports/supplier-titles';
import type { Threads } from '../../../platform/threads/threads';
import { unpackedArchive } from './archive';
import { readCsv } from './csv-reader';
import { HiddenRows } from './hidden-rows';
import { refuseFile, type SheetRow } from './sheet';
import { hasTitles, rowsNotice, type Table, tableOf } from './table';
import { readWorkbook, type Sheet } from './workbook-reader';

interface ReadSheet {
  /** Name of the sheet that was read; null where the format has none. */
  hoja: string | null;
  rows: SheetRow[];
  /** Names of lists on sheets that the workbook hides: they are not read. */
  hojasOcultas?: string[];
}
interface ReadFile extends ReadSheet {
  format: ImportFormat;
}
/** A file as a table; the first row holds the titles. */
export interface Spreadsheet extends ReadFile, Table {}

const TITLES: ReadonlySet<string> = new Set(KNOWN_TITLES);
const startsWith = (content: Uint8Array, ...bytes: number[]) => bytes.every((byte, i) => content[i] === byte);

/** Rows that come from the thread at once: a slice of a millisecond or two. */
const SLICE = 200;
/** Characters of a sheet's name in a sentence. */
const SHOWN = 60;
/** A file in parts, for a thread: its table, with the first rows, and then more rows. */
export async function* spreadsheetParts(content: Uint8Array, hoja?: string): AsyncGenerator<Spreadsheet> {
  const { rows, ...file } = await readSpreadsheet(content, hoja);
  for (let from = 0; from === 0 || from < rows.length; from += SLICE)
    yield { ...file, rows: rows.slice(from, from + SLICE) };
}

/** Reads a file in a thread. Throws ARCHIVO_RECHAZADO with the reason. */
export async function readSpreadsheetApart(threads: Threads, content: Uint8Array, hoja?: string): Promise<Spreadsheet> {
  const parts = await threads.run<Spreadsheet>({
    module: join(__dirname, 'read-spreadsheet'),
    name: spreadsheetParts.name,
    args: [content, hoja],
    refuse: (excess) => refuseFile(excess === 'time' ? IMPORT_MESSAGES.tooSlow : IMPORT_MESSAGES.bomb),
  });
  return { ...parts[0]!, rows: parts.flatMap(({ rows }) => rows) };
}

const shownName = ({ name }: Pick<Sheet, 'name'>): string => truncate(oneLine(name), SHOWN);

/** The sheet that is asked for, or the only one with a list. A workbook whose titles nobody knows has the list on its first sheet. */
function chooseSheet(all: readonly Sheet[], hoja: string | undefined): ReadSheet {
  const isList = ({ rows }: Sheet) => hasTitles(rows, TITLES);
  const [sheets, hidden] = [false, true].map((isHidden) => all.filter((sheet) => sheet.isHidden === isHidden));
  const lists = sheets!.filter(isList);
  if (!hoja && lists.length > 1) {
    const hojas = lists.map(shownName);
    throw refuseFile(IMPORT_MESSAGES.severalSheets(hojas), { hojas });
  }
  const named = hoja && sheets!.find((sheet) => nameKey(shownName(sheet)) === nameKey(truncate(hoja, SHOWN)));
  if (hoja && !named) throw refuseFile(IMPORT_MESSAGES.unknownSheet(truncate(hoja, SHOWN)));
  const sheet = named || lists[0] || sheets![0];
  const hojasOcultas = hidden!.filter(isList).map(shownName);
  return { hoja: sheet ? shownName(sheet) : null, rows: sheet?.rows ?? [], hojasOcultas };
}

async function readAny(content: Uint8Array, hoja: string | undefined): Promise<ReadFile> {
  const hidden = new HiddenRows();
  if (startsWith(content, 0x50, 0x4b)) {
    const archive = await unpackedArchive(content, (name, part) => hidden.look(name, part));
    const format = archive.names.includes('content.xml') ? 'ods' : 'xlsx';
    return { format, ...chooseSheet(readWorkbook(archive.content, hidden), hoja) };
  }
  // A compound file: the format before 2007, or a workbook with a password.
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0))
    return { format: 'xls', ...chooseSheet(readWorkbook(Buffer.from(content), hidden), hoja) };
  if (startsWith(content, 0x25, 0x50, 0x44, 0x46)) throw refuseFile(IMPORT_MESSAGES.notReadable);
  return { format: 'csv', hoja: null, rows: readCsv(content, TITLES) };
}

/** Recognises a file by its bytes and reads its table, of the sheet `hoja` where it has several. Throws ARCHIVO_RECHAZADO with the reason. */
export async function readSpreadsheet(content: Uint8Array, hoja?: string): Promise<Spreadsheet> {
  const { rows, hojasOcultas = [], ...file } = await readAny(content, hoja);
  const table = tableOf(rows, TITLES, { isText: file.format === 'csv' });
  return { ...file, ...table, avisos: [...rowsNotice('hojasOcultas', [], hojasOcultas), ...table.avisos] };
}
