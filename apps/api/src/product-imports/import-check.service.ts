import { Injectable } from '@nestjs/common';
import { IMPORT_COLUMNS } from '@tuerca/contracts/product-imports/columns';
import { IMPORT_MESSAGES, ROW_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import type { Importacion } from '@tuerca/contracts/product-imports/schemas';
import type { NuevoProducto } from '@tuerca/contracts/products/form';
import { Monto } from '@tuerca/contracts/venezuela/fields';
import { ID_PATTERN, truncate } from '@tuerca/contracts/kernel/text';
import { setImmediate } from 'node:timers/promises';
import { type OwnProduct, ProductBulkService } from '../products/product-bulk.service';
import { type Header, type ImportColumn, readHeader } from './cells/header';
import { changesBetween, mergeRow, type ReadRow, readRow, type RowError } from './cells/patch';
import type { FilaDoc } from './import-row.schema';
import { type CheckedRow, ImportRowsRepository, type NewRow } from './import-rows.repository';
import type { ImportacionDoc } from './import.schema';
import { inSlices, refuseFile, type SheetRow } from './spreadsheet/sheet';

/** Rows compared with the store's list at once. */
const BATCH = 250;
/** Rows checked before other requests get their turn. */
const SLICE = 25;
const SHOWN = 160;
/** Their names become keys of a document, so that a bad one is not even kept. */
const SPECIFICATIONS = 'Especificaciones';

type Conteo = Importacion['conteo'];
type Verdict = Pick<FilaDoc, 'tipo' | 'cambios' | 'errores' | 'stockVisto'> & { form: NuevoProducto | null };
export interface ReadFile {
  header: Header;
  rows: { line: number; read: ReadRow }[];
}
interface Match {
  bySku: Map<string, OwnProduct>;
  byId: Map<string, OwnProduct>;
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
  ) {}

  /** Reads all rows first: what makes the whole file unfit may stand at its end. Throws ARCHIVO_RECHAZADO. */
  async read(sheet: readonly SheetRow[]): Promise<ReadFile> {
    let header: Header | undefined;
    const rows: ReadFile['rows'] = [];
    for await (const { line, cells, isTooLong } of inSlices(sheet)) {
      if (!header) header = readHeader(cells);
      else {
        const read = readRow(header, cells);
        // A sign that separates cells stood within one: each cell to its right is another column's.
        if (isTooLong) read.errores.push({ columna: null, motivo: ROW_MESSAGES.tooManyCells });
        rows.push({ line, read });
      }
    }
    if (!header) throw refuseFile(IMPORT_MESSAGES.empty);
    if (!rows.length) throw refuseFile(IMPORT_MESSAGES.noRows);
    markRepeated(rows);
    return { header, rows };
  }

  /** Stores what each row would do; returns how many do what. */
  async store(tiendaId: string, importId: string, { header, rows }: ReadFile, vence: Date): Promise<Conteo> {
    const conteo = noRows();
    const columns = columnsOf(header.columns.map(({ column }) => column.field));
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const found = await this.products.find(tiendaId, keysOf(batch.map(({ read }) => read)));
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
    let [moved, line] = [0, 0];
    for (;;) {
      const batch = await this.rows.findAfter(String(_id), ['nuevo', 'cambia', 'igual', 'error'], line, BATCH);
      const rows = batch.filter(({ valores }) => valores !== null);
      const found = await this.products.find(tiendaId, keysOf(rows.map(toRead)));
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

/** The second and later rows of a code name the first one; the first is as doubtful, and names the second. */
function markRepeated(rows: ReadFile['rows']): void {
  const first = new Map<string, { line: number; read: ReadRow }>();
  for (const row of rows) {
    const { sku, id } = row.read;
    const key = sku ? `sku:${sku}` : id && `id:${id}`;
    if (!key) continue;
    const other = first.get(key);
    if (!other) {
      first.set(key, row);
      continue;
    }
    const error = (line: number): RowError =>
      sku
        ? { columna: 'SKU', motivo: ROW_MESSAGES.repeatedSku(line) }
        : { columna: 'ID de Tuerca', motivo: ROW_MESSAGES.repeatedId(line) };
    row.read.errores.push(error(other.line));
    if (!other.read.errores.some(({ motivo }) => /está en la línea/.test(motivo)))
      other.read.errores.push(error(row.line));
  }
}

const keysOf = (rows: Pick<ReadRow, 'sku' | 'id'>[]) => ({
  skus: rows.flatMap(({ sku }) => (sku ? [sku] : [])),
  ids: rows.flatMap(({ id }) => (id && ID_PATTERN.test(id) ? [id] : [])),
});
const toRead = ({ sku, productoId, valores }: FilaDoc): ReadRow => ({
  sku: productoId ? null : sku,
  id: productoId,
  patch: valores!,
  errores: [],
});
const isSame = (row: FilaDoc, verdict: Omit<Verdict, 'form'>): boolean =>
  row.tipo === verdict.tipo &&
  row.stockVisto === verdict.stockVisto &&
  JSON.stringify([row.cambios, row.errores]) === JSON.stringify([verdict.cambios, verdict.errores]);

function judge(columns: readonly ImportColumn[], { sku, id, patch, errores }: ReadRow, found: Match): Verdict {
  const existing = (sku ? found.bySku.get(sku) : id && found.byId.get(id)) || null;
  const bad = (all: RowError[]): Verdict => ({
    tipo: 'error',
    cambios: [],
    errores: all,
    stockVisto: null,
    form: null,
  });
  if (!sku && id && !existing && !errores.length)
    return bad([{ columna: 'ID de Tuerca', motivo: ROW_MESSAGES.unknownId }]);
  const merged = mergeRow(patch, existing);
  // A cell that could not be read is missing in the patch: what the schema says of it is not news.
  const unread = new Set(errores.map(({ columna }) => columna));
  const all = [...errores, ...merged.errores.filter(({ columna }) => !unread.has(columna))];
  if (all.length || !merged.form) return { ...bad(all), form: merged.form };
  const { form } = merged;
  if (!existing) return { tipo: 'nuevo', cambios: [], errores: [], stockVisto: null, form };
  const cambios = changesBetween(columns, existing, { ...form, _id: existing._id });
  return { tipo: cambios.length ? 'cambia' : 'igual', cambios, errores: [], stockVisto: existing.stock, form };
}

function toRow(
  line: number,
  read: ReadRow,
  verdict: Omit<Verdict, 'form'>,
  form: NuevoProducto | null,
  vence: Date,
): NewRow {
  const { sku, id, patch, errores } = read;
  const shown = { ...patch, ...form };
  return {
    ...verdict,
    linea: line,
    sku: sku ? truncate(sku, SHOWN) : null,
    nombre: shown.nombre ? truncate(shown.nombre, SHOWN) : null,
    precio: Monto.safeParse(shown.precio).data ?? null,
    stock: Number.isSafeInteger(shown.stock) ? shown.stock! : null,
    productoId: id,
    // Rows that only the list of today makes bad may become good; what cannot be read or stored stays bad.
    valores: errores.length || verdict.errores.some(({ columna }) => columna === SPECIFICATIONS) ? null : patch,
    hecha: false,
    antes: null,
    vence,
  };
}
