import { escapeFormula } from './formula';

/** Codes that a spreadsheet would read as a number: it drops the zeros before it, writes 12 digits as 4,5E+11 and rounds after 15. */
const CODE = /^(?:0\d+|\d{12,})$/;
/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';

/** A cell: text, a number with a decimal comma, or nothing. */
export type CsvCell = string | number | null;

/** A text that a spreadsheet neither calculates nor takes for a number: an apostrophe goes before what it would. */
export const escapeCode = (text: string): string => (CODE.test(text) ? `'${text}` : escapeFormula(text));

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = escapeCode(cell);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line for spreadsheets set to Spanish: semicolons, quotes where needed. Text that would not be read as it stands, a formula
 * or a bank's reference, gets an apostrophe before it; `="…"` would keep the digits too, but is a formula itself.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(';')}\r\n`;

/** A whole file, line by line as its rows come. */
export async function* csvLines(headers: readonly string[], rows: AsyncIterable<readonly CsvCell[]>) {
  yield BOM + csvLine(headers);
  for await (const row of rows) yield csvLine(row);
}
