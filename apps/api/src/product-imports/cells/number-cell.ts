import { ROW_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { truncate } from '@tuerca/contracts/kernel/text';
import { type Cell, isDrawn } from '../spreadsheet/sheet';
import { CellError } from './cell-error';

const SHOWN = 40;
/** What somebody typed as a number, without currency and spaces; null when it is empty. */
function typed(cell: string): string | null {
  const text = cell.replace(/[\s\u00a0\u202f]/g, '').replace(/^'?(\$|usd|ref\.?\$?)/i, '');
  return text === '' ? null : text;
}
const finite = (value: number, text: string): number => {
  if (!Number.isFinite(value)) throw new CellError(ROW_MESSAGES.notNumber(truncate(text, SHOWN)));
  return value;
};

/**
 * A number as Venezuela writes it ('1.234,56', '12,5') or as a machine does ('1234.56'); null when it is empty. '1.234' could
 * be either and is refused: a price must not be a thousand times what was meant. Throws CellError.
 */
export function readDecimal(cell: Cell): number | null {
  if (typeof cell === 'number') return finite(cell, String(cell));
  if (isDrawn(cell)) {
    if (cell.kind === 'date') throw new CellError(ROW_MESSAGES.notNumber(cell.text));
    return finite(cell.value, cell.text);
  }
  if (typeof cell === 'boolean') throw new CellError(ROW_MESSAGES.notNumber(cell ? 'Sí' : 'No'));
  const text = cell === null ? null : typed(cell);
  if (text === null) return null;
  const [, sign = '', digits = ''] = /^(-?)(.*)$/s.exec(text)!;
  const number = (plain: string) => finite(Number(sign + plain), text);
  if (/^\d+$/.test(digits)) return number(digits);
  if (/^\d+,\d+$/.test(digits)) return number(digits.replace(',', '.'));
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) throw new CellError(ROW_MESSAGES.ambiguous(text));
  if (/^\d+\.\d+$/.test(digits)) return number(digits);
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits)) return number(digits.replace(/\./g, '').replace(',', '.'));
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(digits)) return number(digits.replace(/,/g, ''));
  throw new CellError(ROW_MESSAGES.notNumber(truncate(text, SHOWN)));
}

/** A whole number, with points for thousands or without; null when it is empty. Throws CellError. */
export function readInteger(cell: Cell): number | null {
  const text = typeof cell === 'string' ? typed(cell) : null;
  if (text && /^\d{1,3}(\.\d{3})+$/.test(text)) return Number(text.replace(/\./g, ''));
  const value = readDecimal(cell);
  if (value !== null && !Number.isInteger(value))
    throw new CellError(ROW_MESSAGES.notInteger(text ? truncate(text, SHOWN) : String(value)));
  return value;
}
