import {
  ageOn,
  caracasDate,
  caracasInstant,
  caracasTime,
  DATE_PATTERN,
  formatFecha,
  formatFechaHora,
  formatHora,
  formatLongDate,
  isDate,
} from './caracas';

describe('Caracas time', () => {
  test('the day changes at four in the morning UTC', () => {
    expect(caracasDate(new Date('2026-11-21T03:59:00Z'))).toBe('2026-11-20');
    expect(caracasDate(new Date('2026-11-21T04:00:00Z'))).toBe('2026-11-21');
    expect(caracasTime(new Date('2026-11-21T13:30:00Z'))).toBe('09:30');
  });
  test('a date is one only where the calendar has it', () => {
    expect(['2026-11-21', '2028-02-29'].every(isDate)).toBe(true);
    expect(
      ['', 'hoy', '2026-11-31', '2026-02-29', '2026-1-2', '2026-11-21T00:00', '+002026-11-21', '2026-00-10'].some(
        isDate,
      ),
    ).toBe(false);
  });
  test('a date stands alone', () => {
    expect(['2026-11-21', 'x2026-11-21', '2026-11-21x'].map((text) => DATE_PATTERN.test(text))).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('a wall clock there and back', () =>
    expect([caracasInstant('2026-11-21', '09:30'), caracasInstant('2026-11-21')]).toEqual([
      new Date('2026-11-21T13:30:00.000Z'),
      new Date('2026-11-21T04:00:00.000Z'),
    ]));
  test('a birthday counts from its Caracas midnight', () => {
    expect(ageOn('2008-11-21', new Date('2026-11-21T03:59:00Z'))).toBe(17);
    expect(ageOn('2008-11-21', new Date('2026-11-21T04:00:00Z'))).toBe(18);
  });
  test.each([
    ['1912-02-11', '11 de febrero de 1912', '11/02/1912'],
    ['1960-01-01', '1 de enero de 1960', '01/01/1960'],
    ['2008-07-15', '15 de julio de 2008', '15/07/2008'],
    ['2015-03-10', '10 de marzo de 2015', '10/03/2015'],
    ['2026-11-21', '21 de noviembre de 2026', '21/11/2026'],
  ])('%s is written as the day that it is, whatever Caracas counted by then', (date, long, short) => {
    expect([formatLongDate(date), formatFecha(date)]).toEqual([long, short]);
    for (const time of ['00:00', '23:59'])
      expect([formatLongDate(caracasInstant(date, time)), formatFecha(caracasInstant(date, time))]).toEqual([
        long,
        short,
      ]);
  });
  test('an instant is written by the wall clock', () => {
    expect(formatFechaHora('2026-11-22T02:30:00Z')).toBe('21/11/2026, 10:30\u00A0p.\u00A0m.');
    expect(formatFecha('2026-11-22T02:30:00Z')).toBe('21/11/2026');
    expect([formatHora('2026-11-22T02:30:00Z'), formatHora(new Date('2026-11-21T13:05:00Z'))]).toEqual([
      '10:30\u00A0p.\u00A0m.',
      '9:05\u00A0a.\u00A0m.',
    ]);
    expect(formatFecha(new Date('2026-11-22T02:30:00Z'))).toBe('21/11/2026');
  });
});
