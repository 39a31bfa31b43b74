import { formatMonto, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { numberProblem, readNumber } from '@tuerca/contracts/venezuela/numero';

/** Limits of a field for an amount. */
export const MONEY_RULE = { min: 0, decimals: 2 };

/** Parses a typed amount into integer céntimos; null for an empty text, NaN for an invalid one. */
export function parseAmount(text: string): number | null {
  const amount = readNumber(text);
  if (amount === null) return null;
  return numberProblem(amount, { decimals: MONEY_RULE.decimals }) ? NaN : toCentimos(amount);
}

/** Characters of the longest amount with so many integer digits: '999.999,99' of 6. */
export const amountSize = (digits: number): number => formatMonto(10 ** (digits + 2) - 1).length;

/** Formats céntimos for a field: '1.234,50', '' for none. */
export const amountText = (centimos: number | null): string =>
  centimos === null || Number.isNaN(centimos) ? '' : formatMonto(centimos);
