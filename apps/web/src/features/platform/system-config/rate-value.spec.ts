import { formatTasa as rateText } from '@tuerca/contracts/venezuela/dinero';
import { parseRate } from './rate-value';

it.each([
  ['1.548,7362', 1548.7362],
  ['1548,7362', 1548.7362],
  ['1548.7362', 1548.7362],
  ['1.548', 1548],
  ['12.345.678,5', 12_345_678.5],
  [' 36,5 ', 36.5],
  ['36.5', 36.5],
  ['', NaN],
  ['mil', NaN],
  ['1,548,7362', NaN],
  ['1.54,8', NaN],
  ['1548,73621', NaN],
])('«%s» is %s bolivars', (text, rate) => expect(parseRate(text)).toBe(rate));

it('reads the rate as the product writes it', () => {
  for (const rate of [1548.7362, 1548, 36.5, 1_234_567.89])
    expect(parseRate(rateText(rate).replace(/^Bs\.\s/, ''))).toBe(rate);
});
