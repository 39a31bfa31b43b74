import { ROW_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { beginsFormula, isEscaped, isScientific } from '../../../platform/spreadsheet/formula';
import { type Cell, type DrawnCell, isDrawn } from '../spreadsheet/sheet';
import { CellError, MAX_CELL_LENGTH } from './cell-error';

/** Zeros and letters that the format of a whole number draws belong to it ('00099'); separators and decimals do not. */
function drawnText({ kind, value, text }: DrawnCell): string {
  if (kind === 'date') return text;
  const isCode =
    Number.isInteger(value) && /^[\w .\-/]+$/.test(text) && Number(text.replace(/\D/g, '')) === Math.abs(value);
  return isCode ? text.trim() : numberText(value);
}
function numberText(value: number): string {
  // Beyond 15 digits a spreadsheet has already changed the code.
  if (Math.abs(value) >= 1e15 || (value !== 0 && Math.abs(value) < 1e-6)) throw new CellError(ROW_MESSAGES.excelCode);
  return String(Number(value.toPrecision(15)));
}

/** The text of a cell, without the apostrophe of `escapeFormula`; null when it is empty. Throws CellError for what begins like a formula. */
export function readTextCell(cell: Cell): string | null {
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  if (typeof cell === 'number') return numberText(cell);
  if (isDrawn(cell)) return drawnText(cell);
  const text = cell?.trim();
  if (!text) return null;
  if (text.length > MAX_CELL_LENGTH) throw new CellError(ROW_MESSAGES.tooLong(MAX_CELL_LENGTH));
  if (isEscaped(text)) return text.slice(1).trim();
  if (beginsFormula(text)) throw new CellError(ROW_MESSAGES.formula(text[0]!));
  return text;
}

/** A code: a text that a spreadsheet has turned neither into 1,23E+12 nor into a date. */
export function readCode(cell: Cell): string | null {
  if (isDrawn(cell) && cell.kind === 'date') throw new CellError(ROW_MESSAGES.dateCode(cell.text));
  if (typeof cell === 'string' && !cell.startsWith("'") && isScientific(cell.trim()))
    throw new CellError(ROW_MESSAGES.excelCode);
  return readTextCell(cell);
}
