import { DIAS } from '../../auth/negocios/dias';
import { caracasInstant } from '../../venezuela/caracas';
import { MAX_DURATION_MINUTES } from './rules';
import {
  type BookingRules,
  closedBecause,
  dayStarts,
  freeBays,
  granulesOf,
  isLateAt,
  isOverruled,
  occupation,
  openingMinutes,
  type SlotInput,
  slotRefusal,
  slots,
  timeOf,
} from './slots';

const TODAY = '2026-11-20'; // A Friday.

const week = (activo: boolean, apertura = '', cierre = '') =>
  Object.fromEntries(DIAS.map((day) => [day, { activo, apertura, cierre }])) as BookingRules['horarioRegular'];
const RULES: BookingRules = {
  aceptaCitas: true,
  horarioRegular: { ...week(true, '08:00', '12:00'), domingo: { activo: false, apertura: '', cierre: '' } },
  bloqueos: [],
  fechasEspeciales: [],
  puestos: 1,
  margen: 0,
  antelacionMinima: 0,
  horizonteDias: 30,
};
const input = (rules: Partial<BookingRules> = {}, more: Partial<SlotInput> = {}): SlotInput => ({
  rules: { ...RULES, ...rules },
  duration: 60,
  occupied: [],
  now: caracasInstant(TODAY, '00:00'),
  ...more,
});
const on = (one: SlotInput, date: string) => slots(one, date, date)[0]?.horas ?? [];
const SUNDAY = '2026-11-22';

describe('the times that can be booked', () => {
  it('are every half hour from the opening, as long as the work is done by closing time', () => {
    expect(on(input({}, { duration: 90 }), TODAY)).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00', '10:30']);
    expect(on(input({}, { duration: 5 * 60 }), TODAY)).toEqual([]);
    expect(on(input({}, { duration: 0 }), TODAY)).toEqual([]);
    expect(on(input({}, { duration: 40 * 60 }), TODAY)).toEqual([]);
  });

  it('a special date opens a closed Sunday, and a block closes it again', () => {
    const open = { fecha: SUNDAY, activo: true, horario: { apertura: '10:00', cierre: '12:00' }, motivo: null };
    expect(on(input(), SUNDAY)).toEqual([]);
    expect(on(input({ fechasEspeciales: [open] }), SUNDAY)).toEqual(['10:00', '10:30', '11:00']);
    const block = { fecha: SUNDAY, horaInicio: '11:00', horaFin: '12:00', motivo: null };
    expect(on(input({ fechasEspeciales: [open], bloqueos: [block] }), SUNDAY)).toEqual(['10:00']);
    const wholeDay = { fecha: SUNDAY, horaInicio: null, horaFin: null, motivo: null };
    expect(on(input({ fechasEspeciales: [open], bloqueos: [wholeDay] }), SUNDAY)).toEqual([]);
    const because = (bloqueos: BookingRules['bloqueos']) =>
      slotRefusal(input({ fechasEspeciales: [open], bloqueos }), SUNDAY, '11:00');
    expect([because([]), because([block]), because([block, wholeDay])]).toEqual([null, 'bloqueo', 'dia_cerrado']);
  });

  it('hide what is over, what is too near and what is too far', () => {
    const now = caracasInstant(TODAY, '09:10');
    expect(on(input({}, { now }), TODAY)).toEqual(['09:30', '10:00', '10:30', '11:00']);
    expect(on(input({ antelacionMinima: 60 }, { now }), TODAY)).toEqual(['10:30', '11:00']);
    expect(slots(input({ horizonteDias: 1 }, { now }), TODAY, '2026-12-20').map(({ fecha }) => fecha)).toEqual([
      TODAY,
      '2026-11-21',
    ]);
    // 23:30 in Caracas is the next day in UTC.
    const late = { rules: { ...RULES, horarioRegular: week(true, '20:00', '23:59') }, duration: 30, occupied: [] };
    expect(on({ ...late, now: caracasInstant(TODAY, '22:45') }, TODAY)).toEqual(['23:00']);
  });

  it('leave out what is taken in every bay, with the margin after it', () => {
    const taken = (bay: number) => ({ ...occupation(caracasInstant(TODAY, '09:00'), 60, 15), bay });
    expect(on(input({}, { occupied: [taken(1)] }), TODAY)).toEqual(['08:00', '10:30', '11:00']);
    expect(on(input({ margen: 15 }, { occupied: [taken(1)] }), TODAY)).toEqual(['10:30', '11:00']);
    expect(on(input({ puestos: 2 }, { occupied: [taken(1)] }), TODAY)).toHaveLength(7);
    // A bay that no longer exists still has its vehicle in the workshop.
    expect(on(input({}, { occupied: [taken(2)] }), TODAY)).toEqual(['08:00', '10:30', '11:00']);
  });
});

