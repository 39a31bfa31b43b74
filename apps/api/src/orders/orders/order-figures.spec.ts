import { monthBoundaries } from './order-figures.service';

describe('the months of the statistics', () => {
  const months = (now: string) => monthBoundaries(new Date(now), 6).map((date) => date.toISOString());

  it('begin and end at midnight of Caracas, across the turn of the year', () => {
    expect(months('2026-02-10T12:00:00Z')).toEqual(
      ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'].map(
        (month) => `${month}-01T04:00:00.000Z`,
      ),
    );
  });

  it('are still those of the old month while Caracas has not reached midnight', () => {
    expect(months('2026-11-01T03:59:59Z').at(-1)).toBe('2026-11-01T04:00:00.000Z');
    expect(months('2026-11-01T04:00:00Z').at(-1)).toBe('2026-12-01T04:00:00.000Z');
  });
});
