import { IMPORT_COLUMNS } from '@tuerca/contracts/product-imports/columns';
import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { normalizeText, truncate } from '@tuerca/contracts/kernel/text';
import type { MonedaArchivo } from '@tuerca/contracts/venezuela/cifra';
import { type Cell, refuseFile, shownText } from '../spreadsheet/sheet';

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
export interface Header {
  /** The columns that the file has, with the position of each in a row, and of prices the currency that their title names. */
  columns: { column: ImportColumn; position: number; moneda: MonedaArchivo | null }[];
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

const CURRENCIES: readonly (readonly [MonedaArchivo, RegExp])[] = [
  ['usd', /(?:ref\.?\s*)?(?:us)?\$|\busd\b|\bd[oó]lar(?:es)?\b/giu],
  ['bs', /\bbs\.?|\bves\b|\bbol[ií]var(?:es)?\b/giu],
];
/** 'Precio Bs.' is the price, in bolívares. */
function columnOf(title: string): { column: ImportColumn | undefined; moneda: MonedaArchivo | null } {
  for (const [moneda, names] of CURRENCIES) {
    const column = BY_TITLE.get(keyOf(title.replace(names, ' ').replace(/\ben\s*$/i, '')));
    if (column?.kind === 'price' && title.search(names) >= 0) return { column, moneda };
  }
  return { column: BY_TITLE.get(keyOf(title)), moneda: null };
}

/** The stamp came later than the other columns. */
const OURS = IMPORT_COLUMNS.filter(({ field }) => field !== 'exportado');
/** True for the titles of our own files, whose prices are dollars. */
const isOurs = (columns: Header['columns']): boolean =>
  OURS.every((one) => columns.some(({ column }) => column === one));

/**
 * Which column stands where. Of two prices the one in dollars is read. Throws ARCHIVO_RECHAZADO when the SKU is missing or a
 * column appears twice.
 */
export function readHeader(cells: readonly Cell[]): Header {
  const columns: Header['columns'] = [];
  const ignored: string[] = [];
  for (const [position, cell] of cells.entries()) {
    const title = shownText(cell).trim();
    if (!title) continue;
    const { column, moneda } = columnOf(title);
    const other = columns.find((one) => one.column === column);
    if (!column) ignored.push(truncate(title, TITLE_LENGTH));
    else if (!other) columns.push({ column, position, moneda });
    else if (moneda === other.moneda) throw refuseFile(IMPORT_MESSAGES.repeatedColumn(column.title));
    else {
      const [kept, left] = moneda === 'usd' ? [position, other.position] : [other.position, position];
      if (moneda === 'usd') Object.assign(other, { position: kept, moneda });
      ignored.push(truncate(shownText(cells[left] ?? null).trim(), TITLE_LENGTH));
    }
  }
  if (!columns.some(({ column }) => column.field === 'sku')) throw refuseFile(IMPORT_MESSAGES.missingSku);
  if (isOurs(columns)) for (const one of columns) if (one.column.kind === 'price') one.moneda ??= 'usd';
  return { columns, ignored: ignored.slice(0, IGNORED_MAX) };
}
