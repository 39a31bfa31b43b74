import { readDecimal, readInteger } from './number-cell';

describe('a decimal in a cell', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['0.350', 0.35],
    ['1234.567', 1234.567],
    [' $ 1.200,00 ', 1200],
    ['Ref. 12,50', 12.5],
    ['-3', -3],
    ['', null],
    [null, null],
    [7.25, 7.25],
  ])('is read as Venezuela and machines write it: %j', (cell, value) => {
    expect(readDecimal(cell)).toBe(value);
  });

  it.each(['1.234', '12.000'])('is refused when it can be read in two ways: %j', (cell) => {
    expect(() => readDecimal(cell)).toThrow(/dos maneras/);
  });

  it.each(['mucho', '1,2,3', '12,5 Bs.', '--1', '1e5', true, NaN, Infinity])('is refused otherwise: %j', (cell) => {
    expect(() => readDecimal(cell)).toThrow(/no es un número/);
  });
});

describe('a whole number in a cell', () => {
  it('may have points for thousands', () => {
    expect(['1.200', '12', 3, '5,0', null].map(readInteger)).toEqual([1200, 12, 3, 5, null]);
  });

  it.each(['1,5', 2.5])('has no decimals: %j', (cell) => {
    expect(() => readInteger(cell)).toThrow(/no es un número entero/);
  });
});
