import { Injectable } from '@nestjs/common';
import { IMPORT_COLUMNS } from '@tuerca/contracts/product-imports/columns';
import { IMPORT_MESSAGES, ROW_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import type { Importacion } from '@tuerca/contracts/product-imports/schemas';
import type { NuevoProducto } from '@tuerca/contracts/products/form';
import { Monto } from '@tuerca/contracts/venezuela/fields';
import { ID_PATTERN, truncate } from '@tuerca/contracts/kernel/text';
import { skuKey } from '@tuerca/contracts/kernel/names';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../platform/common/app-error';
import { type ProductPatch, withoutSku } from '@tuerca/contracts/products/patch';
import { SystemService } from '../system/system.service';
import { type FoundProducts, type OwnProduct, ProductBulkService } from '../products/product-bulk.service';
import { type Header, type ImportColumn, readHeader } from './cells/header';
import { columnDecimal } from './cells/number-cell';
import { changesBetween, type FileContext, mergeRow, type ReadRow, readRow, type RowError } from './cells/patch';
import type { FilaDoc } from './import-row.schema';
import { type CheckedRow, ImportRowsRepository, type NewRow } from './import-rows.repository';
import type { ImportacionDoc } from './import.schema';
import { inSlices, refuseFile, type SheetRow } from './spreadsheet/sheet';

/** Rows compared with the store's list at once. */
const BATCH = 250;
/** Rows checked before other requests get their turn. */
const SLICE = 25;
const SHOWN = 160;
/** Lines that are named of those that have one code. */
const NAMED = 12;

type Conteo = Importacion['conteo'];
type Verdict = Pick<FilaDoc, 'tipo' | 'cambios' | 'errores' | 'stockVisto' | 'encontrado'> & {
  form: NuevoProducto | null;
};
export interface ReadFile {
  header: Header;
  rows: { line: number; read: ReadRow }[];
}

const COUNTED = { nuevo: 'nuevos', cambia: 'cambian', igual: 'iguales', error: 'conError' } as const;
/** The count of a file of which nothing was read yet. */
export const noRows = (): Conteo => ({ nuevos: 0, cambian: 0, iguales: 0, conError: 0 });
const columnsOf = (campos: readonly string[]): ImportColumn[] =>
  IMPORT_COLUMNS.filter(({ field }) => campos.includes(field) && field !== 'id');

/** Compares the rows of a file with what the store sells; nothing of it is written to products. */
@Injectable()
export class ImportCheckService {
  constructor(
    private readonly products: ProductBulkService,
    private readonly rows: ImportRowsRepository,
    private readonly system: SystemService,
  ) {}

  /** Reads all rows first: what makes the whole file unfit may stand at its end. Throws ARCHIVO_RECHAZADO. */
  async read(sheet: readonly SheetRow[]): Promise<ReadFile> {
    let header: Header | undefined;
    const raw: SheetRow[] = [];
    for await (const row of inSlices(sheet)) {
      if (header) raw.push(row);
      else header = readHeader(row.cells);
    }
    if (!header) throw refuseFile(IMPORT_MESSAGES.empty);
    if (!raw.length) throw refuseFile(IMPORT_MESSAGES.noRows);
    const file = { moneda: null, tasa: await this.rate(), decimals: decimalsOf(header, raw) };
    const rows: ReadFile['rows'] = [];
    for await (const { line, cells, isTooLong } of inSlices(raw)) {
      const read = readRow(header, cells, file);
      // A sign that separates cells stood within one: each cell to its right is another column's.
      if (isTooLong) read.errores.push({ columna: null, motivo: ROW_MESSAGES.tooManyCells });
      rows.push({ line, read });
    }
    markRepeated(rows);
    return { header, rows };
  }

  /** Bolívares per dollar; null while nobody has set a rate. */
  private async rate(): Promise<number | null> {
    try {
      return (await this.system.tasa()).valor;
    } catch (error) {
      if (error instanceof AppError && error.code === 'TASA_NO_DISPONIBLE') return null;
      throw error;
    }
  }

  /** Stores what each row would do; returns how many do what. */
  async store(tiendaId: string, importId: string, { header, rows }: ReadFile, vence: Date): Promise<Conteo> {
    const conteo = noRows();
    const columns = columnsOf(header.columns.map(({ column }) => column.field));
    const codes = await this.products.codes(tiendaId);
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const found = await this.products.find(tiendaId, keysOf(batch.map(({ read }) => read)), codes);
      const stored: NewRow[] = [];
      for (const [i, { line, read }] of batch.entries()) {
        if (i % SLICE === 0) await setImmediate();
        const { form, ...verdict } = judge(columns, read, found);
        conteo[COUNTED[verdict.tipo]]++;
        stored.push(toRow(line, read, verdict, form, vence));
      }
      await this.rows.insert(importId, stored);
    }
    return conteo;
  }

  /** Compares the stored rows with today's list again; `moved` counts those that mean something else now. */
  async repeat(
    tiendaId: string,
    { _id, campos, conteo: before }: ImportacionDoc,
  ): Promise<{ moved: number; conteo: Conteo }> {
    const conteo: Conteo = { ...noRows(), conError: before.conError };
    const columns = columnsOf(campos);
    const codes = await this.products.codes(tiendaId);
    let [moved, line] = [0, 0];
    for (;;) {
      const batch = await this.rows.findAfter(String(_id), ['nuevo', 'cambia', 'igual', 'error'], line, BATCH);
      const rows = batch.filter(({ valores }) => valores !== null);
      const found = await this.products.find(tiendaId, keysOf(rows.map(toRead)), codes);
      const changed: CheckedRow[] = [];
      for (const [i, row] of rows.entries()) {
        if (i % SLICE === 0) await setImmediate();
        const { form: _form, ...verdict } = judge(columns, toRead(row), found);
        if (row.tipo === 'error') conteo.conError--;
        conteo[COUNTED[verdict.tipo]]++;
        if (!isSame(row, verdict)) changed.push({ _id: row._id, ...verdict });
      }
      moved += changed.length;
      await this.rows.recheck(changed);
      if (batch.length < BATCH) return { moved, conteo };
      line = batch.at(-1)!.linea;
    }
  }
}

