import fc from 'fast-check';
import { asShown, decimalSignOf, plainReading, readFigure } from './cifra';

const plain = (text: string) => {
  const figure = readFigure(text);
  return figure && [plainReading(figure), figure.moneda];
};

describe('a figure of a file', () => {
  it.each([
    ['12,5', 12.5, null],
    [' \t12,5\n', 12.5, null],
    ['Bs.  \u00A0 12,5', 12.5, 'bs'],
    ['1   500,50', 1500.5, null],
    ['12.5', 12.5, null],
    ['1.234,56', 1234.56, null],
    ['1,234.56', 1234.56, null],
    ['1.234.567', 1_234_567, null],
    ['1 500,50', 1500.5, null],
    ['0.350', 0.35, null],
    ['1234.567', 1234.567, null],
    ['-3', -3, null],
    ['− 3', -3, null],
    ['7,50 $', 7.5, 'usd'],
    ['$7.50', 7.5, 'usd'],
    ['US$ 7,50', 7.5, 'usd'],
    ['7,50 USD', 7.5, 'usd'],
    ['Ref. 7.50', 7.5, 'usd'],
    ['REF $ 7.50', 7.5, 'usd'],
    ['Bs. 11.615,52', 11_615.52, 'bs'],
    ['Bs.S 11.615,52', 11_615.52, 'bs'],
    ['11.615,52 bs', 11_615.52, 'bs'],
    ['- $ 5', -5, 'usd'],
    ['$ -5', -5, 'usd'],
    ['７，５０', 7.5, null],
  ])('is read with its currency: %j', (text, value, moneda) => {
    expect(plain(text)).toEqual([value, moneda]);
  });

  it.each(['1.500', '1,500', '$ 12.000', '11.615'])('has two readings: %j', (text) => {
    expect(plain(text)?.[0]).toBeUndefined();
  });

  it.each(['', '-', 'CONSULTAR', '1,2,3', '1e5', '--1', '$ 5 Bs', '1.50.0', 'Bs.', '12 5', '5-', '5-3', '$ 5-'])(
    'is none: %j',
    (text) => {
      expect(readFigure(text)).toBeNull();
    },
  );

  it('of two readings has the one that its column shows, if the column is of one mind', () => {
    const sign = (...texts: string[]) => decimalSignOf(texts.flatMap((text) => readFigure(text) ?? []));
    expect([sign('1.500', '7,50'), sign('1.500', '7.5'), sign('1,234,567', '1,500')]).toEqual([',', '.', '.']);
    expect([sign('1.500', '1,500', '12'), sign('7,50', '7.50')]).toEqual([null, null]);
  });

  it('of a calculation is what the spreadsheet shows', () => {
    expect([5.940000000000001, 0.1 + 0.2, 12].map(asShown)).toEqual([5.94, 0.3, 12]);
  });

  it('is read back whatever it is, in both spellings and with every currency', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000_000 });
    const currency = fc.constantFrom('', '$ ', 'Bs. ', 'US$', 'Ref. ');
    fc.assert(
      fc.property(cents, currency, fc.boolean(), (amount, name, isVenezuelan) => {
        const text = (amount / 100).toLocaleString(isVenezuelan ? 'de-DE' : 'en-US', { minimumFractionDigits: 2 });
        const figure = readFigure(name + text);
        expect(figure?.readings[isVenezuelan ? ',' : '.']).toBe(amount / 100);
        expect(plainReading(figure!)).toBe(amount / 100);
      }),
    );
  });

  it('is never another number than its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,]{1,12}$/), (text) => {
        const digits = text.replace(/[.,]/g, '').replace(/^0+|0+$/g, '');
        for (const value of Object.values(readFigure(text)?.readings ?? {}))
          if (value !== null)
            expect(
              value
                .toFixed(12)
                .replace('.', '')
                .replace(/^0+|0+$/g, '')
                .startsWith(digits),
            ).toBe(true);
      }),
    );
  });
});
