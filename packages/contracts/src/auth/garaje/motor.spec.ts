import { motorKey, parseMotor } from './motor';

describe('An engine as people write it', () => {
  test.each([
    ['1.8', '1.8L', '1,8 litros', ' 1.8 LTS ', '1.8lts', 'Motor 1.8', '1800', '1800cc', '1.800 cc', '1798 cc', '1.80'],
    ['2 litros', '2.0', '2,0L', '2000 cm3', '1998cc'],
    ['0.8', '796 cc', '800cc'],
    ['1.6 16V', '16v 1.6', '1600 16V', '1.6L 16V'],
    ['5.7 V8', 'V8 5,7 litros'],
    ['Diésel', 'DIESEL'],
    ['', '   ', '-', '¿?', 'motor'],
  ])('%j is one engine however it is spelled', (first, ...others) => {
    for (const other of others) expect([other, motorKey(other)]).toEqual([other, motorKey(first)]);
  });

  test('what differs stays apart', () => {
    const all = [
      '',
      '1.6',
      '1.8',
      '2.0',
      '18.0',
      '150cc',
      '200cc',
      '1.6 16V',
      '1.6 8V',
      'V6',
      'V8',
      '5L',
      'Diesel',
      '1.8T',
    ];
    expect(new Set(all.map(motorKey)).size).toBe(all.length);
  });

  test('several displacements are several, a year is none, and unknown is nothing', () => {
    expect(parseMotor('1.6 / 1.8 16V')).toEqual({ litros: ['1.6', '1.8'], details: ['16v'] });
    expect(parseMotor('2012').litros).toEqual([]);
    for (const nothing of [null, undefined, '']) expect(parseMotor(nothing)).toEqual({ litros: [], details: [] });
  });
});
