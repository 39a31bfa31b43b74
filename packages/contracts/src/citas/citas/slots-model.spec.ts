import fc from 'fast-check';
import { type Dia, DIAS } from '../../auth/negocios/dias';
import { MINUTE } from '../../kernel/time';
import { addDays, caracasInstant } from '../../venezuela/caracas';
import { GRANULE_MINUTES } from './rules';
import { type BookingRules, granulesOf, occupation, type SlotInput, slots } from './slots';

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

/** True while the doors are open, asked of one minute of a date at a time. */
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
});
