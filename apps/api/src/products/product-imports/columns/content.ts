import { isKnownMarca } from '@tuerca/contracts/auth/garaje/marcas';
import type { ImportField } from '@tuerca/contracts/products/product-imports/columns';
import { CONDITIONS, TIPOS_REPUESTO } from '@tuerca/contracts/products/products/rules';
import { plainReading, readFigure } from '@tuerca/contracts/venezuela/cifra';
import { NO_PRICE_TEXT } from '../cells/number-cell';
import { readBoolean, readOption } from '../cells/option-cell';
import { type Cell, isDrawn, shownText } from '../spreadsheet/sheet';

type Test = (cell: Cell, text: string) => boolean;

const can = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};
const figure: Test = (cell, text) =>
  typeof cell === 'number' || (isDrawn(cell) ? cell.kind === 'number' : !!readFigure(text));
const valueOf = (cell: Cell, text: string): number | undefined => {
  if (typeof cell === 'number') return cell;
  if (isDrawn(cell)) return cell.value;
  const read = readFigure(text);
  // '1.500' may be a whole number.
  return read ? (plainReading(read) ?? Math.max(...Object.values(read.readings).map(Number))) : undefined;
};
const money: Test = (cell, text) => figure(cell, text) || NO_PRICE_TEXT.test(text);
const whole: Test = (cell, text) => Number.isInteger(valueOf(cell, text)) && !readFigure(text)?.moneda;
/** A code is neither a date nor an amount, and no sentence. */
const code: Test = (cell, text) =>
  !(isDrawn(cell) && cell.kind === 'date') &&
  !/[.,]\d{1,2}$/.test(text) &&
  !readFigure(text)?.moneda &&
  text.length <= 40 &&
  text.split(/\s+/).length <= 3;
/** Names of files, or addresses. */
const picture: Test = (_, text) => /\.[a-z]{3,4}(?=$|\s*[;|?])|^https?:/i.test(text);
const phrase: Test = (_, text) => /\p{L}{3}/u.test(text);

/** Content that a field's column has; fields that are not here take any text. */
const TESTS: Partial<Record<ImportField, Test>> = {
  sku: code,
  nombre: phrase,
  precio: money,
  precioOferta: money,
  stock: whole,
  stockMinimo: whole,
  pesoKg: figure,
  descripcion: phrase,
  categoria: phrase,
  marcaRepuesto: (_, text) => !isKnownMarca(text),
  marca: (_, text) => isKnownMarca(text),
  numeroParte: code,
  fotos: picture,
  tipoRepuesto: (cell) => can(() => readOption(cell, TIPOS_REPUESTO)),
  condicion: (cell) => can(() => readOption(cell, CONDITIONS)),
  disponible: (cell) => can(() => readBoolean(cell)),
  activo: (cell) => can(() => readBoolean(cell)),
  universal: (cell) => can(() => readBoolean(cell)),
};

const shareOf = (values: readonly Cell[], test: Test): number =>
  values.filter((cell) => test(cell, shownText(cell).trim())).length / values.length;

/** Share of a column's values that a field must be able to take, to be proposed. */
const ENOUGH = 0.6;
/** Whether what a column holds can be the field; a column without values can be any. */
export const canBe = (field: ImportField, values: readonly Cell[]): boolean =>
  !values.length || !TESTS[field] || shareOf(values, TESTS[field]) >= ENOUGH;

/** Fewest values by which a column is known without its title. */
const SURE = 3;
/** Guess for a column without a known title by its values, null without one: codes that do not repeat, names, money with decimals, whole numbers. */
export function looksLike(values: readonly Cell[]): ImportField | null {
  if (values.length < SURE) return null;
  const texts = values.map((cell) => shownText(cell).trim());
  const distinct = new Set(texts).size === texts.length;
  const words = texts.filter((text) => /\p{L}{3,}[^\p{L}]+.*\p{L}{2,}/u.test(text)).length / texts.length;
  if (words >= ENOUGH && distinct) return 'nombre';
  if (shareOf(values, money) >= 0.9) {
    const cents = texts.filter((text) => /[.,]\d{1,2}(?!\d)/.test(text) || readFigure(text)?.moneda).length;
    return cents / texts.length >= ENOUGH ? 'precio' : null;
  }
  const coded = texts.filter((text) => /\d/.test(text) && /^[\w./-]+$/.test(text)).length / texts.length;
  return distinct && coded >= 0.9 ? 'sku' : null;
}
