import type { CellContext } from './number-cell';
import { columnDecimal, readDecimal, readInteger, readPrice } from './number-cell';

const context = (over: Partial<CellContext> = {}): CellContext & { said: string[] } => {
  const said: string[] = [];
  const file = { decimal: null, moneda: null, tasa: null, categorias: new Map() };
  return { ...file, note: (texto) => said.push(texto), said, ...over };
};

describe('a decimal in a cell', () => {
  it.each([
    ['12,5', 12.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    [' $ 1.200,00 ', 1200],
    ['-3', -3],
    ['', null],
    [null, null],
    [7.25, 7.25],
  ])('is read as Venezuela and machines write it: %j', (cell, value) => {
    expect(readDecimal(cell, context())).toBe(value);
  });

  it('that has two readings is what its column shows, and it says so', async () => {
    const column = context({ decimal: await columnDecimal(['7,50', 12, null, '1.500']) });
    expect(['1.500', '1,500'].map((cell) => readDecimal(cell, column))).toEqual([1500, 1.5]);
    expect(column.said).toEqual([
      '«1.500» se lee 1500, como el resto de la columna',
      '«1,500» se lee 1,5, como el resto de la columna',
    ]);
  });

  it.each(['1.500', '1,500'])('is refused with both readings where the column tells nothing: %j', (cell) => {
    expect(() => readDecimal(cell, context())).toThrow(/dos maneras: 1500 o 1,5\./);
  });

  it.each(['mucho', '1,2,3', '--1', '1e5', true, NaN, Infinity])('is refused otherwise: %j', (cell) => {
    expect(() => readDecimal(cell, context())).toThrow(/no es un número/);
  });
});

describe('a whole number in a cell', () => {
  it('may have points for thousands', () => {
    expect(['1.200', '1,500', '12', 3, '5,0', null].map((cell) => readInteger(cell, context()))).toEqual([
      1200,
      1500,
      12,
      3,
      5,
      null,
    ]);
  });

  it('is refused where both readings are whole', () => {
    expect(() => readInteger('12.000', context())).toThrow(/dos maneras: 12000 o 12\./);
  });

  it.each(['1,5', 2.5])('has no decimals: %j', (cell) => {
    expect(() => readInteger(cell, context())).toThrow(/no es un número entero/);
  });
});

describe('a price in a cell', () => {
  it('is rounded half up to cents, and it says so', () => {
    const column = context();
    expect([5.940000000000001, 2.675, 7.5, '7,5051'].map((cell) => readPrice(cell, column))).toEqual([
      5.94, 2.68, 7.5, 7.51,
    ]);
    expect(column.said).toEqual([
      '«5.940000000000001» se redondea a 5,94',
      '«2.675» se redondea a 2,68',
      '«7,5051» se redondea a 7,51',
    ]);
  });

  it('in bolívares is dollars at the rate, by its own sign or by its column', () => {
    const column = context({ tasa: 1548.7362 });
    expect([readPrice('Bs. 11.615,52', column), readPrice('7,50 $', { ...column, moneda: 'bs' })]).toEqual([7.5, 7.5]);
    expect(readPrice('11.615,52', { ...column, moneda: 'bs' })).toBe(7.5);
    expect(column.said[0]).toMatch(/^Bs\.\s11\.615,52 a la tasa Bs\.\s1\.548,7362 son \$\s7,50$/);
    expect(() => readPrice('Bs. 5', context())).toThrow(/No hay tasa/);
  });

  it.each(['-', 'CONSULTAR', 'S/P', 'n/a'])('that is none is empty, and it says so: %j', (cell) => {
    const column = context();
    expect([readPrice(cell, column), column.said]).toEqual([null, [`«${cell}» no es un precio: queda el que tiene`]]);
  });
});
