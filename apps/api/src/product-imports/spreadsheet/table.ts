import { normalizeText } from '@tuerca/contracts/kernel/text';
import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { MAX_IMPORT_ROWS } from '@tuerca/contracts/product-imports/rules';
import { type Cell, MAX_HEADING, refuseFile, type SheetRow, shownText } from './sheet';

/** Known titles that make a row the row of titles; one alone may be a word of the heading. */
const MIN_TITLES = 2;

const isFilled = (cell: Cell | undefined): boolean => cell !== undefined && shownText(cell).trim() !== '';
/** How many cells there are up to the last one that is filled. */
const widthOf = (cells: readonly Cell[]): number => cells.findLastIndex(isFilled) + 1;

/** How many different known titles stand in a row. */
export const titlesIn = (cells: readonly Cell[], titles: ReadonlySet<string>): number =>
  new Set(cells.map((cell) => normalizeText(shownText(cell))).filter((title) => titles.has(title))).size;

const knownTitles = (rows: readonly SheetRow[], titles: ReadonlySet<string>): number[] =>
  rows.slice(0, MAX_HEADING).map(({ cells }) => titlesIn(cells, titles));

/** Whether there is a list: titles that are known, and something below. */
export function hasTitles(rows: readonly SheetRow[], titles: ReadonlySet<string>): boolean {
  const at = knownTitles(rows, titles).findIndex((count) => count >= MIN_TITLES);
  return at >= 0 && rows.length > at + 1;
}

/**
 * The rows from the titles on: those above are a heading. What stands to the right of the last title is told of its row.
 * Throws ARCHIVO_RECHAZADO when there are too many.
 */
export function tableOf(rows: readonly SheetRow[], titles: ReadonlySet<string>): SheetRow[] {
  const known = knownTitles(rows, titles);
  const most = Math.max(0, ...known);
  const start = most >= MIN_TITLES ? known.indexOf(most) : 0;
  const width = widthOf(rows[start]?.cells ?? []);
  if (rows.length - start > MAX_IMPORT_ROWS + 1) throw refuseFile(IMPORT_MESSAGES.tooManyRows);
  return rows.slice(start).map((row) => {
    const cells = row.cells.slice(0, width);
    return widthOf(row.cells) > width ? { ...row, cells, isTooLong: true } : { ...row, cells };
  });
}
