import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { MAX_IMPORT_ROWS } from '@tuerca/contracts/product-imports/rules';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../platform/common/app-error';

/** What a cell holds: text as it was typed, or what a spreadsheet keeps as a number or a truth value; empty cells are null. */
export type Cell = string | number | boolean | null;
/** One row that is not empty, with its line in the file, the header being 1. */
export interface SheetRow {
  line: number;
  cells: Cell[];
}

/** Cells that a sheet may name, empty ones included. */
const MAX_CELLS = 400_000;
const MAX_COLUMNS = 200;
/** Characters of all texts together. */
const MAX_CHARACTERS = 30_000_000;
/** Rows after which other requests get their turn. */
const SLICE = 50;

/** Refuses a file as a whole, with the reason that the store reads. */
export const refuseFile = (message: string): AppError => new AppError('ARCHIVO_RECHAZADO', { message });

/** Counts what a sheet holds and refuses it when it is too much: a small file may name a million cells, or one long text a million times. */
export class SheetBudget {
  private cells = 0;
  private characters = 0;
  private rows = 0;

  cell(column: number): void {
    if (++this.cells > MAX_CELLS || column >= MAX_COLUMNS) throw refuseFile(IMPORT_MESSAGES.tooManyCells);
  }
  text(length: number): void {
    this.characters += length;
    if (this.characters > MAX_CHARACTERS) throw refuseFile(IMPORT_MESSAGES.bomb);
  }
  /** A row with content, the header included. */
  row(): void {
    if (++this.rows > MAX_IMPORT_ROWS + 1) throw refuseFile(IMPORT_MESSAGES.tooManyRows);
  }
}

/** Hands items on as they are; after every slice other requests of the process get their turn. */
export async function* inSlices<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  let count = 0;
  for await (const item of items) {
    yield item;
    if (++count % SLICE === 0) await setImmediate();
  }
}
