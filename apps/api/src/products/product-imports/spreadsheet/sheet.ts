import { setImmediate } from 'node:timers/promises';
import { IMPORT_COLUMNS } from '@tuerca/contracts/products/product-imports/columns';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { MAX_IMPORT_ROWS } from '@tuerca/contracts/products/product-imports/rules';
import type { HojasArchivo } from '@tuerca/contracts/products/product-imports/schemas';
import { AppError } from '../../../platform/common/app-error';
import type { PlainCell } from '../../../platform/spreadsheet/cell';

/** A number that its format draws in a way of its own ('00099', '10%', 'Bs. 12.50') or as a date. */
export interface DrawnCell {
  kind: 'number' | 'date';
  /** As it is stored: dates in days of the system that begins in 1900, whatever the workbook counts from. */
  value: number;
  /** As the spreadsheet shows it: dates day first, numbers with a decimal point. */
  text: string;
}
/** Value of a cell: text as it was typed, or a number, a date or a truth value of the spreadsheet. */
export type Cell = PlainCell | DrawnCell;
/** One row that is not empty. */
export interface SheetRow {
  /** Its line in the file, the first being 1, blank ones and lines within a cell counted. */
  line: number;
  cells: Cell[];
  /** It has cells to the right of the last title. */
  isTooLong?: true;
  /** Its file does not show it: it is hidden, or left out by a filter. */
  isHidden?: true;
}

export const isDrawn = (cell: Cell): cell is DrawnCell => typeof cell === 'object' && cell !== null;
/** Text of a cell as a person reads it. */
export const shownText = (cell: Cell): string =>
  isDrawn(cell) ? cell.text : cell === null ? '' : typeof cell === 'boolean' ? (cell ? 'Sí' : 'No') : String(cell);

/** Rows among which the titles are looked for: a list may begin with the company's name, its address, a date. */
export const MAX_HEADING = 20;
const MAX_COLUMNS = 200;
/** Cells that a sheet may name, empty ones included: our own list of as many products as there may be, with some columns more. */
const MAX_CELLS = (MAX_IMPORT_ROWS + MAX_HEADING) * (IMPORT_COLUMNS.length + 4);
/** Lines, blank ones included: what a spreadsheet keeps of an emptied sheet is some ten thousand. */
const MAX_LINES = 100_000;
/** Characters of all texts together. */
const MAX_CHARACTERS = 30_000_000;
/** Milliseconds after which other requests get their turn. */
const SLICE_MS = 5;

/** Refuses a file as a whole, with the reason that the store reads, and what helps it to go on. */
export const refuseFile = (message: string, data?: HojasArchivo): AppError =>
  new AppError('ARCHIVO_RECHAZADO', { message, data });

/** Counts what a sheet holds and refuses it when it is too much: a small file may name a million cells, or one long text a million times. */
export class SheetBudget {
  private cells = 0;
  private characters = 0;
  private rows = 0;
  private lines = 0;

  cell(column: number): void {
    if (++this.cells > MAX_CELLS || column >= MAX_COLUMNS) throw refuseFile(IMPORT_MESSAGES.tooManyCells);
  }
  text(length: number): void {
    this.characters += length;
    if (this.characters > MAX_CHARACTERS) throw refuseFile(IMPORT_MESSAGES.bomb);
  }
  /** A line of the file, blank or not. */
  line(): void {
    if (++this.lines > MAX_LINES) throw refuseFile(IMPORT_MESSAGES.tooManyLines);
  }
  /** A row with content, heading and titles included. */
  row(): void {
    if (++this.rows > MAX_IMPORT_ROWS + MAX_HEADING) throw refuseFile(IMPORT_MESSAGES.tooManyRows);
  }
}

/** Hands items on as they are; after every slice other requests of the process get their turn. */
export async function* inSlices<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  let begun = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - begun < SLICE_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
}
