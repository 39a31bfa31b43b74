import { formatMonto } from '@tuerca/contracts/venezuela/dinero';

/**
 * What somebody typed as an amount -> integer céntimos; null for nothing, NaN for what is no amount. The last separator
 * with one or two figures after it is the decimal one, so that '1.234,50', '1234.5' and '1.234' all mean what they say.
 */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/\s/g, '');
  if (plain === '') return null;
  const [, whole = '', cents = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [undefined, 'x'];
  if (!/^\d*([.,]\d{3})*$/.test(whole) || (whole === '' && cents === '')) return NaN;
  return Number(whole.replace(/[.,]/g, '') || 0) * 100 + Number(cents.padEnd(2, '0'));
}

/** Céntimos as they are written in a field: '1.234,50', '' for none. */
export const amountText = (centimos: number | null): string =>
  centimos === null || Number.isNaN(centimos) ? '' : formatMonto(centimos);
