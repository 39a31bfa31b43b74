import { ageOn, caracasDate, caracasInstant, caracasTime, isDate } from './caracas';

describe('Caracas time', () => {
  test('the day changes at four in the morning UTC', () => {
    expect(caracasDate(new Date('2026-11-21T03:59:00Z'))).toBe('2026-11-20');
    expect(caracasDate(new Date('2026-11-21T04:00:00Z'))).toBe('2026-11-21');
    expect(caracasTime(new Date('2026-11-21T13:30:00Z'))).toBe('09:30');
  });
  test('a date is one only where the calendar has it', () => {
    expect(['2026-11-21', '2028-02-29'].every(isDate)).toBe(true);
    expect(['', 'hoy', '2026-11-31', '2026-02-29', '2026-1-2', '2026-11-21T00:00'].some(isDate)).toBe(false);
  });
  test('a wall clock there and back', () =>
    expect(caracasInstant('2026-11-21', '09:30').toISOString()).toBe('2026-11-21T13:30:00.000Z'));
  test('a birthday counts from its Caracas midnight', () => {
    expect(ageOn('2008-11-21', new Date('2026-11-21T03:59:00Z'))).toBe(17);
    expect(ageOn('2008-11-21', new Date('2026-11-21T04:00:00Z'))).toBe(18);
  });
});
