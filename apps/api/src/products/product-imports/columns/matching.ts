import { nameKey } from '@tuerca/contracts/kernel/text';
import { IMPORT_COLUMNS, type ImportField } from '@tuerca/contracts/products/product-imports/columns';
import type { ValoresFijos } from '@tuerca/contracts/products/product-imports/matching';
import type { EmparejarForm } from '@tuerca/contracts/products/product-imports/matching-form';
import { type MonedaArchivo, readFigure } from '@tuerca/contracts/venezuela/cifra';
import type { CategoriaMap } from '../cells/option-cell';
import { shownText } from '../spreadsheet/sheet';
import type { ImportColumn, ImportFileColumn } from './file-columns';
import { propose } from './propose';

/** Meaning of a file's columns, in their order, and the values that hold for all rows. */
export interface Matching {
  columnas: { campo: ImportField | null; moneda: MonedaArchivo | null }[];
  fijos: ValoresFijos;
  /** Category names of files with the category of ours that each stands for. */
  categorias: { texto: string; categoria: string }[];
}
/** A matching as it is kept for the next file with the same titles. */
export interface KeptMatching extends Omit<Matching, 'columnas'> {
  columnas: (Matching['columnas'][number] & { clave: string })[];
}
/** Positions of the fields in a row, and for prices the currency of amounts that name none. */
export interface HeaderRow {
  columns: { column: ImportColumn; position: number; moneda: MonedaArchivo | null }[];
  /** Titles of the columns that are not used. */
  ignored: string[];
}

const IGNORED_MAX = 20;
const NOTHING: ValoresFijos = { categoria: null, marcaRepuesto: null, marca: null };
const COLUMNS = new Map<ImportField, ImportColumn>(IMPORT_COLUMNS.map((column) => [column.field, column]));
const isPrice = (campo: ImportField | null): boolean => campo !== null && COLUMNS.get(campo)!.kind === 'price';

/** The mapped categories, to look cells up in. */
export const categoriaMap = ({ categorias }: Matching): CategoriaMap =>
  new Map(categorias.map(({ texto, categoria }) => [nameKey(texto), categoria]));

/** Some amounts of the column say that they are bolívares, and others say nothing. */
function isMixed({ moneda, values }: ImportFileColumn): boolean {
  if (moneda) return false;
  const said = values.flatMap((cell) => (typeof cell === 'string' ? (readFigure(shownText(cell)) ?? []) : []));
  return said.some((figure) => figure.moneda === 'bs') && said.some((figure) => figure.moneda === null);
}

/**
 * Matching by the titles and values of a file. It is sure where nothing was guessed: each column that is used has our own
 * title, the code is among them, none stands double, and no price leaves its currency open.
 */
export function firstMatching(columns: readonly ImportFileColumn[]): { matching: Matching; isSure: boolean } {
  const campos = propose(columns);
  const columnas = campos.map((campo, i) => ({
    campo,
    moneda: isPrice(campo) ? (columns[i]!.moneda ?? 'usd') : null,
  }));
  const isGuessed = campos.some((campo, i) => campo !== null && campo !== columns[i]!.own?.field);
  const isOpen = campos.some((campo, i) => isPrice(campo) && isMixed(columns[i]!));
  const isDouble = columns.some(
    ({ own, moneda }, i) => own && columns.some((other, j) => j < i && other.own === own && other.moneda === moneda),
  );
  const isSure = campos.includes('sku') && !isGuessed && !isOpen && !isDouble;
  return { matching: { columnas, fijos: NOTHING, categorias: [] }, isSure };
}

/** Matching as the store states it; columns that it does not name are not used. */
export const saidMatching = (columns: readonly ImportFileColumn[], form: EmparejarForm): Matching => ({
  columnas: columns.map((_, i) => {
    const { campo = null, moneda = null } = form.columnas[i] ?? {};
    return { campo, moneda: isPrice(campo) ? (moneda ?? 'usd') : null };
  }),
  fijos: form.fijos,
  categorias: form.categorias,
});

/** A kept matching for the columns of a file that has the same titles. */
export function keptMatching(columns: readonly ImportFileColumn[], kept: KeptMatching): Matching {
  const byKey = new Map(kept.columnas.map(({ clave, ...said }) => [clave, said]));
  return {
    columnas: columns.map(({ clave }) => byKey.get(clave) ?? { campo: null, moneda: null }),
    fijos: kept.fijos,
    categorias: kept.categorias,
  };
}

/** Form in which a store's matching is kept. */
export const toKept = (columns: readonly ImportFileColumn[], matching: Matching): KeptMatching => ({
  ...matching,
  columnas: columns.map(({ clave }, i) => ({ clave, ...matching.columnas[i]! })),
});

/** Positions of the fields. */
export function headerOf(columns: readonly ImportFileColumn[], { columnas }: Matching): HeaderRow {
  const header: HeaderRow = { columns: [], ignored: [] };
  for (const [i, { position, titulo }] of columns.entries()) {
    const { campo, moneda } = columnas[i]!;
    if (campo) header.columns.push({ column: COLUMNS.get(campo)!, position, moneda });
    else if (header.ignored.length < IGNORED_MAX) header.ignored.push(titulo);
  }
  return header;
}

/** Fields that the rows of a file may set: those of its columns and fixed values, and the subcategory that a category's name may tell. */
export function fieldsSet({ columns }: HeaderRow, { fijos }: Matching): ImportField[] {
  const fields = new Set<ImportField>(columns.map(({ column }) => column.field));
  for (const [field, value] of Object.entries(fijos)) if (value !== null) fields.add(field as ImportField);
  if (fields.has('categoria')) fields.add('subcategoria');
  return [...fields];
}
