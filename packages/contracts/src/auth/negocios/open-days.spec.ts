import { DEFAULT_HORARIO } from './horario';
import { blockedHours, type DayRules, exceptionsFrom, openHoursOf } from './open-days';

// 2026-11-20 is a Friday, open 09:00 to 18:00; Sunday is closed.
const FRIDAY = '2026-11-20';
const SUNDAY = '2026-11-22';
const rules = (over: Partial<DayRules> = {}): DayRules => ({
  horarioRegular: DEFAULT_HORARIO,
  bloqueos: [],
  fechasEspeciales: [],
  ...over,
});
const block = (fecha: string, horaInicio: string | null = null, horaFin: string | null = null) => ({
  fecha,
  horaInicio,
  horaFin,
});
const special = (fecha: string, apertura: string, cierre: string) => ({
  fecha,
  activo: true,
  horario: { apertura, cierre },
});
const hours = (...parts: [string, string][]) => parts.map(([apertura, cierre]) => ({ apertura, cierre }));

describe('The hours in which the doors are open', () => {
  test.each([
    ['of a weekday', rules(), FRIDAY, hours(['09:00', '18:00'])],
    ['of a closed weekday', rules(), SUNDAY, []],
    [
      'of a special date',
      rules({ fechasEspeciales: [special(SUNDAY, '10:00', '12:00')] }),
      SUNDAY,
      hours(['10:00', '12:00']),
    ],
    [
      'of a date that is closed',
      rules({ fechasEspeciales: [{ fecha: FRIDAY, activo: false, horario: null }] }),
      FRIDAY,
      [],
    ],
    [
      'of a blocked special date',
      rules({ fechasEspeciales: [special(SUNDAY, '10:00', '12:00')], bloqueos: [block(SUNDAY)] }),
      SUNDAY,
      [],
    ],
    [
      'around what is blocked',
      rules({
        bloqueos: [block(FRIDAY, '12:00', '13:00'), block(FRIDAY, '12:30', '14:00'), block(FRIDAY, '17:00', '20:00')],
      }),
      FRIDAY,
      hours(['09:00', '12:00'], ['14:00', '17:00']),
    ],
    [
      'after a block before them',
      rules({ bloqueos: [block(FRIDAY, '06:00', '07:00')] }),
      FRIDAY,
      hours(['09:00', '18:00']),
    ],
    [
      'after their blocked beginning',
      rules({ bloqueos: [block(FRIDAY, '09:00', '10:00')] }),
      FRIDAY,
      hours(['10:00', '18:00']),
    ],
    [
      'before their blocked end',
      rules({ bloqueos: [block(FRIDAY, '17:00', '18:00')] }),
      FRIDAY,
      hours(['09:00', '17:00']),
    ],
  ])('%s', (_, given, date, expected) => expect(openHoursOf(given, date)).toEqual(expected));

  test('a block without hours lasts all day', () => {
    expect(blockedHours([block(FRIDAY), block(SUNDAY, '10:00', '11:00')], FRIDAY)).toEqual([
      { from: '00:00', until: '24:00' },
    ]);
  });

  test('the coming days that differ: none that is over, a week ahead, none that says what its weekday says', () => {
    const bloqueos = [
      block('2026-11-19'),
      block('2026-11-27'),
      block('2026-11-28'),
      block(FRIDAY),
      block('2026-11-23', '20:00', '21:00'),
    ];
    const fechasEspeciales = [special(SUNDAY, '10:00', '12:00')];
    expect(exceptionsFrom(rules({ bloqueos, fechasEspeciales }), FRIDAY)).toEqual([
      { fecha: FRIDAY, horas: [] },
      { fecha: SUNDAY, horas: hours(['10:00', '12:00']) },
      { fecha: '2026-11-27', horas: [] },
    ]);
  });
});
