import { numberProblem, readNumber } from '@tuerca/contracts/venezuela/numero';

/** A rate as somebody typed it -> bolivars per dollar with at most four decimals, NaN for what is none. */
export function parseRate(text: string): number {
  const rate = readNumber(text);
  return rate === null || numberProblem(rate, { min: 0, max: 1e9, decimals: 4 }) ? NaN : rate;
}
