import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { nameKey } from '@tuerca/contracts/kernel/text';
import { oneLine } from '@tuerca/contracts/kernel/written';
import {
  type Emparejamiento,
  MAX_CATEGORIA_TEXT,
  MAX_MAPPED_CATEGORIAS,
} from '@tuerca/contracts/products/product-imports/matching';
import type { EmparejarForm } from '@tuerca/contracts/products/product-imports/matching-form';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { readCategoriaName } from '@tuerca/contracts/products/products/categoria-names';
import { Clock } from '../../platform/common/clock';
import { fileColumns, type ImportFileColumn } from './columns/file-columns';
import { firstMatching, keptMatching, type Matching, saidMatching, toKept } from './columns/matching';
import { KeptMatchingsRepository } from './kept-matchings.repository';
import { inSlices, refuseFile, type SheetRow, shownText } from './spreadsheet/sheet';

type Counted = Emparejamiento['categorias'][number];
/** A file with what its columns are. */
export interface MatchedFile {
  columns: ImportFileColumn[];
  /** Without the titles. */
  rows: SheetRow[];
  matching: Matching;
  /** Nothing of it was guessed: the file can be checked by it. */
  isSure: boolean;
  /** As the store said of an earlier file with these titles. */
  recordado: boolean;
}

/** The set of titles as one value, in whatever order they stand. */
const signatureOf = (columns: readonly ImportFileColumn[]): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ clave }) => clave).sort()))
    .digest('hex');

/**
 * Category names of the file that are none of ours, the most frequent first, and then those that the store has mapped for other
 * files with these titles: what it says next is remembered in place of all.
 */
export async function categoriesOf({ columns, rows, matching }: MatchedFile): Promise<Emparejamiento['categorias']> {
  const position = columns[matching.columnas.findIndex(({ campo }) => campo === 'categoria')]?.position;
  const found = new Map(matching.categorias.map((said) => [nameKey(said.texto), { ...said, filas: 0 } as Counted]));
  if (position !== undefined)
    for await (const { cells } of inSlices(rows)) {
      const texto = oneLine(shownText(cells[position] ?? null));
      const key = nameKey(texto);
      const known = found.get(key);
      if (known) known.filas++;
      else if (texto && texto.length <= MAX_CATEGORIA_TEXT && !readCategoriaName(texto))
        found.set(key, { texto, filas: 1, categoria: null });
    }
  return [...found.values()].sort((a, b) => b.filas - a.filas).slice(0, MAX_MAPPED_CATEGORIAS);
}

/** Meaning of a file's columns: as the store states it, stated it before, or as titles and values show it. */
@Injectable()
export class ImportMatchingService {
  constructor(
    private readonly kept: KeptMatchingsRepository,
    private readonly clock: Clock,
  ) {}

  /** Of a new file. Throws ARCHIVO_RECHAZADO for one that has no list. */
  async begin(tiendaId: string, table: readonly SheetRow[]): Promise<MatchedFile> {
    const { columns, rows } = await listOf(table);
    const kept = await this.kept.use(tiendaId, signatureOf(columns), this.clock.now());
    if (kept) return { columns, rows, matching: keptMatching(columns, kept), isSure: true, recordado: true };
    return { columns, rows, ...firstMatching(columns), recordado: false };
  }

  /** As the store says, which is remembered for its next file with these titles. */
  async say(tiendaId: string, table: readonly SheetRow[], form: EmparejarForm): Promise<MatchedFile> {
    const { columns, rows } = await listOf(table);
    const matching = saidMatching(columns, form);
    await this.kept.keep(tiendaId, signatureOf(columns), toKept(columns, matching), this.clock.now());
    return { columns, rows, matching, isSure: true, recordado: false };
  }

  /** Matching as the store is shown it. */
  async shown(file: MatchedFile, hoja: string | null): Promise<Emparejamiento> {
    const { columns, rows, matching, recordado } = file;
    return {
      hoja,
      filas: rows.length,
      columnas: columns.map(({ titulo, ejemplos, moneda: titled }, i) => {
        const { campo, moneda } = matching.columnas[i]!;
        return { titulo, ejemplos, campo, moneda: moneda ?? titled };
      }),
      fijos: matching.fijos,
      categorias: await categoriesOf(file),
      recordado,
    };
  }
}

/** Throws ARCHIVO_RECHAZADO. */
async function listOf(table: readonly SheetRow[]): Promise<{ columns: ImportFileColumn[]; rows: SheetRow[] }> {
  if (!table.length) throw refuseFile(IMPORT_MESSAGES.empty);
  const rows = table.slice(1);
  if (!rows.length) throw refuseFile(IMPORT_MESSAGES.noRows);
  const columns = await fileColumns(table);
  if (columns.length < 2) throw refuseFile(IMPORT_MESSAGES.oneColumn);
  return { columns, rows };
}
