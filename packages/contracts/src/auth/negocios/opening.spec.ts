import { DIAS } from './dias';
import { DEFAULT_HORARIO, type Horario } from './horario';
import { pickupHours } from './opening';

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
