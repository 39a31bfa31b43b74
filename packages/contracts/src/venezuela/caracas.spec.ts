import { ageOn, caracasDate, caracasTime, caracasInstant } from './caracas';

describe('Caracas time', () => {
  test('the day changes at four in the morning UTC', () => {
    expect(caracasDate(new Date('2026-11-21T03:59:00Z'))).toBe('2026-11-20');
    expect(caracasDate(new Date('2026-11-21T04:00:00Z'))).toBe('2026-11-21');
    expect(caracasTime(new Date('2026-11-21T13:30:00Z'))).toBe('09:30');
  });
  test('a wall clock there and back', () =>
    expect(caracasInstant('2026-11-21', '09:30').toISOString()).toBe('2026-11-21T13:30:00.000Z'));
  test('a birthday counts from its Caracas midnight', () => {
    expect(ageOn('2008-11-21', new Date('2026-11-21T03:59:00Z'))).toBe(17);
    expect(ageOn('2008-11-21', new Date('2026-11-21T04:00:00Z'))).toBe(18);
  });
});
