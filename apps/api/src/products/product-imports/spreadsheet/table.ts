import { normalizeText, truncate } from '@tuerca/contracts/kernel/text';
import { oneLine } from '@tuerca/contracts/kernel/written';
import { FILE_NOTICES, IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { MAX_IMPORT_ROWS, MAX_NAMED_LINES, type TemaAviso } from '@tuerca/contracts/products/product-imports/rules';
import type { AvisoArchivo } from '@tuerca/contracts/products/product-imports/schemas';
import { type Cell, MAX_HEADING, refuseFile, type SheetRow, shownText } from './sheet';

/** Known titles that make a row the row of titles; one alone may be a word of the heading. */
const MIN_TITLES = 2;

const isFilled = (cell: Cell | undefined): boolean => cell !== undefined && shownText(cell).trim() !== '';
/** Number of cells up to the last one that is filled. */
const widthOf = (cells: readonly Cell[]): number => cells.findLastIndex(isFilled) + 1;

/** Number of different known titles in a row. */
export const titlesIn = (cells: readonly Cell[], titles: ReadonlySet<string>): number =>
  new Set(cells.map((cell) => normalizeText(shownText(cell))).filter((title) => titles.has(title))).size;

const knownTitles = (rows: readonly SheetRow[], titles: ReadonlySet<string>): number[] =>
  rows.slice(0, MAX_HEADING).map(({ cells }) => titlesIn(cells, titles));

/** Whether there is a list: titles that are known, and something below. */
export function hasTitles(rows: readonly SheetRow[], titles: ReadonlySet<string>): boolean {
  const at = knownTitles(rows, titles).findIndex((count) => count >= MIN_TITLES);
  return at >= 0 && rows.length > at + 1;
}

/** Notes that a list may have at its foot. */
const MAX_NOTES = 20;
const NOTE_LENGTH = 80;
const SEVERAL_WORDS = /^(?=.*\p{L}{2})\S+\s+\S/su;
/** 'OBSERVACIONES', 'Gracias.': a code has a figure, and alone in its row would change nothing. */
const ONE_WORD = /^\p{L}{3,}[.:!]?$/u;
const LABEL = /:$|^(?:sub)?total(?:es)?(?: general)?$/i;

/** Words in one cell and nothing beside them, or 'Total', 'Actualizado:' and the like beside figures. */
function isNote({ cells }: SheetRow): boolean {
  const [first, ...others] = cells.filter(isFilled);
  if (typeof first !== 'string') return false;
  if (!others.length) return SEVERAL_WORDS.test(first.trim()) || ONE_WORD.test(first.trim());
  return LABEL.test(first.trim()) && others.every((cell) => !/\p{L}{3}/u.test(shownText(cell)));
}

/** Counts the rows of a list above the notes at its foot; titles and one row at least. */
function withoutNotes(list: readonly SheetRow[]): number {
  let end = list.length;
  while (end > 2 && list.length - end < MAX_NOTES && isNote(list[end - 1]!)) end--;
  return end;
}

/** A notice of rows, or of what is named by `texts`; none where there is neither. */
export function rowsNotice(tema: TemaAviso, rows: readonly SheetRow[], texts: readonly string[] = []): AvisoArchivo[] {
  if (!rows.length && !texts.length) return [];
  const lines = rows.map(({ line }) => line);
  const texto = FILE_NOTICES[tema](lines, texts);
  return [{ tema, lineas: lines.slice(0, MAX_NAMED_LINES), filas: lines.length, texto }];
}
const noteText = ({ cells }: SheetRow): string =>
  truncate(oneLine(cells.filter(isFilled).map(shownText).join(' ')), NOTE_LENGTH);

/** A list of a file, and what the file is told of. */
export interface Table {
  rows: SheetRow[];
  avisos: AvisoArchivo[];
}

/**
 * The rows from the titles on: those above are a heading, and notes at the foot are told of. What stands to the right of the last
 * title is a row's own error in a text, where the sign that separates cells stood within one; in a workbook it is left out and told
 * of. Throws ARCHIVO_RECHAZADO when there are too many.
 */
export function tableOf(
  rows: readonly SheetRow[],
  titles: ReadonlySet<string>,
  { isText }: { isText: boolean },
): Table {
  const known = knownTitles(rows, titles);
  const most = Math.max(0, ...known);
  const list = rows.slice(most >= MIN_TITLES ? known.indexOf(most) : 0);
  const width = widthOf(list[0]?.cells ?? []);
  const end = withoutNotes(list);
  if (end > MAX_IMPORT_ROWS + 1) throw refuseFile(IMPORT_MESSAGES.tooManyRows);
  const [read, notes] = [list.slice(0, end), list.slice(end)];
  const isTooLong = ({ cells }: SheetRow) => widthOf(cells) > width;
  const table = read.map((row): SheetRow => {
    const [line, cells] = [row.line, row.cells.slice(0, width)];
    return isText && isTooLong(row) ? { line, cells, isTooLong: true } : { line, cells };
  });
  return {
    rows: isText ? table : table.filter(({ cells }) => cells.some(isFilled)),
    avisos: [
      ...rowsNotice(
        'filasOcultas',
        read.slice(1).filter(({ isHidden }) => isHidden),
      ),
      ...rowsNotice('celdasDeMas', isText ? [] : read.filter(isTooLong)),
      ...rowsNotice('notasAlPie', notes, notes.map(noteText)),
    ],
  };
}
