/**
 * A rate as somebody typed it -> bolivars per dollar, NaN for what is none. Three figures after each dot group thousands, as the
 * rate is shown everywhere ('1.548,7362'; '1.548' is 1548); a single dot before another number of figures is the decimal one.
 */
export function parseRate(text: string): number {
  const plain = text.replace(/\s/g, '');
  if (/^\d{1,3}(\.\d{3}){1,2}(,\d{1,4})?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^\d{1,9}([.,]\d{1,4})?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN;
}
