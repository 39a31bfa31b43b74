import { formatMonto, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { numberProblem, readNumber } from '@tuerca/contracts/venezuela/numero';

/** What a field for an amount takes. */
export const MONEY_RULE = { min: 0, decimals: 2 };

/** What somebody typed as an amount -> integer céntimos; null for nothing, NaN for what is no amount. */
export function parseAmount(text: string): number | null {
  const amount = readNumber(text);
  if (amount === null) return null;
  return numberProblem(amount, { decimals: MONEY_RULE.decimals }) ? NaN : toCentimos(amount);
}

/** Céntimos as they are written in a field: '1.234,50', '' for none. */
export const amountText = (centimos: number | null): string =>
  centimos === null || Number.isNaN(centimos) ? '' : formatMonto(centimos);
