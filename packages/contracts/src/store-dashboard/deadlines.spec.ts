import { caracasInstant } from '../venezuela/caracas';
import { DEADLINES } from './deadlines';

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
