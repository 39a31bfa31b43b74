import { numberFormat } from '../kernel/intl-format';
import { FIELD_MESSAGES } from '../kernel/messages';

/** Rules of a field: bounds that belong to it, and the most decimals (none unless said). */
export interface NumberRule {
  min?: number | undefined;
  max?: number | undefined;
  decimals?: number | undefined;
}

const MINUS = /^[-\u2212]/;
/** '1 500' and '1 500,50': blanks may stand where thousands do, and nowhere else. */
const BLANKS = /^[1-9]\d{0,2}(\s\d{3})+([.,]\d+)?$/;
/** One separator before exactly three figures: thousands, unless the figure begins with 0. */
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const DECIMAL = /^(\d*)(?:[.,](\d+))?$/;
const GROUPED = /^[1-9]\d{0,2}(?:(\.)\d{3}(?:\.\d{3})*|(,)\d{3}(?:,\d{3})*)(?:([.,])(\d+))?$/;

const unsigned = (text: string): number => {
  const plain = BLANKS.test(text) ? text.replace(/\s/g, '') : text;
  if (THOUSANDS.test(plain)) return Number(plain.replace(/[.,]/, ''));
  // Stryker disable next-line ArrayDeclaration: its first element is not read
  const [, whole, part] = DECIMAL.exec(plain) ?? [];
  if (whole !== undefined) return whole || part ? Number(`${whole || 0}.${part ?? 0}`) : NaN;
  // Stryker disable next-line ArrayDeclaration,StringLiteral: the first element is not read, '5.' is 5 as '5.0' is
  const [, dots, commas, decimal, cents = '0'] = GROUPED.exec(plain) ?? [];
  const thousands = dots ?? commas;
  if (!thousands || thousands === decimal) return NaN;
  return Number(`${(decimal ? plain.slice(0, -cents.length - 1) : plain).replaceAll(thousands, '')}.${cents}`);
};

/**
 * Reads a typed figure, as it is written in Venezuela or by a machine -> its number; null for nothing, NaN for texts
 * that are none. One separator before exactly three figures is thousands unless the figure begins with 0, another is a
 * decimal: '1.500' is 1500, '0.500' and '12,5' are not, '1.500,50' and '1,500.50' are both 1500.5. '1e3' is none.
 */
export function readNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const value = unsigned(typed.replace(MINUS, ''));
  if (!Number.isFinite(value)) return NaN;
  return MINUS.test(typed) ? 0 - value : value;
}

const plain = numberFormat({ useGrouping: false, maximumFractionDigits: 6 });
/** A number as its field shows it, '1500,5': without points, which could be taken for decimals. '' for none. */
export const numberText = (value: number | null): string =>
  // Stryker disable next-line StringLiteral: only some engines write a minus sign that is no hyphen
  value === null || Number.isNaN(value) ? '' : plain(value).replace('\u2212', '-');

/** The lowest and the highest percentage that a discount may take off; it has at most two decimals. */
export const DISCOUNT_BOUNDS = { min: 0.01, max: 99.99 } as const;
/** 'entre 0,01 y 99,99', for the sentences of such a field. */
export const discountRange = (max: number = DISCOUNT_BOUNDS.max): string =>
  `entre ${numberText(DISCOUNT_BOUNDS.min)} y ${numberText(max)}`;

/** Whether a number has no more than `decimals` figures behind its comma. */
const fits = (value: number, decimals: number): boolean => Number(value.toFixed(decimals)) === value;
const DECIMALS = ['Escribe un número entero', 'Usa como máximo un decimal', FIELD_MESSAGES.twoDecimals];

/** Why a field does not take a number that was read (`readNumber`); null when it does. */
export function numberProblem(value: number | null, { min, max, decimals = 0 }: NumberRule): string | null {
  if (value === null) return null;
  if (Number.isNaN(value)) return `Escribe solo un número, por ejemplo ${decimals ? '12,5' : '15'}`;
  if (!fits(value, decimals)) return DECIMALS[decimals] ?? `Usa como máximo ${decimals} decimales`;
  // Stryker disable ConditionalExpression: no number is below or above undefined
  if (min !== undefined && value < min) return `El mínimo es ${numberText(min)}`;
  if (max !== undefined && value > max) return `El máximo es ${numberText(max)}`;
  // Stryker restore ConditionalExpression
  return null;
}

/**
 * 'Se entiende 1500' for a figure that is typed otherwise than the product writes it; null where there is no doubt. `written`
 * is its usual spelling.
 */
export function understood(typed: string, value: number | null, written: string): string | null {
  if (Number.isNaN(value)) return null;
  // An empty field has no number, whose text is as empty.
  const plainly = [written, numberText(value), `${numberText(value)},00`];
  return plainly.includes(typed.trim()) && !THOUSANDS.test(typed.trim()) ? null : `Se entiende ${written}`;
}
