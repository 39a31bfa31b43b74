import { addDays, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { datesBetween, keptDays, periodOf, runsOf } from './sales-days';

test('a day is kept from a quarter of an hour after its end in Caracas', () => {
  const midnight = caracasInstant('2027-01-01').getTime();
  const to = (minutes: number, ms = 0) => keptDays(new Date(midnight + minutes * 60_000 + ms)).to;
  expect([to(0), to(15, -1), to(15)]).toEqual(['2026-12-30', '2026-12-30', '2026-12-31']);
  expect(keptDays(new Date(midnight - 1)).from).toBe(addDays('2026-12-31', -430));
  expect(keptDays(new Date(midnight)).from).toBe(addDays('2027-01-01', -430));
});

test('dates go on over the end of a month and a year', () => {
  expect(datesBetween({ from: '2026-12-30', to: '2027-01-01' })).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(datesBetween({ from: '2027-01-01', to: '2027-01-01' })).toEqual(['2027-01-01']);
  expect(datesBetween({ from: '2027-01-02', to: '2027-01-01' })).toEqual([]);
});

test('stretches have no gap, and at most 31 days', () => {
  expect(runsOf([])).toEqual([]);
  expect(runsOf(['2026-12-30', '2026-12-31', '2027-01-02'])).toEqual([['2026-12-30', '2026-12-31'], ['2027-01-02']]);
  const days = datesBetween({ from: '2026-10-01', to: '2026-11-01' });
  expect(runsOf(days).map(({ length }) => length)).toEqual([31, 1]);
});

test('a stretch reaches from its first midnight to that after its last day', () => {
  expect(periodOf(['2026-12-29', '2026-12-30', '2026-12-31'])).toEqual({
    from: new Date('2026-12-29T04:00:00Z'),
    to: new Date('2027-01-01T04:00:00Z'),
  });
});
