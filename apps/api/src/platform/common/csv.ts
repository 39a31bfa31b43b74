/** What begins like this a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';

/** A cell: text, a number with a decimal comma, or nothing. */
export type CsvCell = string | number | null;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line for spreadsheets set to Spanish: semicolons, quotes where needed; text that looks like a formula gets an apostrophe before it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(';')}\r\n`;

/** A whole file, line by line as its rows come. */
export async function* csvLines(headers: readonly string[], rows: AsyncIterable<readonly CsvCell[]>) {
  yield BOM + csvLine(headers);
  for await (const row of rows) yield csvLine(row);
}
