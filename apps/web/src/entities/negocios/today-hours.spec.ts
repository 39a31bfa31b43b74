import { DEFAULT_HORARIO } from '@tuerca/contracts/negocios/horario';
import { todayHours } from './today-hours';

// 2026-11-20 is a Friday; Caracas is four hours behind UTC.
describe('the hours of today', () => {
  it.each([
    ['2026-11-20T14:00:00Z', { text: 'Hoy 09:00 a 18:00', open: true }],
    ['2026-11-20T12:30:00Z', { text: 'Hoy 09:00 a 18:00', open: false }],
    ['2026-11-20T22:00:00Z', { text: 'Cerrado por hoy. Abre mañana a las 09:00', open: false }],
    // Still Friday in Caracas, Saturday in UTC.
    ['2026-11-21T01:00:00Z', { text: 'Cerrado por hoy. Abre mañana a las 09:00', open: false }],
    ['2026-11-21T20:00:00Z', { text: 'Cerrado por hoy. Abre el lunes a las 09:00', open: false }],
    ['2026-11-22T15:00:00Z', { text: 'Cerrado hoy. Abre mañana a las 09:00', open: false }],
  ])('at %s', (now, expected) => expect(todayHours(DEFAULT_HORARIO, new Date(now))).toEqual(expected));

  it('of a place that never opens', () => {
    const never = Object.fromEntries(
      Object.keys(DEFAULT_HORARIO).map((day) => [day, { activo: false, apertura: '', cierre: '' }]),
    ) as typeof DEFAULT_HORARIO;
    expect(todayHours(never, new Date('2026-11-20T14:00:00Z'))).toEqual({ text: 'Sin horario publicado', open: false });
  });
});
