import fc from 'fast-check';
import { commissionGivenBack, commissionOf } from './rules';

describe('the commission of a sale', () => {
  test.each([
    [10_000, 10, 1000],
    [10_005, 10, 1001],
    [10_004, 10, 1000],
    [1, 50, 1],
    [10_000, 0, 0],
    [10_000, 100, 10_000],
    // 8,350.000000000001 and 304.49999999999994 in binary fractions.
    [100_000, 8.35, 8350],
    [10_500, 2.9, 305],
  ])('of %d céntimos at %d percent is %d, rounded half up', (base, percent, commission) => {
    expect(commissionOf(base, percent)).toBe(commission);
  });
});

describe('the commission that is given back', () => {
  test.each([
    ['nothing was refunded', 0, 0],
    ['half was', 5000, 500],
    ['a half céntimo is rounded up', 5005, 501],
    ['all but a céntimo was', 9999, 1000],
    ['everything was', 10_000, 1000],
    ['more was, with the delivery', 12_000, 1000],
  ])('when %s', (_, refunded, back) => expect(commissionGivenBack(1000, refunded, 10_000)).toBe(back));

  it('is all of it where the sale was of nothing', () => {
    expect([commissionGivenBack(70, 0, 0), commissionGivenBack(70, -5, 0), commissionGivenBack(70, -5, -1)]).toEqual([
      70, 70, 70,
    ]);
  });

  it('never exceeds the commission, and never falls as more is refunded', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 0, max: 40 }), (base, one, other, percent) => {
        const commission = commissionOf(base, percent);
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((refunded) =>
          commissionGivenBack(commission, refunded, base),
        );
        return less! >= 0 && more! >= less! && more! <= commission;
      }),
    );
  });
});
