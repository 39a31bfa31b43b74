import { hoursInWords, theTime, timeInWords } from './clock';

test.each([
  ['00:00', '12:00 a. m.'],
  ['11:59', '11:59 a. m.'],
  ['12:00', '12:00 p. m.'],
  ['23:59', '11:59 p. m.'],
  ['24:00', '12:00 a. m.'],
])('the time %s is %s', (time, words) => expect(timeInWords(time)).toBe(words));

test.each([
  ['01:30', 'la 1:30 a. m.'],
  ['10:00', 'las 10:00 a. m.'],
  ['13:00', 'la 1:00 p. m.'],
  ['21:00', 'las 9:00 p. m.'],
  ['24:00', 'las 12:00 a. m.'],
])('with its article %s is %s', (time, words) => expect(theTime(time).replaceAll('\u00A0', ' ')).toBe(words));

test('hours break between the times, never within one', () =>
  expect(hoursInWords('08:00', '17:30')).toBe('8:00\u00A0a.\u00A0m. a 5:30\u00A0p.\u00A0m.'));
