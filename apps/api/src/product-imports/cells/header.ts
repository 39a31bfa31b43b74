import { IMPORT_COLUMNS } from '@tuerca/contracts/product-imports/columns';
import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { normalizeText, truncate } from '@tuerca/contracts/kernel/text';
import { type Cell, refuseFile, shownText } from '../spreadsheet/sheet';

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
export interface Header {
  /** The columns that the file has, with the position of each in a row. */
  columns: { column: ImportColumn; position: number }[];
  ignored: string[];
}

const TITLE_LENGTH = 60;
const IGNORED_MAX = 20;
/** 'Peso (kg)' and 'peso kg' are one; the percent sign of a title may be left out. */
const keyOf = (title: string) => normalizeText(title);
const BY_TITLE = new Map<string, ImportColumn>(
  IMPORT_COLUMNS.flatMap((column) => [
    [keyOf(column.title), column],
    [keyOf(column.field), column],
  ]),
);

/** Which column stands where. Throws ARCHIVO_RECHAZADO when a required one is missing or one appears twice. */
export function readHeader(cells: readonly Cell[]): Header {
  const columns: Header['columns'] = [];
  const ignored: string[] = [];
  for (const [position, cell] of cells.entries()) {
    const title = shownText(cell).trim();
    if (!title) continue;
    const column = BY_TITLE.get(keyOf(title));
    if (!column) ignored.push(truncate(title, TITLE_LENGTH));
    else if (columns.some((one) => one.column === column))
      throw refuseFile(IMPORT_MESSAGES.repeatedColumn(column.title));
    else columns.push({ column, position });
  }
  const missing = IMPORT_COLUMNS.filter(
    (column) => 'required' in column && !columns.some((one) => one.column === column),
  );
  if (missing.length) throw refuseFile(IMPORT_MESSAGES.missingColumns(missing.map(({ title }) => title)));
  return { columns, ignored: ignored.slice(0, IGNORED_MAX) };
}
