import fc from 'fast-check';
import { isBankingDay } from '../../venezuela/banking-days';
import { addDays, caracasDate, caracasInstant, caracasTime } from '../../venezuela/caracas';
import { arrivalWindow, DEFAULT_PREPARATION, GENERAL_TRANSIT, preparationDay } from './arrival';

const at = (date: string, time: string) => caracasInstant(date, time);

test('what is bought before the cut-off is prepared on that day, afterwards on the next', () => {
  // A Monday.
  expect(arrivalWindow(GENERAL_TRANSIT.local, at('2026-11-23', '14:59'))).toEqual({
    desde: '2026-11-23',
    hasta: '2026-11-25',
  });
  expect(arrivalWindow(GENERAL_TRANSIT.local, at('2026-11-23', '15:00'))).toEqual({
    desde: '2026-11-24',
    hasta: '2026-11-26',
  });
  expect(arrivalWindow(GENERAL_TRANSIT.nacional, at('2026-11-23', '09:00'))).toEqual({
    desde: '2026-11-24',
    hasta: '2026-11-27',
  });
});

test('weekends and holidays move nothing', () => {
  expect(arrivalWindow(GENERAL_TRANSIT.nacional, at('2026-11-20', '16:00'))).toEqual({
    desde: '2026-11-24',
    hasta: '2026-11-27',
  });
  expect(arrivalWindow(GENERAL_TRANSIT.nacional, at('2026-12-23', '18:00'))).toEqual({
    desde: '2026-12-29',
    hasta: '2027-01-05',
  });
});

test('no promise precedes the cut-off, a banking day or its own beginning', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01T12:00:00Z'), max: new Date('2036-01-01T12:00:00Z'), noInvalidDate: true }),
      fc.constantFrom('local' as const, 'nacional' as const),
      (now, journey) => {
        const { desde: from, hasta: until } = arrivalWindow(GENERAL_TRANSIT[journey], now);
        const today = caracasDate(now);
        expect(isBankingDay(from) && isBankingDay(until)).toBe(true);
        expect(from <= until && from >= today).toBe(true);
        if (!isBankingDay(today) || caracasTime(now) >= DEFAULT_PREPARATION.horaCorte || journey === 'nacional')
          expect(from > today).toBe(true);
        // Never longer than four banking days and the days between them.
        expect(until <= addDays(today, 16)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test("a store's cut-off and days of preparation move what it promises", () => {
  const store = { horaCorte: '10:30', diasPreparacion: 2 };
  const transit = { desde: 1, hasta: 3 };
  // A Monday; then a Saturday, which prepares nothing.
  expect(preparationDay(at('2026-11-23', '10:29'), store)).toBe('2026-11-25');
  expect(arrivalWindow(transit, at('2026-11-23', '10:30'), store)).toEqual({
    desde: '2026-11-27',
    hasta: '2026-12-01',
  });
  expect(preparationDay(at('2026-11-21', '08:00'), store)).toBe('2026-11-25');
});

test("no promise precedes a store's cut-off, its days of preparation and holidays", () => {
  const two = (value: number) => String(value).padStart(2, '0');
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01T12:00:00Z'), max: new Date('2036-01-01T12:00:00Z'), noInvalidDate: true }),
      fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
      fc.nat(10),
      fc.tuple(fc.nat(20), fc.nat(20)),
      (now, horaCorte, diasPreparacion, [desde, more]) => {
        const { desde: from, hasta: until } = arrivalWindow({ desde, hasta: desde + more }, now, {
          horaCorte,
          diasPreparacion,
        });
        // Counted day by day from the first that still counts, as a person would with a calendar.
        let day = caracasDate(now);
        if (caracasTime(now) >= horaCorte) day = addDays(day, 1);
        const counted: string[] = [];
        for (; day <= until; day = addDays(day, 1)) if (isBankingDay(day)) counted.push(day);
        expect(counted[diasPreparacion + desde]).toBe(from);
        expect(counted[diasPreparacion + desde + more]).toBe(until);
        expect(counted).toHaveLength(diasPreparacion + desde + more + 1);
      },
    ),
    { numRuns: 1000 },
  );
});
