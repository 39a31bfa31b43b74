import { caracasInstant } from '../../venezuela/caracas';
import { DEADLINES, deadlineText } from './deadlines';

const at = caracasInstant;

test('what is paid before the cut-off is packed and sent on that day, afterwards on the next banking day', () => {
  // A Monday.
  expect(DEADLINES.prepare(at('2026-11-23', '14:59'))).toEqual(at('2026-11-23', '16:00'));
  expect(DEADLINES.send(at('2026-11-23', '14:59'))).toEqual(at('2026-11-23', '18:00'));
  expect(DEADLINES.prepare(at('2026-11-23', '15:00'))).toEqual(at('2026-11-24', '16:00'));
  // A Friday evening, and the eve of Christmas.
  expect(DEADLINES.prepare(at('2026-11-20', '23:30'))).toEqual(at('2026-11-23', '16:00'));
  expect(DEADLINES.send(at('2026-12-23', '18:00'))).toEqual(at('2026-12-28', '18:00'));
});

test('a question has a day, which a weekend lengthens', () => {
  expect(DEADLINES.answer(at('2026-11-23', '10:15'))).toEqual(at('2026-11-24', '10:15'));
  expect(DEADLINES.answer(at('2026-11-20', '10:15'))).toEqual(at('2026-11-23', '10:15'));
});

test('a deadline is said by the day on which it is read', () => {
  const now = at('2026-11-23', '09:30');
  const plain = (date: string, time: string) => deadlineText(at(date, time), now).replaceAll('\u00A0', ' ');
  expect(plain('2026-11-23', '16:00')).toBe('antes de las 4:00 p. m. de hoy');
  expect(plain('2026-11-24', '09:30')).toBe('antes de las 9:30 a. m. de mañana');
  expect(plain('2026-11-24', '13:05')).toBe('antes de la 1:05 p. m. de mañana');
  expect(plain('2026-11-27', '12:00')).toBe('antes de las 12:00 p. m. del 27/11/2026');
  expect(plain('2026-11-23', '09:30')).toBe('venció hoy');
  expect(plain('2026-11-22', '16:00')).toBe('venció ayer');
  expect(plain('2026-11-20', '16:00')).toBe('venció el 20/11/2026');
});