it('a car that came in before midnight is written down by its workshop some hours later, an earlier one is not', () => {
  const now = caracasInstant('2026-11-26', '00:40');
  const input: SlotInput = { rules: RULES, duration: 30, occupied: [], now };
  for (const [time, may] of [
    ['23:30', true],
    ['18:39', false],
  ] as const) {
    expect(slotRefusal(input, '2026-11-25', time)).toBe('pasada');
    expect(isOverruled('pasada', caracasInstant('2026-11-25', time), now)).toBe(may);
    expect(slotRefusal(input, '2026-11-25', time, { anyHour: true })).toBe(may ? null : 'pasada');
  }
});

describe('the reason why a time cannot be booked', () => {
  const refusal = (time: string, rules: Partial<BookingRules> = {}, more: Partial<SlotInput> = {}, date = TODAY) =>
    slotRefusal(input(rules, more), date, time);
  const nine = caracasInstant(TODAY, '09:00');

  it('is that the workshop takes none, or none that lasts as long', () => {
    expect(refusal('09:00', { aceptaCitas: false })).toBe('no_acepta_citas');
    const lasting = (duration: number) =>
      refusal('09:00', { horarioRegular: week(true, '00:00', '24:00') }, { duration });
    expect([lasting(0), lasting(1)]).toEqual(['duracion', null]);
    expect([lasting(MAX_DURATION_MINUTES), lasting(MAX_DURATION_MINUTES + 1)]).toEqual([null, 'duracion']);
  });

  it('is its moment: over from that instant, too near, beyond the horizon', () => {
    const before = new Date(nine.getTime() - 1);
    expect([refusal('09:00', {}, { now: before }), refusal('09:00', {}, { now: nine })]).toEqual([null, 'pasada']);
    const notice = (now: Date) => refusal('10:00', { antelacionMinima: 60 }, { now });
    expect([notice(nine), notice(new Date(nine.getTime() + 1))]).toEqual([null, 'antelacion']);
    const ahead = (date: string) => refusal('09:00', { horizonteDias: 1 }, {}, date);
    expect([ahead('2026-11-21'), ahead('2026-11-23')]).toEqual([null, 'horizonte']);
  });

  it('is the hours of the workshop, to the minute', () => {
    expect(['07:59', '08:00', '11:00', '11:01'].map((time) => refusal(time))).toEqual([
      'fuera_de_horario',
      null,
      null,
      'fuera_de_horario',
    ]);
    const bloqueos = [{ fecha: TODAY, horaInicio: '09:00', horaFin: '10:00', motivo: null }];
    expect(['08:00', '08:01', '09:59', '10:00'].map((time) => refusal(time, { bloqueos }))).toEqual([
      null,
      'bloqueo',
      'bloqueo',
      null,
    ]);
    expect(refusal('09:00', {}, {}, SUNDAY)).toBe('dia_cerrado');
    expect(closedBecause({ ...RULES, bloqueos: [{ ...bloqueos[0]!, horaInicio: '00:00' }] }, TODAY, 480, 540)).toBe(
      'bloqueo',
    );
    expect(closedBecause({ ...RULES, bloqueos: [{ ...bloqueos[0]!, horaFin: '24:00' }] }, TODAY, 540, 600)).toBe(
      'bloqueo',
    );
  });

  it('is that every bay is taken', () => {
    const occupied = [{ ...occupation(nine, 60, 0), bay: 1 }];
    expect(['08:00', '08:05', '09:55', '10:00'].map((time) => refusal(time, {}, { occupied }))).toEqual([
      null,
      'ocupada',
      'ocupada',
      null,
    ]);
  });

  it('is overruled by the workshop where it is about its hours, or just over', () => {
    const overruled = (
      [
        'no_acepta_citas',
        'duracion',
        'pasada',
        'antelacion',
        'horizonte',
        'dia_cerrado',
        'fuera_de_horario',
        'bloqueo',
        'ocupada',
      ] as const
    ).filter((one) => isOverruled(one, nine, nine));
    expect(overruled).toEqual(['pasada', 'dia_cerrado', 'fuera_de_horario', 'bloqueo']);
    const now = caracasInstant('2026-11-21', '02:00');
    const began = (time: string) => isOverruled('pasada', caracasInstant(TODAY, time), now);
    expect([began('20:00'), began('19:59')]).toEqual([true, false]);
    expect(isOverruled('bloqueo', caracasInstant('2026-11-01'), now)).toBe(true);
    expect(isOverruled('pasada', caracasInstant('2026-11-21', '00:00'), caracasInstant('2026-11-21', '23:00'))).toBe(
      true,
    );
  });

  it('is none at any hour for a workshop that wants it', () => {
    const anyHour = (time: string, more: Partial<SlotInput> = {}) =>
      slotRefusal(input({ antelacionMinima: 60 }, more), TODAY, time, { anyHour: true });
    expect([anyHour('05:00'), anyHour('09:30', { now: nine })]).toEqual([null, null]);
    expect(anyHour('23:59', { occupied: [{ ...occupation(caracasInstant(TODAY, '23:00'), 90, 0), bay: 1 }] })).toBe(
      'ocupada',
    );
  });
});

