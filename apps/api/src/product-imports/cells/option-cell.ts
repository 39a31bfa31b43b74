import { ROW_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { normalizeText, truncate } from '@tuerca/contracts/kernel/text';
import { findCategoria, isOpenCategoria } from '@tuerca/contracts/products/categorias';
import type { Cell } from '../spreadsheet/sheet';
import { CellError } from './cell-error';
import { readText } from './text-cell';

const TRUE = ['si', 's', 'true', 'verdadero', 'v', '1', 'x'];
const FALSE = ['no', 'n', 'false', 'falso', 'f', '0'];

/** Sí or No; null when it is empty. Throws CellError. */
export function readBoolean(cell: Cell): boolean | null {
  if (typeof cell === 'boolean') return cell;
  const text = readText(cell);
  if (text === null) return null;
  const key = normalizeText(text);
  if (TRUE.includes(key)) return true;
  if (FALSE.includes(key)) return false;
  throw new CellError(ROW_MESSAGES.notBoolean(truncate(text, 40)));
}

/** One of the options, however its letters are written; null when it is empty. Throws CellError. */
export function readOption(cell: Cell, options: readonly string[]): string | null {
  const text = readText(cell);
  if (text === null) return null;
  const found = options.find((option) => normalizeText(option) === normalizeText(text));
  if (!found) throw new CellError(ROW_MESSAGES.option(truncate(text, 40), options));
  return found;
}

/** The name of a category, given by its name or id; null when it is empty. Throws CellError. */
export function readCategory(cell: Cell): string | null {
  const text = readText(cell);
  if (text === null) return null;
  const found = isOpenCategoria(text) ? findCategoria(text)?.nombre : undefined;
  if (!found) throw new CellError(ROW_MESSAGES.category(truncate(text, 60)));
  return found;
}
