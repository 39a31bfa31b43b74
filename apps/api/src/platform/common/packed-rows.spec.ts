import { packRows, unpackRows } from './packed-rows';

it('packed figures are those that went in, negative, large and broken ones included', () => {
  const rows = new Map([
    ['0123456789abcdef01234567', { a: 1, b: -2.5 }],
    ['ffffffffffffffffffffffff', { a: Number.MAX_SAFE_INTEGER, b: 0 }],
  ]);
  expect(unpackRows(packRows(rows, ['a', 'b']), ['a', 'b'])).toEqual(rows);
  expect(unpackRows(packRows(new Map(), ['a']), ['a']).size).toBe(0);
});
