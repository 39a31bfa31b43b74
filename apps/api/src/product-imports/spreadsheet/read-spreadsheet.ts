import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import type { SpreadsheetFormat } from '@tuerca/contracts/product-imports/rules';
import { readCsv } from './csv-reader';
import { refuseFile, type SheetRow } from './sheet';
import { readXlsx } from './xlsx-reader';

const startsWith = (content: Uint8Array, ...bytes: number[]) => bytes.every((byte, i) => content[i] === byte);

/** Recognises a file by its bytes and reads its rows. Throws ARCHIVO_RECHAZADO with the reason. */
export function readSpreadsheet(content: Uint8Array): { format: SpreadsheetFormat; rows: AsyncGenerator<SheetRow> } {
  if (startsWith(content, 0x50, 0x4b)) return { format: 'xlsx', rows: readXlsx(content) };
  // A compound file: an XLSX with a password, or the format before 2007.
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0)) throw refuseFile(IMPORT_MESSAGES.protected);
  if (startsWith(content, 0xff, 0xfe) || startsWith(content, 0xfe, 0xff)) throw refuseFile(IMPORT_MESSAGES.notUtf8);
  if (startsWith(content, 0x25, 0x50, 0x44, 0x46)) throw refuseFile(IMPORT_MESSAGES.notReadable);
  return { format: 'csv', rows: readCsv(content) };
}
