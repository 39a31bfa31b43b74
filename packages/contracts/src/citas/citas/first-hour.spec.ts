import { firstHourInWords } from './first-hour';

// Friday 27 November 2026, 23:50 in Caracas: already the next day in UTC.
const now = new Date('2026-11-28T03:50:00Z');

it.each([
  ['2026-11-27', '23:55', 'Hoy 11:55 p. m.'],
  ['2026-11-28', '08:30', 'Mañana 8:30 a. m.'],
  ['2026-11-29', '12:00', 'Domingo 12:00 p. m.'],
  ['2026-12-03', '10:00', 'Jueves 10:00 a. m.'],
  // The same weekday again would be read as today.
  ['2026-12-04', '10:00', 'Viernes 4 de diciembre, 10:00 a. m.'],
  ['2027-01-04', '15:00', 'Lunes 4 de enero, 3:00 p. m.'],
])('%s %s is said as %s', (fecha, hora, words) =>
  expect(firstHourInWords({ fecha, hora }, now).replaceAll('\u00A0', ' ')).toBe(words),
);
