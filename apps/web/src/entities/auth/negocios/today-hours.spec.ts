import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import { todayHours } from './today-hours';

// 2026-11-20 is a Friday; Caracas is four hours behind UTC.
describe('the hours of today', () => {
  it.each([
    ['2026-11-20T14:00:00Z', { text: 'Hoy 9:00\u00A0a.\u00A0m. a 6:00\u00A0p.\u00A0m.', open: true }],
    ['2026-11-20T12:30:00Z', { text: 'Hoy 9:00\u00A0a.\u00A0m. a 6:00\u00A0p.\u00A0m.', open: false }],
    ['2026-11-20T22:00:00Z', { text: 'Cerrado por hoy. Abre mañana a las\u00A09:00\u00A0a.\u00A0m.', open: false }],
    // Still Friday in Caracas, Saturday in UTC.
    ['2026-11-21T01:00:00Z', { text: 'Cerrado por hoy. Abre mañana a las\u00A09:00\u00A0a.\u00A0m.', open: false }],
    ['2026-11-21T20:00:00Z', { text: 'Cerrado por hoy. Abre el lunes a las\u00A09:00\u00A0a.\u00A0m.', open: false }],
    ['2026-11-22T15:00:00Z', { text: 'Cerrado hoy. Abre mañana a las\u00A09:00\u00A0a.\u00A0m.', open: false }],
  ])('at %s', (now, expected) => expect(todayHours(DEFAULT_HORARIO, new Date(now))).toEqual(expected));

  it.each([
    [
      'of a day that is blocked',
      [{ fecha: '2026-11-20', horas: [] }],
      'Cerrado hoy. Abre mañana a las\u00A09:00\u00A0a.\u00A0m.',
      false,
    ],
    [
      'of a day that is blocked at noon',
      [
        {
          fecha: '2026-11-20',
          horas: [
            { apertura: '09:00', cierre: '10:00' },
            { apertura: '14:00', cierre: '18:00' },
          ],
        },
      ],
      'Hoy 9:00\u00A0a.\u00A0m. a 10:00\u00A0a.\u00A0m. y 2:00\u00A0p.\u00A0m. a 6:00\u00A0p.\u00A0m.',
      false,
    ],
    [
      'before a closed Saturday and a Sunday that opens',
      [
        { fecha: '2026-11-20', horas: [] },
        { fecha: '2026-11-21', horas: [] },
        { fecha: '2026-11-22', horas: [{ apertura: '10:00', cierre: '12:00' }] },
      ],
      'Cerrado hoy. Abre el domingo a las\u00A010:00\u00A0a.\u00A0m.',
      false,
    ],
    [
      'of a week of holidays',
      [20, 21, 22, 23, 24, 25, 26, 27].map((day) => ({ fecha: `2026-11-${day}`, horas: [] })),
      'Cerrado hoy. No abre en los próximos 7 días',
      false,
    ],
  ])('%s', (_, excepciones, text, open) =>
    expect(todayHours(DEFAULT_HORARIO, new Date('2026-11-20T15:00:00Z'), excepciones)).toEqual({ text, open }),
  );

  it('of a Sunday that a special date opens', () => {
    const excepciones = [{ fecha: '2026-11-22', horas: [{ apertura: '10:00', cierre: '12:00' }] }];
    expect(todayHours(DEFAULT_HORARIO, new Date('2026-11-22T15:00:00Z'), excepciones)).toEqual({
      text: 'Hoy 10:00\u00A0a.\u00A0m. a 12:00\u00A0p.\u00A0m.',
      open: true,
    });
  });

  it('of a place that never opens', () => {
    const never = Object.fromEntries(
      Object.keys(DEFAULT_HORARIO).map((day) => [day, { activo: false, apertura: '', cierre: '' }]),
    ) as typeof DEFAULT_HORARIO;
    expect(todayHours(never, new Date('2026-11-20T14:00:00Z'))).toEqual({ text: 'Sin horario publicado', open: false });
  });
});
