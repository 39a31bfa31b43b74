import { discountRange, numberProblem, numberText, readNumber, understood } from './numero';

describe('a figure that somebody typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['15', 15],
    ['012', 12],
    ['1,5', 1.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1.500', 1500],
    ['1,500', 1500],
    ['-1.500', -1500],
    ['\u22121', -1],
    ['0.500', 0.5],
    ['0,125', 0.125],
    ['01.500', 1.5],
    [',5', 0.5],
    ['.500', 0.5],
    ['1548,7362', 1548.7362],
    ['1548,736', 1548.736],
    ['1.500,50', 1500.5],
    ['1,500.50', 1500.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.89', 1_234_567.89],
    ['1 500,50', 1500.5],
    ['1\u00A0500', 1500],
    [' 36,5 ', 36.5],
    ['123.456', 123_456],
    ['12 345 678', 12_345_678],
    ['123.456.789,25', 123_456_789.25],
    ['0', 0],
    [',05', 0.05],
  ])('«%s» is %s', (text, value) => expect(readNumber(text)).toBe(value));

  it.each([
    '1e3',
    'abc',
    '1,2,3',
    '1.500.50',
    '-',
    '01 500',
    '1 5 500',
    '1 500 5',
    'x1 500',
    '1 500x',
    '1xx 500',
    '1xx.500',
    '1.234.567x',
    '1xx.234.567',
    '1.234.5678',
    '1.234,56x',
    '.',
    '1 500,',
    '1.50,5',
    '0.500.000',
    ',',
    '12,',
    '1 5',
    '12 %',
    '$ 5',
    '--1',
    '1-2',
    'Infinity',
    '0x10',
    '9'.repeat(400),
    '٣',
  ])('«%s» is none', (text) => expect(readNumber(text)).toBeNaN());

  it('is read as the product writes it', () => {
    for (const value of [0, 0.25, 12.5, 1500, 1500.5, 1_234_567.89, -3.5])
      expect(readNumber(numberText(value))).toBe(value);
    expect([numberText(-3.5), numberText(1500.5), numberText(null), numberText(NaN)]).toEqual([
      '-3,5',
      '1500,5',
      '',
      '',
    ]);
    expect([discountRange(), discountRange(50)]).toEqual(['entre 0,01 y 99,99', 'entre 0,01 y 50']);
  });

  it('is repeated before it is saved where it could be taken for another', () => {
    const money = (text: string) => understood(text, readNumber(text), '1.500,00');
    expect([money('1.500'), money('1,500'), money('1500.00')]).toEqual(Array(3).fill('Se entiende 1.500,00'));
    expect([money('1500'), money('1.500,00'), money('1500,00')]).toEqual([null, null, null]);
    expect(understood('12.5', 12.5, '12,5')).toBe('Se entiende 12,5');
    expect(understood('12,5', 12.5, '12,5')).toBeNull();
    expect(understood(' 1.500 ', 1500, '1.500')).toBe('Se entiende 1.500');
    expect([understood('1e3', NaN, ''), understood('', null, '')]).toEqual([null, null]);
    expect([money(' 1500 '), money(' 1.500 ')]).toEqual([null, 'Se entiende 1.500,00']);
  });

  it('gets a sentence when its field does not take it', () => {
    const rule = { min: 1, max: 20 };
    expect(numberProblem(NaN, rule)).toBe('Escribe solo un número, por ejemplo 15');
    expect(numberProblem(1.5, rule)).toBe('Escribe un número entero');
    expect(numberProblem(0, rule)).toBe('El mínimo es 1');
    expect(numberProblem(200, rule)).toBe('El máximo es 20');
    expect(numberProblem(12.345, { decimals: 2 })).toBe('Usa como máximo dos decimales');
    expect(numberProblem(NaN, { decimals: 2 })).toBe('Escribe solo un número, por ejemplo 12,5');
    expect(numberProblem(1.25, { decimals: 1 })).toBe('Usa como máximo un decimal');
    expect(numberProblem(1.23456, { decimals: 4 })).toBe('Usa como máximo 4 decimales');
    expect([numberProblem(1, rule), numberProblem(20, rule)]).toEqual([null, null]);
    expect([numberProblem(-5, { max: 20 }), numberProblem(500, { min: 1 })]).toEqual([null, null]);
    expect([numberProblem(21, { max: 20 }), numberProblem(0, { min: 1 })]).toEqual([
      'El máximo es 20',
      'El mínimo es 1',
    ]);
    expect([numberProblem(null, rule), numberProblem(20, rule), numberProblem(12.34, { decimals: 2 })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
