import { caracasInstant } from '../../venezuela/caracas';
import { DIAS } from './dias';
import { DEFAULT_HORARIO, type Horario } from './horario';
import { dayIndex, hoursOn, nextOpening, pickupHours } from './opening';

const CLOSED = { activo: false, apertura: '', cierre: '' };

// 2026-11-20 is a Friday; Caracas is four hours behind UTC. Monday to Friday 09:00 to 18:00, Saturday to 14:00.
describe('When what was bought can be picked up', () => {
  test.each([
    ['before the doors open', '2026-11-20T12:59:00Z', 'Hoy de 9:00\u00A0a.\u00A0m. a 6:00\u00A0p.\u00A0m.'],
    ['at the opening', '2026-11-20T13:00:00Z', 'Hoy hasta las\u00A06:00\u00A0p.\u00A0m.'],
    ['a minute before closing', '2026-11-20T21:59:00Z', 'Hoy hasta las\u00A06:00\u00A0p.\u00A0m.'],
    ['at closing', '2026-11-20T22:00:00Z', 'Mañana desde las\u00A09:00\u00A0a.\u00A0m.'],
    ['late on Friday, Saturday in UTC', '2026-11-21T01:00:00Z', 'Mañana desde las\u00A09:00\u00A0a.\u00A0m.'],
    ['on Saturday after closing', '2026-11-21T18:00:00Z', 'El lunes desde las\u00A09:00\u00A0a.\u00A0m.'],
    ['on Sunday', '2026-11-22T15:00:00Z', 'Mañana desde las\u00A09:00\u00A0a.\u00A0m.'],
  ])('%s', (_, now, words) => expect(pickupHours(DEFAULT_HORARIO, new Date(now))).toBe(words));

  test('a week later where only that day is open, and nothing where none is', () => {
    const never = Object.fromEntries(DIAS.map((day) => [day, CLOSED])) as Horario;
    const friday = new Date('2026-11-20T22:30:00Z');
    expect(pickupHours({ ...never, viernes: DEFAULT_HORARIO.viernes }, friday)).toBe(
      'El viernes desde las\u00A09:00\u00A0a.\u00A0m.',
    );
    expect(pickupHours(never, friday)).toBe('Sin horario publicado');
  });
});

describe('The opening hours that an instant falls in, or the next ones', () => {
  const never = Object.fromEntries(DIAS.map((day) => [day, CLOSED])) as Horario;
  const opening = (date: string, time: string, horario: Horario = DEFAULT_HORARIO) =>
    nextOpening(horario, caracasInstant(date, time));
  const on = (date: string, until = '18:00') => ({
    opens: caracasInstant(date, '09:00'),
    closes: caracasInstant(date, until),
  });

  test('hold until closing, that instant included', () => {
    const after = new Date(caracasInstant('2026-11-20', '18:00').getTime() + 1);
    expect([
      opening('2026-11-20', '00:00'),
      opening('2026-11-20', '18:00'),
      nextOpening(DEFAULT_HORARIO, after),
    ]).toEqual([on('2026-11-20'), on('2026-11-20'), on('2026-11-21', '14:00')]);
  });

  test('lie beyond closed days, a week away at most', () => {
    expect(opening('2026-11-22', '10:00')).toEqual(on('2026-11-23'));
    const fridays = { ...never, viernes: DEFAULT_HORARIO.viernes };
    expect(opening('2026-11-20', '18:01', fridays)).toEqual(on('2026-11-27'));
    expect([opening('2026-11-20', '10:00', never), opening('2026-11-20', '10:00', {} as Horario)]).toEqual([
      null,
      null,
    ]);
  });

  test('are those of the exception of a date, else those of its weekday', () => {
    const excepciones = [{ fecha: '2026-11-22', horas: [{ apertura: '10:00', cierre: '12:00' }] }];
    expect([hoursOn(DEFAULT_HORARIO, '2026-11-22', excepciones), hoursOn(DEFAULT_HORARIO, '2026-11-22')]).toEqual([
      excepciones[0]!.horas,
      [],
    ]);
    expect(hoursOn(DEFAULT_HORARIO, '2026-11-20', excepciones)).toEqual([{ apertura: '09:00', cierre: '18:00' }]);
  });

  test('of a week begin on Monday, at the midnight of Caracas', () => {
    const monday = caracasInstant('2026-11-23');
    expect([dayIndex(new Date(monday.getTime() - 1)), dayIndex(monday)]).toEqual([6, 0]);
  });
});
