import { column, type FileColumn, type FileValue } from '@tuerca/contracts/kernel/columns';
import {
  type ColumnKind,
  EXPORT_COLUMNS,
  type IMPORT_COLUMNS,
  type ImportField,
} from '@tuerca/contracts/products/product-imports/columns';
import { readPictures } from '@tuerca/contracts/products/product-imports/pictures';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { hasPrice } from '@tuerca/contracts/products/products/price-rights';
import { CONDITIONS, TIPOS_REPUESTO } from '@tuerca/contracts/products/products/rules';
import type { Cell } from '../spreadsheet/sheet';
import { CellError } from './cell-error';
import { readDateCell, writeDate } from './date-cell';
import { readList, readSpecifications, readVehicles, writeList, writeSpecifications, writeVehicles } from './list-cell';
import { type CellContext, readDecimal, readInteger, readPrice } from './number-cell';
import { readBoolean, readCategory, readOption } from './option-cell';
import { readCode, readTextCell } from './text-cell';

/** A product as its file row shows it. */
export interface ExportedProduct extends NuevoProducto {
  _id: string;
}

const codes: readonly ImportField[] = ['sku', 'numeroParte', 'id'];
function pictures(text: string): string[] {
  const read = readPictures(text);
  if ('motivo' in read) throw new CellError(read.motivo);
  return read.fotos;
}
const whole = <T>(text: string | null, read: (text: string) => T): T | null => (text === null ? null : read(text));
const readers: Record<ColumnKind, (cell: Cell, context: CellContext) => unknown> = {
  text: readTextCell,
  decimal: readDecimal,
  price: readPrice,
  integer: readInteger,
  boolean: readBoolean,
  date: readDateCell,
  category: (cell, { categorias }) => readCategory(cell, categorias),
  partType: (cell) => readOption(cell, TIPOS_REPUESTO),
  condition: (cell) => readOption(cell, CONDITIONS),
  list: (cell) => whole(readTextCell(cell), readList),
  vehicles: (cell) => whole(readTextCell(cell), readVehicles),
  specifications: (cell) => whole(readTextCell(cell), readSpecifications),
  pictures: (cell) => whole(readTextCell(cell), pictures),
};

/** Value of a cell for its column; null when it is empty. Throws CellError. */
export const readCell = (
  { field, kind }: (typeof IMPORT_COLUMNS)[number],
  cell: Cell,
  context: CellContext,
): unknown => (codes.includes(field) ? readCode(cell) : readers[kind](cell, context));

const yesNo = (value: boolean) => (value ? 'Sí' : 'No');
const date = (iso: string | null | undefined) => (iso ? writeDate(iso) : null);
const writers: Record<ImportField, (product: ExportedProduct) => FileValue> = {
  id: ({ _id }) => _id,
  // Of the file, not of the product.
  exportado: () => null,
  fotos: () => null,
  sku: ({ sku }) => sku,
  nombre: ({ nombre }) => nombre,
  descripcion: ({ descripcion }) => descripcion,
  // Empty of a draft: its file says as little of its price as its store does.
  precio: (product) => (hasPrice(product) ? product.precio : null),
  precioOferta: ({ precioOferta }) => precioOferta,
  descuento: ({ descuento }) => descuento?.porcentaje ?? null,
  descuentoDesde: ({ descuento }) => date(descuento?.fechaInicio),
  descuentoHasta: ({ descuento }) => date(descuento?.fechaFin),
  categoria: ({ categoria }) => categoria,
  subcategoria: ({ subcategoria }) => subcategoria,
  marca: ({ marca }) => marca,
  modelo: ({ modelo }) => modelo,
  universal: ({ universal }) => yesNo(universal),
  compatibilidad: ({ compatibilidad }) => writeVehicles(compatibilidad),
  numeroParte: ({ numeroParte }) => numeroParte,
  equivalencias: ({ equivalencias }) => writeList(equivalencias),
  marcaRepuesto: ({ marcaRepuesto }) => marcaRepuesto,
  tipoRepuesto: ({ tipoRepuesto }) => tipoRepuesto,
  condicion: ({ condicion }) => condicion,
  etiquetas: ({ etiquetas }) => writeList(etiquetas),
  especificaciones: ({ especificaciones }) => writeSpecifications(especificaciones),
  pesoKg: ({ pesoKg }) => pesoKg,
  stock: ({ stock }) => stock,
  stockMinimo: ({ stockMinimo }) => stockMinimo,
  disponible: ({ disponible }) => yesNo(disponible),
  activo: ({ activo }) => yesNo(activo),
};

/** Value of a product in a column, as a person reads it. */
export const cellOf = (field: ImportField, product: ExportedProduct): FileValue => writers[field](product);

/** Columns of products in a file; `stamp` says when it was taken. */
export const exportColumns = (stamp: string): FileColumn<ExportedProduct>[] =>
  EXPORT_COLUMNS.map(({ field, title }) =>
    column(title, (product) => (field === 'exportado' ? stamp : cellOf(field, product))),
  );
