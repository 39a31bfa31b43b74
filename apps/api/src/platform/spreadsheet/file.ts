import type { Readable } from 'node:stream';
import { SPREADSHEET_TYPES, type SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { StreamReply } from '../http/reply';
import type { PlainCell } from './cell';
import { escapeCode } from './csv';
import { writeCsv } from './csv-writer';
import { escapeFormula } from './formula';
import { writeXlsx } from './xlsx-writer';

const WRITERS: Record<SpreadsheetFormat, (rows: AsyncIterable<PlainCell[]>, sheet: string) => Readable> = {
  csv: writeCsv,
  xlsx: writeXlsx,
};

interface FileNames {
  name: string;
  sheet: string;
  /** It is read by people alone, so that a CSV marks long numbers as text, too; an import would take the mark for a part of them. */
  isReport?: true;
}

async function* escaped(rows: AsyncIterable<PlainCell[]>, escape: (text: string) => string) {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? escape(cell) : cell));
}

/** Rows, their titles first, as a file that is written while it is sent. No text of it is calculated where it is opened. */
export function spreadsheetFile(
  format: SpreadsheetFormat,
  { name, sheet, isReport }: FileNames,
  rows: AsyncIterable<PlainCell[]>,
): StreamReply {
  const cells = escaped(rows, isReport && format === 'csv' ? escapeCode : escapeFormula);
  return new StreamReply(WRITERS[format](cells, sheet), SPREADSHEET_TYPES[format], `${name}.${format}`);
}
