import fc from 'fast-check';
import { formatPercent } from '../kernel/intl-format';
import {
  formatBankAmount,
  formatBs,
  formatMonto,
  formatRef,
  formatTasa,
  formatUsd,
  splitIva,
  toBolivares,
  toCentimos,
  toMonto,
} from './dinero';

describe('Money', () => {
  test('a price in dollars becomes the same number of cents, whatever floats make of it', () => {
    expect(toCentimos(1.005)).toBe(101);
    expect(toCentimos(0.1 + 0.2)).toBe(30);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (centimos) => toCentimos(toMonto(centimos)) === centimos),
    );
  });

  test('the unit price in bolivars is rounded half up to the céntimo', () => {
    expect(toBolivares(100, 367.305)).toBe(36731);
    expect(toBolivares(1, 0.5)).toBe(1);
    expect(toBolivares(700, 367.3)).toBe(257110);
  });

  test('base and IVA always add up to the total that the client pays', () => {
    expect(splitIva(11600, 16)).toEqual({ base: 10000, iva: 1600 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 30 }), (total, tasa) => {
        const { base, iva } = splitIva(total, tasa);
        return base + iva === total && iva >= 0;
      }),
    );
  });

  test('amounts read as Venezuelans write them, without the obsolete Bs.S', () => {
    expect(formatBs(123456750)).toBe('Bs.\u00A01.234.567,50');
    expect(formatRef(1200)).toBe('Ref.\u00A0$\u00A012,00');
    expect(formatBs(-123456750)).toBe('−Bs.\u00A01.234.567,50');
    expect(formatRef(-1200)).toBe('Ref.\u00A0−$\u00A012,00');
    expect(formatBs(-0)).toBe('Bs.\u00A00,00');
  });

  test('an amount to copy into a bank has no points, a rate as many decimals as the BCV publishes', () => {
    expect(formatMonto(123456750)).toBe('1.234.567,50');
    expect(formatBankAmount(123456750)).toBe('1234567,50');
    expect([formatTasa(1548.7362), formatTasa(36.5), formatTasa(36.12345)]).toEqual([
      'Bs.\u00A01.548,7362',
      'Bs.\u00A036,5',
      'Bs.\u00A036,1235',
    ]);
  });

  test('no line breaks inside of an amount or a percentage', () => {
    for (const text of [formatBs(123456750), formatUsd(-1250), formatRef(1200), formatPercent(2.75)])
      expect(text).not.toMatch(/ /);
    expect(formatPercent(2.75)).toBe('2,75\u00A0%');
  });
});
