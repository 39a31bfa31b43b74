import { normalizeText } from '@tuerca/contracts/kernel/text';
import { IMPORT_COLUMNS, type ImportField } from '@tuerca/contracts/products/product-imports/columns';
import { TITLE_SYNONYMS } from '@tuerca/contracts/products/product-imports/supplier-titles';
import { canBe, looksLike } from './content';
import { type ImportFileColumn, titleCurrency } from './file-columns';

interface Candidate {
  column: ImportFileColumn;
  campo: ImportField;
  /** The smaller the surer. */
  doubt: number;
}

/** Doubts, by what speaks for a field: our own title, a synonym (its place in the list is added), one that it begins with, content alone. */
const DOUBT = { own: 0, shared: 10, synonym: 1, begins: 50, content: 100, unlikely: 200 } as const;
/** Of two prices the one in dollars is read, and one without a sign before one in bolívares. */
const CURRENCY_DOUBT = { usd: 0, none: 0.25, bs: 45 } as const;
/** Our own titles that suppliers give to other things, too. */
const SHARED: readonly ImportField[] = ['descripcion', 'disponible', 'marca'];
const OWN_TITLES = new Map<ImportField, string>(
  IMPORT_COLUMNS.map(({ field, title }) => [field, normalizeText(title)]),
);
/** Titles of costs: they are no price, whatever else the title says. */
const NO_PRICE_TITLE = /\b(?:costo|compra|anterior)\b/;

/** A file of ours in part, unless it is a list whose names stand under 'Descripción'. */
function isOurs(columns: readonly ImportFileColumn[]): boolean {
  const has = (field: ImportField) => columns.some(({ own }) => own?.field === field);
  return columns.every(({ own }) => own) && !(!has('nombre') && has('precio') && has('stock'));
}

function ownCandidate(column: ImportFileColumn, ours: boolean): Candidate[] {
  if (!column.own) return [];
  const campo = column.own.field;
  const isShared = SHARED.includes(campo) && !ours;
  const doubt = !canBe(campo, column.values) ? DOUBT.unlikely : isShared ? DOUBT.shared : DOUBT.own;
  return [{ column, campo, doubt }];
}

function synonymCandidates(column: ImportFileColumn): Candidate[] {
  const title = normalizeText(column.titulo);
  const { moneda, bare } = titleCurrency(column.titulo);
  return Object.entries(TITLE_SYNONYMS).flatMap(([field, synonyms]) => {
    const campo = field as ImportField;
    const isPrice = campo === 'precio' || campo === 'precioOferta';
    if (isPrice && NO_PRICE_TITLE.test(title)) return [];
    // An empty column of ours is what its title says.
    if (column.own && !column.values.length) return [];
    const names = isPrice && moneda && bare ? [bare, title] : [title];
    const at = synonyms.findIndex((synonym) => names.includes(synonym));
    const all = [OWN_TITLES.get(campo)!, ...synonyms];
    const begins = column.own ? -1 : all.findIndex((one) => names.some((name) => name.startsWith(`${one} `)));
    // What it holds is looked at last: a title fits few fields, and trying all of them on all values held the event loop for 0.2 s.
    if ((at < 0 && begins < 0) || !canBe(campo, column.values)) return [];
    return [{ column, campo, doubt: at >= 0 ? DOUBT.synonym + at / 4 : DOUBT.begins + begins / 4 }];
  });
}

/** Likely field of each column, by its title and then by its values; each field once. */
export function propose(columns: readonly ImportFileColumn[]): (ImportField | null)[] {
  const ours = isOurs(columns);
  const candidates = columns.flatMap((column): Candidate[] => {
    const byTitle = [...ownCandidate(column, ours), ...synonymCandidates(column)].map((one) => ({
      ...one,
      doubt: one.campo === 'precio' ? one.doubt + CURRENCY_DOUBT[column.moneda ?? 'none'] : one.doubt,
    }));
    const looks = byTitle.length ? null : looksLike(column.values);
    return looks ? [{ column, campo: looks, doubt: DOUBT.content }] : byTitle;
  });
  candidates.sort((a, b) => a.doubt - b.doubt || a.column.position - b.column.position);
  const taken = new Map<ImportField, ImportFileColumn>();
  const placed = new Set<ImportFileColumn>();
  for (const { column, campo } of candidates)
    if (!taken.has(campo) && !placed.has(column)) {
      taken.set(campo, column);
      placed.add(column);
    }
  const found = new Map([...taken].map(([campo, column]) => [column, campo]));
  return columns.map((column) => found.get(column) ?? null);
}
