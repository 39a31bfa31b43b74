import fc from 'fast-check';
import { aBolivares, aCentimos, aMonto, desglosarIva, formatBs, formatRef } from './dinero';

describe('Money', () => {
  test('a price in dollars becomes the same number of cents, whatever floats make of it', () => {
    expect(aCentimos(1.005)).toBe(101);
    expect(aCentimos(0.1 + 0.2)).toBe(30);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (centimos) => aCentimos(aMonto(centimos)) === centimos),
    );
  });

  test('the unit price in bolivars is rounded half up to the céntimo', () => {
    expect(aBolivares(100, 367.305)).toBe(36731);
    expect(aBolivares(1, 0.5)).toBe(1);
    expect(aBolivares(700, 367.3)).toBe(257110);
  });

  test('base and IVA always add up to the total that the client pays', () => {
    expect(desglosarIva(11600, 16)).toEqual({ base: 10000, iva: 1600 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 30 }), (total, tasa) => {
        const { base, iva } = desglosarIva(total, tasa);
        return base + iva === total && iva >= 0;
      }),
    );
  });

  test('amounts read as Venezuelans write them, without the obsolete Bs.S', () => {
    expect(formatBs(123456750)).toBe('Bs. 1.234.567,50');
    expect(formatRef(1200)).toBe('Ref. $ 12,00');
  });
});
