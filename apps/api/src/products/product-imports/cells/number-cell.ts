import { truncate } from '@tuerca/contracts/kernel/text';
import { NOTE_MESSAGES, ROW_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import {
  asShown,
  type DecimalSign,
  decimalSignOf,
  type MonedaArchivo,
  plainReading,
  readFigure,
} from '@tuerca/contracts/venezuela/cifra';
import { formatBs, formatTasa, formatUsd, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { type Cell, isDrawn, shownText } from '../spreadsheet/sheet';
import { CellError } from './cell-error';
import type { CategoriaMap } from './option-cell';

/** Facts of the column and the file that decide how a cell is read. */
export interface CellContext {
  /** The decimal sign of the column's plain figures. */
  decimal: DecimalSign | null;
  /** Currency of the prices that name none; dollars while nobody has said. */
  moneda: MonedaArchivo | null;
  /** Bolívares per dollar; null while there is no rate. */
  tasa: number | null;
  /** Category names that the store has mapped to ours. */
  categorias: CategoriaMap;
  /** Keeps what the store has to know of how the cell was read. */
  note: (texto: string) => void;
}

const SHOWN = 40;
/** Words that lists of prices write in place of a price. */
export const NO_PRICE_TEXT = /^(?:[-–—.]+|consult\p{L}*|por consultar|agotad[oa]|n\/?[ad]|s\/?p|sin precio)$/iu;
const shown = (cell: Cell): string => truncate(shownText(cell).trim(), SHOWN);

/** The texts of a column's cells -> its decimal sign. */
export async function columnDecimal(cells: Iterable<Cell> | AsyncIterable<Cell>): Promise<DecimalSign | null> {
  const figures = [];
  for await (const cell of cells) {
    const figure = typeof cell === 'string' ? readFigure(cell) : null;
    if (figure) figures.push(figure);
  }
  return decimalSignOf(figures);
}

interface Amount {
  value: number;
  moneda: MonedaArchivo | null;
}

function readNumberCell(cell: Cell, { decimal, note }: CellContext, fits: (value: number) => boolean): Amount | null {
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) throw new CellError(ROW_MESSAGES.notNumber(shown(cell)));
    return { value: asShown(cell), moneda: null };
  }
  if (isDrawn(cell)) {
    if (cell.kind === 'date') throw new CellError(ROW_MESSAGES.notNumber(cell.text));
    return { value: asShown(cell.value), moneda: readFigure(cell.text)?.moneda ?? null };
  }
  if (typeof cell === 'boolean') throw new CellError(ROW_MESSAGES.notNumber(cell ? 'Sí' : 'No'));
  const text = cell?.trim().replace(/^'/, '') ?? '';
  if (!text) return null;
  const figure = readFigure(text);
  if (!figure) throw new CellError(ROW_MESSAGES.notNumber(shown(text)));
  const { moneda, readings } = figure;
  const plain = plainReading(figure);
  if (plain !== undefined) return { value: plain, moneda };
  const both = [readings[',']!, readings['.']!].sort((a, b) => b - a);
  const fitting = both.filter(fits);
  if (fitting.length === 1) return { value: fitting[0]!, moneda };
  if (!decimal) throw new CellError(ROW_MESSAGES.ambiguous(shown(text), both));
  const value = readings[decimal]!;
  note(NOTE_MESSAGES.decided(shown(text), value));
  return { value, moneda };
}

/**
 * A number as Venezuela writes it ('1.234,56', '12,5') or as a machine does ('1234.56'); null when it is empty. '1.234' is what
 * the other figures of the column say, or else refused: a price must not be a thousand times what was meant. Throws CellError.
 */
export const readDecimal = (cell: Cell, context: CellContext): number | null =>
  readNumberCell(cell, context, () => true)?.value ?? null;

/** A whole number, with separators for thousands or without; null when it is empty. Throws CellError. */
export function readInteger(cell: Cell, context: CellContext): number | null {
  const value = readNumberCell(cell, context, Number.isInteger)?.value ?? null;
  if (value !== null && !Number.isInteger(value)) throw new CellError(ROW_MESSAGES.notInteger(shown(cell)));
  return value;
}

/** Dollars of a price, in whole cents; null when the cell is empty or says that there is none. Throws CellError. */
export function readPrice(cell: Cell, context: CellContext): number | null {
  if (typeof cell === 'string' && NO_PRICE_TEXT.test(cell.trim())) {
    context.note(NOTE_MESSAGES.noPrice(shown(cell)));
    return null;
  }
  const amount = readNumberCell(cell, context, () => true);
  if (!amount) return null;
  const { value, moneda } = amount;
  const raw = typeof cell === 'number' ? cell : isDrawn(cell) ? cell.value : value;
  const cents = toCentimos(value);
  if ((moneda ?? context.moneda) !== 'bs') {
    const dollars = toMonto(cents);
    if (dollars !== raw) context.note(NOTE_MESSAGES.rounded(shown(cell), dollars));
    return dollars;
  }
  if (context.tasa === null) throw new CellError(ROW_MESSAGES.noRate(shown(cell)));
  const converted = Math.round(Number((cents / context.tasa).toPrecision(15)));
  context.note(NOTE_MESSAGES.converted(formatBs(cents), formatTasa(context.tasa), formatUsd(converted)));
  return toMonto(converted);
}