describe('the bays', () => {
  const stretch = { from: 100, until: 200 };
  const taken = (from: number, until: number, bay: number, late?: boolean) => ({
    from,
    until,
    bay,
    ...(late && { late }),
  });

  it('are free unless something lies in the same stretch', () => {
    expect(freeBays([taken(0, 100, 1), taken(200, 300, 2)], 2, stretch)).toEqual([1, 2]);
    expect(freeBays([taken(0, 101, 1), taken(199, 300, 2)], 3, stretch)).toEqual([3]);
    expect(freeBays([taken(100, 200, 9)], 2, stretch)).toEqual([1]);
    expect(freeBays([taken(100, 200, 8), taken(100, 200, 9), taken(100, 200, 7)], 2, stretch)).toEqual([]);
    expect(freeBays([taken(100, 200, 2)], 2, stretch)).toEqual([1]);
  });

  it('with a late car are given away last', () => {
    expect(freeBays([taken(0, 150, 1, true)], 3, stretch)).toEqual([2, 3, 1]);
    const late = [taken(0, 150, 1, true), taken(0, 150, 2)];
    expect([isLateAt(late, 1, stretch), isLateAt(late, 2, stretch), isLateAt(late, 3, stretch)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isLateAt([taken(0, 100, 1, true)], 1, stretch), isLateAt([taken(200, 300, 1, true)], 1, stretch)]).toEqual([
      false,
      false,
    ]);
  });

  it('are taken in whole granules of five minutes', () => {
    const [start, minute] = [caracasInstant(TODAY, '09:02'), 60_000];
    const { from, until } = occupation(start, 60, 0);
    expect([new Date(from), new Date(until)]).toEqual([caracasInstant(TODAY, '09:00'), caracasInstant(TODAY, '10:05')]);
    expect(granulesOf({ from: 10 * minute, until: 20 * minute })).toEqual([2, 3]);
    expect(granulesOf({ from: 11 * minute, until: 21 * minute })).toEqual([2, 3, 4]);
  });

  it('are told beside each start', () => {
    const one = input(
      { puestos: 2 },
      { duration: 235, occupied: [{ ...occupation(caracasInstant(TODAY, '08:00'), 5, 0), bay: 1 }] },
    );
    expect(dayStarts(one, TODAY)).toEqual([
      { hora: '08:00', puestos: [2] },
      { hora: '08:05', puestos: [1, 2] },
    ]);
  });
});

test('minutes of a day are times, and back', () => {
  expect([timeOf(0), timeOf(65), timeOf(1439), timeOf(1440)]).toEqual(['00:00', '01:05', '23:59', '24:00']);
  const special = { fecha: TODAY, activo: true, horario: { apertura: '07:05', cierre: '24:00' }, motivo: null };
  expect(openingMinutes({ ...RULES, fechasEspeciales: [special] }, TODAY)).toEqual({ from: 425, until: 1440 });
  expect(openingMinutes(RULES, SUNDAY)).toBeNull();
});

test('days outside of today and the horizon are not looked at', () => {
  const asked: string[] = [];
  slots(input({ horizonteDias: 2 }), '2026-11-01', '2027-12-31', (_, date) => {
    asked.push(date);
    return [];
  });
  expect(asked).toEqual([TODAY, '2026-11-21', SUNDAY]);
});

test('as many days as are wanted are told, the first ones', () => {
  const days = (count: number) => slots(input(), TODAY, '2026-11-30', undefined, count).map(({ fecha }) => fecha);
  expect([days(0), days(2)]).toEqual([[], [TODAY, '2026-11-21']]);
});

test('days are told from today on, those without a time left out', () => {
  const days = (from: string, to: string) => slots(input(), from, to).map(({ fecha }) => fecha);
  expect(days('2026-11-01', '2026-11-23')).toEqual([TODAY, '2026-11-21', '2026-11-23']);
  expect(days('2026-11-23', '2026-11-23')).toEqual(['2026-11-23']);
  expect(days('2026-11-24', '2026-11-23')).toEqual([]);
});
