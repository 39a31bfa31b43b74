import type { z } from 'zod';
import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/auth/garaje/marcas';
import { documentKey } from '@tuerca/contracts/kernel/names';
import { ID_PATTERN, normalizeText, truncate } from '@tuerca/contracts/kernel/text';
import { IMPORT_COLUMNS, type ImportField, VACIAR } from '@tuerca/contracts/products/product-imports/columns';
import { CAMPOS_FIJOS, type ValoresFijos } from '@tuerca/contracts/products/product-imports/matching';
import { ROW_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { NamedCategoria } from '@tuerca/contracts/products/products/categoria-names';
import { NuevoProducto, ProductDraft, ProductFields } from '@tuerca/contracts/products/products/form';
import { applyPatch, type ProductPatch } from '@tuerca/contracts/products/products/patch';
import { Descuento } from '@tuerca/contracts/products/products/price';
import { NO_PRICE, PRICE_FIELDS, withoutPrices } from '@tuerca/contracts/products/products/price-rights';
import type { PlainCell } from '../../../platform/spreadsheet/cell';
import type { ImportColumn } from '../columns/file-columns';
import type { HeaderRow } from '../columns/matching';
import type { Cell } from '../spreadsheet/sheet';
import { CellError } from './cell-error';
import type { CellContext } from './number-cell';
import { cellOf, type ExportedProduct, readCell } from './product-cells';
import { readStamp } from './stamp-cell';

export interface RowError {
  columna: string | null;
  motivo: string;
}
/** Note of a row on one of its cells. */
export interface RowNote {
  columna: string;
  texto: string;
}
/** A row as its cells read, before it meets the store's list. Its values are those that the form's schema returned. */
export interface ReadRow {
  id: string | null;
  sku: string | null;
  /** Instant at which our export wrote the row; null of other files. */
  exportado: Date | null;
  patch: ProductPatch;
  /** Pictures that it names, in their order; empty when it empties them, null when it says nothing of them. */
  fotos: string[] | null;
  errores: RowError[];
  avisos: RowNote[];
}
/** Context of a row's cells: the decimal sign of each column, the currency of prices without a sign, and the rate. */
export interface FileContext extends Pick<CellContext, 'moneda' | 'tasa' | 'categorias'> {
  /** Values that hold for all rows. */
  fijos: ValoresFijos;
  decimals: ReadonlyMap<ImportField, CellContext['decimal']>;
}
/** A cell that differs, by its column's header. */
export type Change = { columna: string; antes: string; despues: string };

const SHOWN = 200;
const TITLES: Record<string, string> = Object.fromEntries(IMPORT_COLUMNS.map(({ field, title }) => [field, title]));
const DISCOUNT: readonly ImportField[] = ['descuento', 'descuentoDesde', 'descuentoHasta'];

const DISCOUNT_KEYS = { descuento: 'porcentaje', descuentoDesde: 'fechaInicio', descuentoHasta: 'fechaFin' } as const;
const isDiscount = (field: ImportField): field is keyof typeof DISCOUNT_KEYS => DISCOUNT.includes(field);
const isVaciar = (cell: Cell): boolean => typeof cell === 'string' && normalizeText(cell) === VACIAR;

const schemaOf = (field: ImportField): z.ZodType =>
  isDiscount(field)
    ? Descuento.shape[DISCOUNT_KEYS[field]]
    : (ProductFields.shape as Partial<Record<ImportField, z.ZodType>>)[field]!;

/** Value of an empty field, which is the form's initial one. */
const emptied = (field: ImportField): unknown => (isDiscount(field) ? null : schemaOf(field).parse(undefined));

/** Puts the value of a cell, as the schema returned it, into the row's patch. */
function put(row: ReadRow, { field, title }: ImportColumn, written: unknown): void {
  const parsed = schemaOf(field).safeParse(written);
  if (!parsed.success) {
    row.errores.push(...parsed.error.issues.slice(0, 1).map(({ message }) => ({ columna: title, motivo: message })));
  } else if (!isDiscount(field)) Object.assign(row.patch, { [field]: parsed.data });
  else if (row.patch.descuento !== null)
    row.patch.descuento = { ...row.patch.descuento, [DISCOUNT_KEYS[field]]: parsed.data };
}

function readInto(row: ReadRow, { column, moneda }: HeaderRow['columns'][number], cell: Cell, file: FileContext): void {
  const { field, title } = column;
  if (field === 'exportado') {
    row.exportado = readStamp(cell);
    return;
  }
  if (isVaciar(cell)) {
    if (field === 'fotos') row.fotos = [];
    else if (!('optional' in column)) row.errores.push({ columna: title, motivo: ROW_MESSAGES.cannotBeEmpty });
    else if (field === 'descuento') row.patch.descuento = null;
    else put(row, column, emptied(field));
    return;
  }
  const value = readCell(column, cell, {
    decimal: file.decimals.get(field) ?? null,
    moneda: moneda ?? file.moneda,
    tasa: file.tasa,
    categorias: file.categorias,
    note: (texto) => row.avisos.push({ columna: title, texto }),
  });
  if (value === null) return;
  if (field === 'id') row.id = documentKey(value as string);
  else if (field === 'fotos') row.fotos = value as string[];
  else if (column.kind !== 'category') put(row, column, value);
  else {
    const { categoria, subcategoria } = value as NamedCategoria;
    put(row, column, categoria);
    if (subcategoria && row.patch.subcategoria === undefined) row.patch.subcategoria = subcategoria;
  }
}

const COLUMNS = new Map<ImportField, ImportColumn>(IMPORT_COLUMNS.map((column) => [column.field, column]));
/** Gives a row what is said once for all rows, where its own cell says nothing. */
function fill(row: ReadRow, fijos: ValoresFijos): void {
  for (const field of CAMPOS_FIJOS) {
    const column = COLUMNS.get(field)!;
    const isSaid = row.patch[field] !== undefined || row.errores.some(({ columna }) => columna === column.title);
    if (fijos[field] !== null && !isSaid) put(row, column, fijos[field]);
  }
}

/** Reads a row's cells by their columns; what cannot be read stands in `errores`. An empty cell leaves its field as it is. */
export function readRow({ columns }: HeaderRow, cells: readonly Cell[], file: FileContext): ReadRow {
  const row: ReadRow = { id: null, sku: null, exportado: null, patch: {}, fotos: null, errores: [], avisos: [] };
  for (const column of columns) {
    try {
      readInto(row, column, cells[column.position] ?? null, file);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      row.errores.push({ columna: column.column.title, motivo: error.message });
    }
  }
  fill(row, file.fijos);
  row.sku = row.patch.sku ?? null;
  if (!row.sku) delete row.patch.sku;
  if (!row.sku && !row.id && !row.errores.some(({ columna }) => columna === TITLES.sku))
    row.errores.push({ columna: TITLES.sku!, motivo: ROW_MESSAGES.skuRequired });
  if (!row.sku && row.id && !ID_PATTERN.test(row.id))
    row.errores.push({ columna: TITLES.id!, motivo: ROW_MESSAGES.unknownId });
  return row;
}

const PRICE_TITLES: readonly string[] = IMPORT_COLUMNS.filter(({ field }) =>
  (PRICE_FIELDS as readonly string[]).includes(isDiscount(field) ? 'descuento' : field),
).map(({ title }) => title);
/** A row without its prices, and without what is wrong or told of them. */
export function leavePrices({ patch, errores, avisos, ...row }: ReadRow): ReadRow {
  const isLeft = ({ columna }: { columna: string | null }) => columna === null || !PRICE_TITLES.includes(columna);
  return { ...row, patch: withoutPrices(patch), errores: errores.filter(isLeft), avisos: avisos.filter(isLeft) };
}

const canonical = (form: NuevoProducto): NuevoProducto => {
  const marca = form.marca && canonicalMarca(form.marca);
  return {
    ...form,
    marca,
    modelo: form.modelo && (marca ? canonicalModelo(form.modelo, marca) : form.modelo),
    compatibilidad: form.compatibilidad.map((row) => ({
      ...row,
      marca: canonicalMarca(row.marca),
      modelo: canonicalModelo(row.modelo, row.marca),
    })),
  };
};

/** The product with the row's fields, checked by the same schema as the form. */
export function mergeRow(
  patch: ProductPatch,
  existing: NuevoProducto | null,
): { form: NuevoProducto | null; errores: RowError[] } {
  const wanted = applyPatch(existing ?? {}, patch);
  if (wanted.descuento && wanted.descuento.porcentaje === undefined)
    return { form: null, errores: [{ columna: TITLES.descuento!, motivo: ROW_MESSAGES.discountDates }] };
  const isDraft = wanted.precio === NO_PRICE && wanted.activo === false;
  const parsed = (isDraft ? ProductDraft : NuevoProducto).safeParse(wanted);
  if (parsed.success) return { form: canonical(parsed.data), errores: [] };
  const errores = parsed.error.issues.map(({ path, message }) => ({
    columna: TITLES[String(path[0])] ?? null,
    motivo: message,
  }));
  return { form: null, errores };
}

/** A cell as a change shows it. */
export const plain = (cell: PlainCell): string =>
  typeof cell === 'number'
    ? cell.toLocaleString('es-VE', { maximumFractionDigits: 4 })
    : truncate(cell === null ? '' : String(cell), SHOWN);

/** Header of the column of pictures. */
export const PICTURES_TITLE = TITLES.fotos!;
const countText = (n: number): string => (n === 1 ? '1 foto' : `${n} fotos`);
/** A row's change of a product's pictures: those that it names are other ones, whatever they are called. */
export function pictureChanges(
  { imagenes }: Pick<NuevoProducto, 'imagenes'>,
  fotos: readonly string[] | null,
): Change[] {
  if (!fotos || (!fotos.length && !imagenes.length)) return [];
  const antes = imagenes.length ? countText(imagenes.length) : '';
  return [{ columna: PICTURES_TITLE, antes, despues: plain(fotos.join('; ')) }];
}

/** Cells in which two states of a product differ, among the columns of the file. */
export function changesBetween(
  columns: readonly Pick<ImportColumn, 'field' | 'title'>[],
  before: ExportedProduct,
  after: ExportedProduct,
): Change[] {
  return columns.flatMap(({ field, title }) => {
    const [old, now] = [cellOf(field, before), cellOf(field, after)];
    return old === now ? [] : [{ columna: title, antes: plain(old), despues: plain(now) }];
  });
}
