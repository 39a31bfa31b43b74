import type { FileColumn, FileValue } from '@tuerca/contracts/kernel/columns';
import { StreamReply } from '../http/reply';
import { escapeFormula } from './formula';

/** Codes that a spreadsheet would read as a number: it drops the zeros before it, writes 12 digits as 4,5E+11 and rounds after 15. */
const CODE = /^(?:0\d+|\d{12,})$/;
/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';

/** A text that a spreadsheet neither calculates nor takes for a number: an apostrophe goes before what it would. */
export const escapeCode = (text: string): string => (CODE.test(text) ? `'${text}` : escapeFormula(text));

function cellText(cell: FileValue): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = escapeCode(cell);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line for spreadsheets set to Spanish: semicolons, quotes where needed. Text that would not be read as it stands, a formula
 * or a bank's reference, gets an apostrophe before it; `="…"` would keep the digits too, but is a formula itself.
 */
export const csvLine = (cells: readonly FileValue[]): string => `${cells.map(cellText).join(';')}\r\n`;

async function* csvLines<Row>(columns: readonly FileColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>) {
  yield BOM + csvLine(columns.map(({ title }) => title));
  for await (const row of rows) yield csvLine(columns.map(({ value }) => value(row)));
}

/** Rows as the file `<name>.csv`, sent as they are read. */
export const csvFile = <Row>(
  name: string,
  columns: readonly FileColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): StreamReply => new StreamReply(csvLines(columns, rows), 'text/csv', `${name}.csv`);
