import { isLowStock } from './rules';

test('a product is low at its minimum, five where its store set none', () => {
  const low = (stock: number, stockMinimo?: number | null) => isLowStock({ stock, stockMinimo: stockMinimo as number });
  expect([low(4), low(5), low(6)]).toEqual([true, true, false]);
  expect([low(5, null), low(6, null)]).toEqual([true, false]);
  expect([low(2, 2), low(3, 2), low(0, 0), low(1, 0)]).toEqual([true, false, true, false]);
});
