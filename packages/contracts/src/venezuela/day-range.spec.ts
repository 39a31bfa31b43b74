import { dayBounds, dayQuery } from './day-range';

test('days reach from the midnight of the first to that after the last', () => {
  const from = new Date('2026-12-31T04:00:00Z');
  const until = new Date('2027-01-01T04:00:00Z');
  expect(dayBounds('2026-12-31', '2026-12-31')).toEqual({ from, until });
  expect(dayBounds('2026-12-31', undefined)).toEqual({ from });
  expect(dayBounds(undefined, '2026-12-31')).toEqual({ until });
  expect([dayBounds(undefined, undefined), dayBounds('', '')]).toEqual([undefined, undefined]);
});

test('a day of a filter is one of this century or the next', () => {
  const holds = (date: unknown) => dayQuery.safeParse(date).success;
  expect(['2000-01-01', '2199-12-31', undefined].map(holds)).toEqual([true, true, true]);
  expect(['1999-12-31', '2200-01-01', '2026-02-30', 'hoy', ''].map(holds)).toEqual(Array(5).fill(false));
});
