import { readDateCell, writeDate } from './date-cell';

describe('a date in a cell', () => {
  it.each([
    ['31/12/2026', '2026-12-31T04:00:00.000Z'],
    ['1-2-2026 8:05', '2026-02-01T12:05:00.000Z'],
    ['2026-12-31', '2026-12-31T04:00:00.000Z'],
    ['2026-12-31T23:59:00', '2027-01-01T03:59:00.000Z'],
    ['2026-12-31T23:59:30.5Z', '2026-12-31T23:59:30.500Z'],
    [46_387.5, '2026-12-31T16:00:00.000Z'],
    [null, null],
  ])("is Caracas' day and time, or an exact instant: %j", (cell, iso) => {
    expect(readDateCell(cell)).toBe(iso);
  });

  it.each(['mañana', '31/02/2026', '12/31/2026', '2026-12-31T24:10', 0, -1, true])('is refused: %j', (cell) => {
    expect(() => readDateCell(cell)).toThrow(/no es una fecha/);
  });

  it.each(['2026-12-31T04:00:00.000Z', '2026-02-01T12:05:00.000Z', '2026-02-01T12:05:07.001Z'])(
    'reads again what it wrote: %s',
    (iso) => expect(readDateCell(writeDate(iso))).toBe(iso),
  );
});
