import { csvLine } from './csv';

describe('a line for spreadsheets', () => {
  it.each([
    ['004515666001', "'004515666001"],
    ['0102', "'0102"],
    ['1234567890123456', "'1234567890123456"],
    ['=1+1', "'=1+1"],
    ['+584121234567', "'+584121234567"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠A1', "'＠A1"],
    ['\t=1', "'\t=1"],
    ["'=1+1", "''=1+1"],
  ])('keeps %s as it is written', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it.each([
    ['45156660', '45156660'],
    ['0', '0'],
    ['2026-11-26', '2026-11-26'],
    ['PED-00012', 'PED-00012'],
    [12.5, '12,5'],
    [0, '0'],
    [null, ''],
  ])('leaves %s alone', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });
});
