import { amountText, parseAmount } from './money';

it.each([
  ['1234,5', 123_450],
  ['1.234,50', 123_450],
  ['1234.5', 123_450],
  ['1.234', 123_400],
  ['1,234,567.89', 123_456_789],
  ['0,05', 5],
  [',5', 50],
  ['', null],
  ['1,2,3', NaN],
  [',', NaN],
])('%s is %s céntimos', (text, centimos) => expect(parseAmount(text)).toBe(centimos));

it('writes them as people here do, and reads what it wrote', () => {
  expect([amountText(123_450), amountText(null)]).toEqual(['1.234,50', '']);
  for (const centimos of [0, 5, 99, 100, 123_456_789]) expect(parseAmount(amountText(centimos))).toBe(centimos);
});
