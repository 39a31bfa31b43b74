import { normalizeText, truncate } from '@tuerca/contracts/kernel/text';
import { oneLine } from '@tuerca/contracts/kernel/written';
import { IMPORT_COLUMNS } from '@tuerca/contracts/products/product-imports/columns';
import type { MonedaArchivo } from '@tuerca/contracts/venezuela/cifra';
import { type Cell, inSlices, type SheetRow, shownText } from '../spreadsheet/sheet';

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** A column of a file as its titles and its values show it. */
export interface ImportFileColumn {
  /** Its place in a row. */
  position: number;
  titulo: string;
  /** Key among the titles of the file, independent of spelling and order; no other column has the same. */
  clave: string;
  /** Values of the first rows that have any. */
  values: Cell[];
  ejemplos: string[];
  /** The field of ours that has this title. */
  own: ImportColumn | undefined;
  /** Currency that the title of a price names. */
  moneda: MonedaArchivo | null;
}

const TITLE_LENGTH = 60;
const EXAMPLES = 3;
const EXAMPLE_LENGTH = 40;
/** Values by which a column's content is known. */
const SAMPLE = 200;

const BY_TITLE = new Map<string, ImportColumn>(
  IMPORT_COLUMNS.flatMap((column) => [
    [normalizeText(column.title), column],
    [normalizeText(column.field), column],
  ]),
);
const CURRENCIES: readonly (readonly [MonedaArchivo, RegExp])[] = [
  ['usd', /(?:ref\.?\s*)?(?:us)?\$|\busd\b|\bd[oó]lar(?:es)?\b|\bdivisas?\b/giu],
  ['bs', /\bbs\.?|\bves\b|\bbol[ií]var(?:es)?\b/giu],
];

/** The currency that a title names, and what the title is without it: 'Precio Bs.' is the price, in bolívares. */
export function titleCurrency(title: string): { moneda: MonedaArchivo | null; bare: string } {
  for (const [moneda, names] of CURRENCIES)
    if (title.search(names) >= 0)
      return { moneda, bare: normalizeText(title.replace(names, ' ').replace(/\ben\s*$/i, '')) };
  return { moneda: null, bare: normalizeText(title) };
}

/** 0 -> 'A', 27 -> 'AB': what spreadsheets call a column. */
const letters = (position: number): string =>
  (position >= 26 ? letters(Math.floor(position / 26) - 1) : '') + String.fromCharCode(65 + (position % 26));

function ownColumn(title: string): ImportColumn | undefined {
  const { moneda, bare } = titleCurrency(title);
  const priced = BY_TITLE.get(bare);
  return moneda && priced?.kind === 'price' ? priced : BY_TITLE.get(normalizeText(title));
}

function toColumn(position: number, cell: Cell, values: Cell[]): Omit<ImportFileColumn, 'clave'> {
  const titulo = truncate(oneLine(shownText(cell)), TITLE_LENGTH) || `Columna ${letters(position)}`;
  const ejemplos = values.slice(0, EXAMPLES).map((value) => truncate(oneLine(shownText(value)), EXAMPLE_LENGTH));
  return { position, titulo, values, ejemplos, own: ownColumn(titulo), moneda: titleCurrency(titulo).moneda };
}

/** The first values of each column. */
async function firstValues(rows: readonly SheetRow[], width: number): Promise<Cell[][]> {
  const columns = Array.from({ length: width }, (): Cell[] => []);
  let open = width;
  for await (const { cells } of inSlices(rows)) {
    if (!open) break;
    for (const [position, cell] of cells.slice(0, width).entries()) {
      const values = columns[position]!;
      if (values.length === SAMPLE || !shownText(cell).trim()) continue;
      if (values.push(cell) === SAMPLE) open--;
    }
  }
  return columns;
}

/** The columns of a table that have a title or a value; the first row holds the titles. */
export async function fileColumns([titles, ...rows]: readonly SheetRow[]): Promise<ImportFileColumn[]> {
  const width = Math.max(0, ...[titles, ...rows.slice(0, SAMPLE)].map((row) => row?.cells.length ?? 0));
  const seen = new Map<string, number>();
  return (await firstValues(rows, width)).flatMap((values, position) => {
    const title = titles?.cells[position] ?? null;
    if (!shownText(title).trim() && !values.length) return [];
    const column = toColumn(position, title, values);
    const name = normalizeText(column.titulo) || column.titulo.toLowerCase();
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return [{ ...column, clave: times > 1 ? `${name}#${times}` : name }];
  });
}
