import { addBankingDays, isBankingDay, isHoliday, lastBankingDay, onBankingDay } from './banking-days';
import { caracasInstant } from './caracas';

describe('holidays of Venezuela', () => {
  test.each([
    ...['2026-01-01', '2026-04-19', '2026-05-01', '2026-06-24', '2026-07-05', '2026-07-24', '2026-10-12'],
    ...['2026-12-24', '2026-12-25', '2026-12-31'],
    // Carnival and Holy Week follow Easter: 5 April 2026, 28 March 2027, 16 April 2028.
    // Easter between its earliest and its latest day, in three centuries.
    ...['1954-04-16', '1981-04-17', '2000-04-21', '2008-03-21', '2011-04-22', '2024-03-29', '2035-03-23', '2038-04-23'],
    ...['2049-04-16', '2076-04-17', '2100-03-26', '2160-03-21', '2204-04-20'],
    ...['2026-02-16', '2026-02-17', '2026-04-02', '2026-04-03', '2027-02-08', '2027-03-26', '2028-02-29', '2028-04-14'],
  ])('%s', (date) => {
    expect(isHoliday(date)).toBe(true);
    expect(isBankingDay(date)).toBe(false);
  });
  test.each(['2026-02-18', '2026-04-01', '2026-04-04', '2026-11-23'])('not %s', (date) =>
    expect(isHoliday(date)).toBe(false),
  );
});

describe('banking days', () => {
  test('leave weekends and holidays out', () => {
    expect(addBankingDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(addBankingDays('2026-12-23', 1)).toBe('2026-12-28');
    expect(addBankingDays('2026-12-24', 0)).toBe('2026-12-28');
    expect(lastBankingDay(caracasInstant('2026-12-25', '10:00'))).toBe('2026-12-23');
  });
  test('keep the hour', () => {
    const friday = caracasInstant('2026-11-20', '21:15');
    expect(onBankingDay(friday)).toEqual(friday);
    expect(onBankingDay(caracasInstant('2026-11-21', '21:15'))).toEqual(caracasInstant('2026-11-23', '21:15'));
  });
});
