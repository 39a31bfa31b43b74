import { DIAS } from '../../auth/negocios/dias';
import { DEFAULT_HORARIO, type Horario } from '../../auth/negocios/horario';
import { heldUntil } from './cash';

// 2026-11-20 is a Friday; Caracas is four hours behind UTC. Monday to Friday 09:00 to 18:00, Saturday to 14:00.
describe('An order that is paid at the pick-up is held', () => {
  test.each([
    ['for its hours while the doors are open', 2, '2026-11-20T14:00:00Z', '2026-11-20T16:00:00Z'],
    ['until closing itself', 2, '2026-11-20T20:00:00Z', '2026-11-20T22:00:00Z'],
    ['from the opening when it was made before', 2, '2026-11-20T10:00:00Z', '2026-11-20T15:00:00Z'],
    ['from the next opening when it was made at night', 2, '2026-11-21T02:00:00Z', '2026-11-21T15:00:00Z'],
    ['until the next closing when its hours end after closing', 2, '2026-11-20T21:00:00Z', '2026-11-21T18:00:00Z'],
    ['beyond a closed day', 24, '2026-11-21T17:00:00Z', '2026-11-23T22:00:00Z'],
    ['from Monday when it was made on Sunday', 24, '2026-11-22T15:00:00Z', '2026-11-24T13:00:00Z'],
  ])('%s', (_, horas, now, end) => expect(heldUntil(DEFAULT_HORARIO, { horas }, new Date(now))).toEqual(new Date(end)));

  test('for its hours alone where a store publishes none', () => {
    const never = Object.fromEntries(DIAS.map((day) => [day, { activo: false, apertura: '', cierre: '' }])) as Horario;
    const now = new Date('2026-11-21T02:00:00Z');
    expect(heldUntil(never, { horas: 2 }, now)).toEqual(new Date('2026-11-21T04:00:00Z'));
  });
});