const NUMBERS = ['decimal', 'price', 'integer'];
/** The decimal sign that each column of figures shows. */
function decimalsOf({ columns }: Header, rows: readonly SheetRow[]): FileContext['decimals'] {
  const figures = columns.filter(({ column }) => NUMBERS.includes(column.kind));
  return new Map(
    figures.map(({ column, position }) => [
      column.field,
      columnDecimal(rows.map(({ cells }) => cells[position] ?? null)),
    ]),
  );
}

/** Rows of one code, or of one id, name each other's lines. */
function markRepeated(rows: ReadFile['rows']): void {
  const keyOf = ({ sku, id }: ReadRow) => (sku ? `sku:${skuKey(sku)}` : id && `id:${id}`);
  const groups = new Map<string, ReadFile['rows']>();
  for (const row of rows) {
    const key = keyOf(row.read);
    const group = key && groups.get(key);
    if (group) group.push(row);
    else if (key) groups.set(key, [row]);
  }
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const lines = group.slice(0, NAMED).map(({ line }) => line);
    for (const { line, read } of group) {
      const others = lines.filter((other) => other !== line);
      read.errores.push(
        read.sku
          ? { columna: 'SKU', motivo: ROW_MESSAGES.repeatedSku(others) }
          : { columna: 'ID de Tuerca', motivo: ROW_MESSAGES.repeatedId(others) },
      );
    }
  }
}

const keysOf = (rows: Pick<ReadRow, 'sku' | 'id'>[]) => ({
  skus: rows.flatMap(({ sku }) => (sku ? [sku] : [])),
  ids: rows.flatMap(({ id }) => (id && ID_PATTERN.test(id) ? [id] : [])),
});
const toRead = ({ sku, productoId, valores }: FilaDoc): ReadRow => ({
  sku,
  id: productoId,
  patch: valores!,
  errores: [],
  avisos: [],
});
const isSame = (row: FilaDoc, verdict: Omit<Verdict, 'form'>): boolean =>
  row.tipo === verdict.tipo &&
  row.stockVisto === verdict.stockVisto &&
  row.encontrado === verdict.encontrado &&
  JSON.stringify([row.cambios, row.errores]) === JSON.stringify([verdict.cambios, verdict.errores]);

/** What a row is about: the product that has its code, or its id where the code does not tell; several where a code stands double. */
function productsOf({ sku, id }: Pick<ReadRow, 'sku' | 'id'>, found: FoundProducts): OwnProduct[] {
  const named = id ? found.byId.get(id) : undefined;
  if (!sku) return named ? [named] : [];
  const same = found.bySku.get(skuKey(sku)) ?? [];
  return same.length > 1 && named && same.includes(named) ? [named] : same;
}

function judge(columns: readonly ImportColumn[], row: ReadRow, found: FoundProducts): Verdict {
  const { sku, id, errores } = row;
  const [existing = null, ...others] = productsOf(row, found);
  const bad = (all: RowError[]): Verdict => ({
    tipo: 'error',
    cambios: [],
    errores: all,
    stockVisto: null,
    encontrado: null,
    form: null,
  });
  if (!sku && id && !existing && !errores.length)
    return bad([{ columna: 'ID de Tuerca', motivo: ROW_MESSAGES.unknownId }]);
  if (others.length) {
    const skus = [existing!, ...others].map((one) => truncate(one.sku!, SHOWN));
    return bad([...errores, { columna: 'SKU', motivo: ROW_MESSAGES.doubleSku(skus) }]);
  }
  const merged = mergeRow(ownPatch(row.patch, existing), existing);
  // A cell that could not be read is missing in the patch: what the schema says of it is not news.
  const unread = new Set(errores.map(({ columna }) => columna));
  const all = [...errores, ...merged.errores.filter(({ columna }) => !unread.has(columna))];
  if (all.length || !merged.form) return { ...bad(all), form: merged.form };
  const { form } = merged;
  if (!existing) return { tipo: 'nuevo', cambios: [], errores: [], stockVisto: null, encontrado: null, form };
  const cambios = changesBetween(columns, existing, { ...form, _id: existing._id });
  const [stockVisto, encontrado] = [existing.stock, existing._id];
  return { tipo: cambios.length ? 'cambia' : 'igual', cambios, errores: [], stockVisto, encontrado, form };
}

const ownPatch = (patch: ProductPatch, existing: OwnProduct | null): ProductPatch =>
  existing ? withoutSku(patch) : patch;

function toRow(
  line: number,
  read: ReadRow,
  verdict: Omit<Verdict, 'form'>,
  form: NuevoProducto | null,
  vence: Date,
): NewRow {
  const { sku, id, patch, errores, avisos } = read;
  const shown = { ...patch, ...form };
  return {
    ...verdict,
    linea: line,
    sku: sku ? truncate(sku, SHOWN) : null,
    nombre: shown.nombre ? truncate(shown.nombre, SHOWN) : null,
    precio: Monto.safeParse(shown.precio).data ?? null,
    stock: Number.isSafeInteger(shown.stock) ? shown.stock! : null,
    productoId: id,
    avisos,
    // Rows that only the list of today makes bad may become good; what cannot be read or stored stays bad.
    valores: errores.length ? null : patch,
    hecha: false,
    antes: null,
    vence,
  };
}
