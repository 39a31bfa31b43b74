import { Injectable } from '@nestjs/common';
import { skuKey } from '@tuerca/contracts/kernel/names';
import { ID_PATTERN, truncate } from '@tuerca/contracts/kernel/text';
import { IMPORT_COLUMNS, type ImportField } from '@tuerca/contracts/products/product-imports/columns';
import { ROW_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { IMPORT_TTL_MS } from '@tuerca/contracts/products/product-imports/rules';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { withoutSku } from '@tuerca/contracts/products/products/patch';
import { Monto } from '@tuerca/contracts/venezuela/fields';
import { AppError } from '../../platform/common/app-error';
import { SystemService } from '../../platform/system/system.service';
import { DRAFT, type FoundProducts, type OwnProduct, ProductBulkService } from '../products/product-bulk.service';
import type { SoldSince } from '../products/stock-history.service';
import {
  changesBetween,
  leavePrices,
  mergeRow,
  pictureChanges,
  type ReadRow,
  readRow,
  type RowError,
} from './cells/patch';
import { decimalsOf } from './columns/decimals';
import type { ImportColumn } from './columns/file-columns';
import { categoriaMap, fieldsSet, headerOf } from './columns/matching';
import type { ImportacionDoc } from './import.schema';
import type { MatchedFile } from './import-matching.service';
import { ImportQuestionsService, type KnownRow, questionsOf } from './import-questions.service';
import type { FilaDoc } from './import-row.schema';
import { type CheckedRow, ImportRowsRepository, type NewRow } from './import-rows.repository';
import { inSlices } from './spreadsheet/sheet';

/** Rows compared with the store's list at once. */
const BATCH = 250;
const SHOWN = 160;
/** Lines that are named of those that have one code. */
const NAMED = 12;

type Conteo = Importacion['conteo'];
type Preguntas = Importacion['preguntas'];
/** Result of a check: rows by their meaning, and those that are asked about. */
export interface Found {
  conteo: Conteo;
  preguntas: Preguntas;
}
type Verdict = Pick<FilaDoc, 'tipo' | 'cambios' | 'errores' | 'preguntas' | 'stockVisto' | 'encontrado'> & {
  form: NuevoProducto | null;
};
export interface ReadFile {
  /** Fields that its rows may set. */
  campos: ImportField[];
  rows: { line: number; read: ReadRow }[];
  sinPrecios: boolean;
}

const COUNTED = { nuevo: 'nuevos', cambia: 'cambian', igual: 'iguales', error: 'conError' } as const;
/** The count of a file of which nothing was read yet. */
export const noRows = (): Conteo => ({ nuevos: 0, cambian: 0, iguales: 0, conError: 0 });
export const noQuestions = (): Preguntas => ({ stock: 0, precio: 0 });
const NOT_OF_THE_FORM: readonly string[] = ['id', 'exportado'];
const columnsOf = (campos: readonly string[]): ImportColumn[] =>
  IMPORT_COLUMNS.filter(({ field }) => campos.includes(field) && !NOT_OF_THE_FORM.includes(field));

/** Compares the rows of a file with what the store sells; nothing of it is written to products. */
@Injectable()
export class ImportCheckService {
  constructor(
    private readonly products: ProductBulkService,
    private readonly rows: ImportRowsRepository,
    private readonly questions: ImportQuestionsService,
    private readonly system: SystemService,
  ) {}

  /** Reads all rows first: what stands double may stand at the end. Prices are left out where the sender sets none. */
  async read({ columns, rows: raw, matching }: MatchedFile, sinPrecios: boolean): Promise<ReadFile> {
    const header = headerOf(columns, matching);
    const said = { fijos: matching.fijos, categorias: categoriaMap(matching) };
    const file = { ...said, moneda: null, tasa: await this.rate(), decimals: await decimalsOf(header, raw) };
    const rows: ReadFile['rows'] = [];
    for await (const { line, cells, isTooLong } of inSlices(raw)) {
      const read = sinPrecios ? leavePrices(readRow(header, cells, file)) : readRow(header, cells, file);
      // A sign that separates cells stood within one: each cell to its right is another column's.
      if (isTooLong) read.errores.push({ columna: null, motivo: ROW_MESSAGES.tooManyCells });
      rows.push({ line, read });
    }
    await markRepeated(rows);
    return { campos: fieldsSet(header, matching), rows, sinPrecios };
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
  async store(tiendaId: string, importId: string, { campos, rows, sinPrecios }: ReadFile, vence: Date): Promise<Found> {
    const [conteo, preguntas] = [noRows(), noQuestions()];
    const columns = columnsOf(campos);
    const codes = await this.products.codes(tiendaId);
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const found = await this.products.find(tiendaId, keysOf(batch.map(({ read }) => read)), codes);
      const sales = await this.questions.sales(
        known(
          batch.map(({ read }) => read),
          found,
        ),
        uploadedAt(vence),
      );
      const stored: NewRow[] = [];
      for await (const { line, read } of inSlices(batch)) {
        const { form, ...verdict } = judge(columns, read, found, sales, sinPrecios);
        count({ conteo, preguntas }, verdict);
        stored.push(toRow(line, read, verdict, form, vence));
      }
      await this.rows.insert(importId, stored);
    }
    return { conteo, preguntas };
  }

  /** Compares the stored rows with today's list again; `moved` counts those that mean something else now. */
  async repeat(
    tiendaId: string,
    { _id, campos, conteo: before, vence, sinPrecios = false }: ImportacionDoc,
  ): Promise<Found & { moved: number }> {
    const conteo: Conteo = { ...noRows(), conError: before.conError };
    const preguntas = noQuestions();
    const columns = columnsOf(campos);
    const codes = await this.products.codes(tiendaId);
    let [moved, line] = [0, 0];
    for (;;) {
      const batch = await this.rows.findAfter(String(_id), ['nuevo', 'cambia', 'igual', 'error'], line, BATCH);
      const rows = batch.filter(({ valores }) => valores !== null);
      const found = await this.products.find(tiendaId, keysOf(rows.map(toRead)), codes);
      const sales = await this.questions.sales(known(rows.map(toRead), found), uploadedAt(vence));
      const changed: CheckedRow[] = [];
      for await (const row of inSlices(rows)) {
        const { form: _form, ...verdict } = judge(columns, toRead(row), found, sales, sinPrecios);
        if (row.tipo === 'error') conteo.conError--;
        count({ conteo, preguntas }, verdict);
        if (!isSame(row, verdict)) changed.push({ _id: row._id, ...verdict });
      }
      moved += changed.length;
      await this.rows.recheck(changed);
      if (batch.length < BATCH) return { moved, conteo, preguntas };
      line = batch.at(-1)!.linea;
    }
  }
}

/** Rows of one code, or of one id, name each other's lines. */
async function markRepeated(rows: ReadFile['rows']): Promise<void> {
  const keyOf = ({ sku, id }: ReadRow) => (sku ? `sku:${skuKey(sku)}` : id && `id:${id}`);
  const groups = new Map<string, ReadFile['rows']>();
  for await (const row of inSlices(rows)) {
    const key = keyOf(row.read);
    const group = key && groups.get(key);
    if (group) group.push(row);
    else if (key) groups.set(key, [row]);
  }
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const lines = group.slice(0, NAMED).map(({ line }) => line);
    for await (const { line, read } of inSlices(group)) {
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
const uploadedAt = (vence: Date): Date => new Date(vence.getTime() - IMPORT_TTL_MS);
function count({ conteo, preguntas }: Found, { tipo, preguntas: asked = [] }: Omit<Verdict, 'form'>): void {
  conteo[COUNTED[tipo]]++;
  for (const tema of new Set(asked.map(({ tema }) => tema))) preguntas[tema]++;
}
const toRead = ({ sku, productoId, valores, fotos, exportado }: FilaDoc): ReadRow => ({
  sku,
  exportado: exportado ?? null,
  id: productoId,
  patch: valores!,
  fotos: fotos ?? null,
  errores: [],
  avisos: [],
});
const isSame = (row: FilaDoc, verdict: Omit<Verdict, 'form'>): boolean =>
  row.tipo === verdict.tipo &&
  row.stockVisto === verdict.stockVisto &&
  row.encontrado === verdict.encontrado &&
  JSON.stringify([row.cambios, row.errores, row.preguntas ?? []]) ===
    JSON.stringify([verdict.cambios, verdict.errores, verdict.preguntas]);

/** Products that a row names: the one that has its code, or its id where the code does not tell; several where a code stands double. */
function productsOf({ sku, id }: Pick<ReadRow, 'sku' | 'id'>, found: FoundProducts): OwnProduct[] {
  const named = id ? found.byId.get(id) : undefined;
  if (!sku) return named ? [named] : [];
  const same = found.bySku.get(skuKey(sku)) ?? [];
  return same.length > 1 && named && same.includes(named) ? [named] : same;
}

/** Rows that are about one product that is there. */
const known = (rows: readonly ReadRow[], found: FoundProducts): KnownRow[] =>
  rows.flatMap((row) => {
    const [product, ...others] = productsOf(row, found);
    return product && !others.length ? [{ row, product }] : [];
  });

function judge(
  columns: readonly ImportColumn[],
  row: ReadRow,
  found: FoundProducts,
  sales: ReadonlyMap<string, SoldSince>,
  sinPrecios: boolean,
): Verdict {
  const { sku, id, errores } = row;
  const [existing = null, ...others] = productsOf(row, found);
  const bad = (all: RowError[]): Verdict => ({
    tipo: 'error',
    cambios: [],
    errores: all,
    preguntas: [],
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
  const patch = existing ? withoutSku(row.patch) : sinPrecios ? { ...row.patch, ...DRAFT } : row.patch;
  const merged = mergeRow(patch, existing);
  // A cell that could not be read is missing in the patch: what the schema says of it is not news.
  const unread = new Set(errores.map(({ columna }) => columna));
  const all = [...errores, ...merged.errores.filter(({ columna }) => !unread.has(columna))];
  if (all.length || !merged.form) return { ...bad(all), form: merged.form };
  const { form } = merged;
  const plainly = { errores: [], preguntas: [], form };
  if (!existing) return { ...plainly, tipo: 'nuevo', cambios: [], stockVisto: null, encontrado: null };
  const cambios = [
    ...changesBetween(columns, existing, { ...form, _id: existing._id }),
    ...pictureChanges(existing, row.fotos),
  ];
  const preguntas = questionsOf(existing, form, sales.get(existing._id));
  const [stockVisto, encontrado] = [existing.stock, existing._id];
  return { ...plainly, tipo: cambios.length ? 'cambia' : 'igual', cambios, preguntas, stockVisto, encontrado };
}

function toRow(
  line: number,
  read: ReadRow,
  verdict: Omit<Verdict, 'form'>,
  form: NuevoProducto | null,
  vence: Date,
): NewRow {
  const { sku, id, exportado, patch, fotos, errores, avisos } = read;
  const shown = { ...patch, ...form };
  return {
    ...verdict,
    linea: line,
    sku: sku ? truncate(sku, SHOWN) : null,
    nombre: shown.nombre ? truncate(shown.nombre, SHOWN) : null,
    precio: Monto.safeParse(shown.precio).data || null,
    stock: Number.isSafeInteger(shown.stock) ? shown.stock! : null,
    productoId: id,
    exportado,
    avisos,
    // Rows that only the list of today makes bad may become good; what cannot be read or stored stays bad.
    valores: errores.length ? null : patch,
    fotos,
    hecha: false,
    antes: null,
    vence,
  };
}
