import fc from 'fast-check';
import { isBankingDay } from '../venezuela/banking-days';
import { addDays, caracasDate, caracasInstant, caracasTime } from '../venezuela/caracas';
import { arrivalWindow, CUT_OFF } from './arrival';

const at = (date: string, time: string) => caracasInstant(date, time);

test('what is bought before the cut-off is prepared on that day, afterwards on the next', () => {
  // A Monday.
  expect(arrivalWindow('local', at('2026-11-23', '14:59'))).toEqual({ from: '2026-11-23', until: '2026-11-25' });
  expect(arrivalWindow('local', at('2026-11-23', '15:00'))).toEqual({ from: '2026-11-24', until: '2026-11-26' });
  expect(arrivalWindow('nacional', at('2026-11-23', '09:00'))).toEqual({ from: '2026-11-24', until: '2026-11-27' });
});

test('weekends and holidays move nothing', () => {
  expect(arrivalWindow('nacional', at('2026-11-20', '16:00'))).toEqual({ from: '2026-11-24', until: '2026-11-27' });
  expect(arrivalWindow('nacional', at('2026-12-23', '18:00'))).toEqual({ from: '2026-12-29', until: '2027-01-05' });
});

test('no promise precedes the cut-off, a banking day or its own beginning', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01T12:00:00Z'), max: new Date('2036-01-01T12:00:00Z'), noInvalidDate: true }),
      fc.constantFrom('local' as const, 'nacional' as const),
      (now, journey) => {
        const { from, until } = arrivalWindow(journey, now);
        const today = caracasDate(now);
        expect(isBankingDay(from) && isBankingDay(until)).toBe(true);
        expect(from <= until && from >= today).toBe(true);
        if (!isBankingDay(today) || caracasTime(now) >= CUT_OFF || journey === 'nacional')
          expect(from > today).toBe(true);
        // Never longer than four banking days and what lies between them.
        expect(until <= addDays(today, 16)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
