import { escapeFormula } from '../../../platform/spreadsheet/formula';
import { CellError } from './cell-error';
import { readCode, readTextCell } from './text-cell';

describe('a text in a cell', () => {
  it.each(['=1+1', '+58 412-5550101', '-x', '@a', '＝1', "'=1", '\t=1', '1,23E+12'])(
    'is neutralised when a spreadsheet would calculate it: %j',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
      expect(readTextCell(escapeFormula(text))).toBe(text.trim());
    },
  );

  it.each(['Bujía', "D'Orsay", "'", '1=1', '00123', 'a@b.ve', '3/4-16'])('stays as it is: %j', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(readTextCell(` ${text} `)).toBe(text);
  });

  it.each(['=1+1', ' @SUM(A1)', '+58', '-x'])('is refused when it begins like a formula: %j', (text) => {
    expect(() => readTextCell(text)).toThrow(/parece una fórmula/);
  });

  it('is empty, a word or a number as the spreadsheet keeps them', () => {
    expect([null, '', '  ', true, 12.5, 0].map(readTextCell)).toEqual([null, null, null, 'Sí', '12.5', '0']);
    expect(() => readTextCell('x'.repeat(30_001))).toThrow(CellError);
  });
});

describe('a code in a cell', () => {
  it.each(['7,59E+12', ' 7.59e+12 ', 7.59e15, 1e-7])('is refused when the spreadsheet changed it: %j', (cell) => {
    expect(() => readCode(cell)).toThrow(/cambió este código/);
  });

  it('keeps its zeros, and its letters behind an apostrophe', () => {
    expect(['00123', 123, "'7,59E+12"].map(readCode)).toEqual(['00123', '123', '7,59E+12']);
  });

  it('keeps the zeros and letters that the format of a number draws, and nothing else of it', () => {
    const drawn = (value: number, text: string) => readCode({ kind: 'number', value, text });
    expect([drawn(99, '00099'), drawn(1234, '01-234'), drawn(45, 'SKU-0045')]).toEqual(['00099', '01-234', 'SKU-0045']);
    expect([drawn(1234567, '1,234,567'), drawn(12, '12.00'), drawn(7591234567890, '7.59E+12')]).toEqual([
      '1234567',
      '12',
      '7591234567890',
    ]);
  });

  it('is refused by name when the spreadsheet made a date of it', () => {
    expect(() => readCode({ kind: 'date', value: 46027, text: '05/01/2026' })).toThrow(/por la fecha 05\/01\/2026/);
  });
});
