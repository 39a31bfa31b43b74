import fc from 'fast-check';
import { type Dia, DIAS } from '../../auth/negocios/dias';
import { MINUTE } from '../../kernel/time';
import { addDays, caracasInstant } from '../../venezuela/caracas';
import { GRANULE_MINUTES } from './rules';
import { type BookingRules, granulesOf, isOverruled, occupation, type SlotInput, slotRefusal, slots } from './slots';

const TODAY = '2026-11-20'; // A Friday.

/** A day's minutes of Caracas, by brute force, so that the model stays simple. */
const at = (date: string, minute: number): number => caracasInstant(date).getTime() + minute * MINUTE;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const two = (n: number): string => String(n).padStart(2, '0');
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Weekday of a date, by counting from one that is known to be a Friday. */
function weekdayOf(date: string): Dia {
  let [one, days] = [TODAY, 0];
  while (one < date) [one, days] = [addDays(one, 1), days + 1];
  return DIAS[(4 + days) % 7]!;
}

/** Whether the doors are open at a minute of a date, asked of one minute at a time. */
function isOpen(rules: BookingRules, date: string, minute: number): boolean {
  const time = clock(minute);
  for (const bloqueo of rules.bloqueos)
    if (bloqueo.fecha === date && (!bloqueo.horaInicio || (time >= bloqueo.horaInicio && time < bloqueo.horaFin!)))
      return false;
  const special = rules.fechasEspeciales.find(({ fecha }) => fecha === date);
  if (special) return special.activo && time >= special.horario!.apertura && time < special.horario!.cierre;
  const regular = rules.horarioRegular[weekdayOf(date)];
  return regular.activo && time >= regular.apertura && time < regular.cierre;
}

/** Opening minute of a date, for the grid of times. */
function opening(rules: BookingRules, date: string): number {
  const special = rules.fechasEspeciales.find(({ fecha }) => fecha === date);
  const hours = special ? special.horario : rules.horarioRegular[weekdayOf(date)];
  return hours && 'apertura' in hours && hours.apertura ? minutes(hours.apertura) : 0;
}

/** Number of bays left: those of today without the taken ones, less taken bays that no longer exist. */
function baysLeft({ rules, occupied, duration }: SlotInput, start: number): number {
  const mine = new Set<number>();
  for (let minute = 0; minute < duration + rules.margen; minute++)
    mine.add(Math.floor((start + minute * MINUTE) / (GRANULE_MINUTES * MINUTE)));
  const clashes = occupied.filter((other) => granulesOf(other).some((granule) => mine.has(granule)));
  const bays = new Set(clashes.map(({ bay }) => bay));
  let left = rules.puestos;
  for (const _bay of bays) left--;
  return left;
}

/** The slots of one date, every minute of every candidate looked at by itself. */
function model(input: SlotInput, date: string): string[] {
  const { rules, duration, now } = input;
  const offered: string[] = [];
  if (!rules.aceptaCitas || date > addDays(TODAY, rules.horizonteDias)) return [];
  for (let minute = 0; minute + duration <= 24 * 60; minute++) {
    if ((minute - opening(rules, date)) % 30) continue;
    const start = at(date, minute);
    if (start <= now.getTime() || start < now.getTime() + rules.antelacionMinima * MINUTE) continue;
    let open = true;
    for (let work = minute; work < minute + duration; work++) open &&= isOpen(rules, date, work);
    if (open && baysLeft(input, start) > 0) offered.push(clock(minute));
  }
  return offered;
}

const dateArb = fc.integer({ min: 0, max: 9 }).map((days) => addDays(TODAY, days));
const hoursArb = fc
  .tuple(fc.integer({ min: 0, max: 23 * 60 }), fc.integer({ min: 15, max: 14 * 60 }))
  .map(([from, length]) => ({ apertura: clock(from), cierre: clock(Math.min(from + length, 24 * 60 - 1)) }));
const dayArb = fc.tuple(fc.boolean(), hoursArb).map(([activo, hours]) => ({ activo, ...hours }));
const rulesArb: fc.Arbitrary<BookingRules> = fc.record({
  aceptaCitas: fc.integer({ max: 9, min: 0 }).map((n) => n > 0),
  horarioRegular: fc
    .array(dayArb, { minLength: 7, maxLength: 7 })
    .map((days) => Object.fromEntries(DIAS.map((day, i) => [day, days[i]!])) as BookingRules['horarioRegular']),
  bloqueos: fc.array(
    fc.tuple(dateArb, fc.option(hoursArb)).map(([fecha, hours]) => ({
      fecha,
      horaInicio: hours?.apertura ?? null,
      horaFin: hours?.cierre ?? null,
      motivo: null,
    })),
    { maxLength: 4 },
  ),
  fechasEspeciales: fc.uniqueArray(
    fc
      .tuple(dateArb, fc.boolean(), hoursArb)
      .map(([fecha, activo, horario]) => ({ fecha, activo, horario: activo ? horario : null, motivo: null })),
    { maxLength: 4, selector: ({ fecha }) => fecha },
  ),
  puestos: fc.integer({ min: 1, max: 3 }),
  margen: fc.constantFrom(0, 5, 15, 30),
  antelacionMinima: fc.constantFrom(0, 60, 24 * 60),
  horizonteDias: fc.integer({ min: 0, max: 12 }),
});
const bookedArb = fc
  .tuple(
    dateArb,
    fc.integer({ min: 0, max: 24 * 60 - 1 }),
    fc.constantFrom(30, 45, 60, 90, 240),
    fc.constantFrom(0, 15),
  )
  .chain(([date, minute, duration, margin]) =>
    fc.integer({ min: 1, max: 5 }).map((bay) => ({
      ...occupation(new Date(at(date, minute)), duration, margin),
      bay,
    })),
  );
const inputArb: fc.Arbitrary<SlotInput> = fc.record({
  rules: rulesArb,
  duration: fc.constantFrom(15, 30, 45, 60, 90, 180),
  occupied: fc.array(bookedArb, { maxLength: 12 }),
  now: fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => new Date(at(TODAY, minute))),
});

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
  it('are what a model that looks at every minute finds', () => {
    fc.assert(
      fc.property(inputArb, (one) => {
        const days = new Map(slots(one, TODAY, addDays(TODAY, 9)).map(({ fecha, horas }) => [fecha, horas]));
        for (let days_ = 0; days_ < 10; days_++) {
          const date = addDays(TODAY, days_);
          expect([date, days.get(date) ?? []]).toEqual([date, model(one, date)]);
        }
      }),
      { numRuns: 60 },
    );
  });

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
