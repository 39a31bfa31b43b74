import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FileColumn } from '@tuerca/contracts/kernel/columns';
import { SPREADSHEET_TYPES, type SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { StreamReply } from '../http/reply';
import type { PlainCell } from './cell';
import { escapeCode } from './csv';
import { escapeFormula } from './formula';
import { writeXlsx } from './xlsx-writer';

const decimal = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });
const text = (cell: PlainCell): string =>
  typeof cell === 'number' ? decimal.format(cell).replace('.', ',') : cell === null ? '' : String(cell);

async function* texts(rows: AsyncIterable<PlainCell[]>): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map(text);
}

/** Rows as CSV for a spreadsheet in Spanish: UTF-8 with its mark, semicolons, decimal commas. */
function writeCsv(rows: AsyncIterable<PlainCell[]>): Readable {
  const source = Readable.from(texts(rows));
  const writer = stringify({ delimiter: ';', bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
  source.once('error', (error) => writer.destroy(error));
  return source.pipe(writer);
}

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

async function* cellsOf<Row>(
  columns: readonly FileColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  escape: (text: string) => string,
): AsyncGenerator<PlainCell[]> {
  const written = (cell: PlainCell) => (typeof cell === 'string' ? escape(cell) : cell);
  yield columns.map(({ title }) => written(title));
  for await (const row of rows) yield columns.map(({ value }) => written(value(row)));
}

/** Rows under their columns' titles, as a file that is written while it is sent. No text of it is calculated where it is opened. */
export function spreadsheetFile<Row>(
  format: SpreadsheetFormat,
  { name, sheet, isReport }: FileNames,
  columns: readonly FileColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): StreamReply {
  const cells = cellsOf(columns, rows, isReport && format === 'csv' ? escapeCode : escapeFormula);
  return new StreamReply(WRITERS[format](cells, sheet), SPREADSHEET_TYPES[format], `${name}.${format}`);
}
