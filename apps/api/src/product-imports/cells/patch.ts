import { IMPORT_COLUMNS, type ImportField } from '@tuerca/contracts/product-imports/columns';
import { ROW_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/garaje/marcas';
import { codeText, documentKey } from '@tuerca/contracts/kernel/names';
import { ID_PATTERN, truncate } from '@tuerca/contracts/kernel/text';
import { NuevoProducto } from '@tuerca/contracts/products/form';
import { DEFAULT_MIN_STOCK } from '@tuerca/contracts/products/rules';
import type { Cell, PlainCell } from '../spreadsheet/sheet';
import { CellError } from './cell-error';
import type { Header, ImportColumn } from './header';
import { cellOf, type ExportedProduct, readCell } from './product-cells';

/** Fields of the form that a row of the file sets; what its columns do not name stays as it is. */
export type ProductPatch = Partial<Omit<NuevoProducto, 'imagenes'>>;
export interface RowError {
  columna: string | null;
  motivo: string;
}
/** A row as its cells read, before it meets the store's list. */
export interface ReadRow {
  id: string | null;
  sku: string | null;
  patch: ProductPatch;
  errores: RowError[];
}
/** A cell that differs, by its column's header. */
export type Change = { columna: string; antes: string; despues: string };

/** Cells that are empty mean these, not null. */
const EMPTY: Partial<Record<ImportField, unknown>> = {
  condicion: 'nuevo',
  universal: false,
  disponible: true,
  activo: true,
  descripcion: '',
  stockMinimo: DEFAULT_MIN_STOCK,
};
const SHOWN = 200;
const TITLES: Record<string, string> = Object.fromEntries(IMPORT_COLUMNS.map(({ field, title }) => [field, title]));
const DISCOUNT: readonly ImportField[] = ['descuento', 'descuentoDesde', 'descuentoHasta'];

function discountOf(values: Map<ImportField, unknown>, errores: RowError[]): ProductPatch {
  if (!values.has('descuento')) return {};
  const [porcentaje, desde, hasta] = DISCOUNT.map((field) => values.get(field) ?? null);
  if (porcentaje === null && (desde ?? hasta) !== null)
    errores.push({ columna: TITLES.descuento!, motivo: ROW_MESSAGES.discountDates });
  const window = { porcentaje: porcentaje as number, fechaInicio: desde as string, fechaFin: hasta as string };
  return { descuento: porcentaje === null ? null : window };
}

/** Reads a row's cells by their columns; what cannot be read stands in `errores`. */
export function readRow({ columns }: Header, cells: readonly Cell[]): ReadRow {
  const values = new Map<ImportField, unknown>();
  const errores: RowError[] = [];
  for (const { column, position } of columns) {
    try {
      values.set(column.field, readCell(column, cells[position] ?? null) ?? EMPTY[column.field] ?? null);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errores.push({ columna: column.title, motivo: error.message });
    }
  }
  const {
    id = null,
    sku: writtenSku = null,
    ...rest
  } = Object.fromEntries([...values].filter(([field]) => !DISCOUNT.includes(field))) as {
    id?: string | null;
    sku?: string | null;
  } & ProductPatch;
  // Found and kept as the form would keep it: no-break and double blanks name no other product.
  const sku = writtenSku && (codeText(writtenSku) || null);
  if (!sku && !id && !errores.some(({ columna }) => columna === TITLES.sku))
    errores.push({ columna: TITLES.sku!, motivo: ROW_MESSAGES.skuRequired });
  if (!sku && id && !ID_PATTERN.test(id)) errores.push({ columna: TITLES.id!, motivo: ROW_MESSAGES.unknownId });
  return {
    id: sku ? null : id && documentKey(id),
    sku,
    patch: { ...rest, ...(sku && { sku }), ...discountOf(values, errores) },
    errores,
  };
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

/** What the product would be with the row's fields, checked by the same schema as the form. */
export function mergeRow(
  patch: ProductPatch,
  existing: NuevoProducto | null,
): { form: NuevoProducto | null; errores: RowError[] } {
  const parsed = NuevoProducto.safeParse({ ...existing, ...patch });
  if (parsed.success) return { form: canonical(parsed.data), errores: [] };
  const errores = parsed.error.issues.map(({ path, message }) => ({
    columna: TITLES[String(path[0])] ?? null,
    motivo: message,
  }));
  return { form: null, errores };
}

const plain = (cell: PlainCell): string =>
  typeof cell === 'number'
    ? cell.toLocaleString('es-VE', { maximumFractionDigits: 4 })
    : truncate(cell === null ? '' : String(cell), SHOWN);

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

const FIELDS: ReadonlyMap<string, ImportField> = new Map(IMPORT_COLUMNS.map(({ title, field }) => [title, field]));

/** The form's fields that changed cells belong to. */
export const fieldsOf = (changes: readonly Change[]): string[] => {
  const fields = changes.flatMap(({ columna }) => FIELDS.get(columna) ?? []);
  return [...new Set(fields.map((field) => (DISCOUNT.includes(field) ? 'descuento' : field)))];
};
