import { nameKey, normalizeText, truncate } from '@tuerca/contracts/kernel/text';
import { ROW_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { type NamedCategoria, readCategoriaName } from '@tuerca/contracts/products/products/categoria-names';
import type { Cell } from '../spreadsheet/sheet';
import { CellError } from './cell-error';
import { readTextCell } from './text-cell';

/** Categories by the names that a store's file has for them, as `nameKey` compares them. */
export type CategoriaMap = ReadonlyMap<string, string>;

const TRUE = ['si', 's', 'true', 'verdadero', 'v', '1', 'x'];
const FALSE = ['no', 'n', 'false', 'falso', 'f', '0'];

/** Sí or No; null when it is empty. Throws CellError. */
export function readBoolean(cell: Cell): boolean | null {
  if (typeof cell === 'boolean') return cell;
  const text = readTextCell(cell);
  if (text === null) return null;
  const key = normalizeText(text);
  if (TRUE.includes(key)) return true;
  if (FALSE.includes(key)) return false;
  throw new CellError(ROW_MESSAGES.notBoolean(truncate(text, 40)));
}

/** One of the options, however its letters are written; null when it is empty. Throws CellError. */
export function readOption(cell: Cell, options: readonly string[]): string | null {
  const text = readTextCell(cell);
  if (text === null) return null;
  const found = options.find((option) => normalizeText(option) === normalizeText(text));
  if (!found) throw new CellError(ROW_MESSAGES.option(truncate(text, 40), options));
  return found;
}

/**
 * A category by its name, its subcategory or what lists call it, or as the store has mapped it; null when the cell is empty.
 * Throws CellError.
 */
export function readCategory(cell: Cell, mapped: CategoriaMap): NamedCategoria | null {
  const text = readTextCell(cell);
  if (text === null) return null;
  const categoria = mapped.get(nameKey(text));
  const found = categoria ? { categoria, subcategoria: null } : readCategoriaName(text);
  if (!found) throw new CellError(ROW_MESSAGES.category(truncate(text, 60)));
  return found;
}
