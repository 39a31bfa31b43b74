import { doubtfulReadings, mileageProblem } from './mileage';

const reading = (fecha: string, kilometraje: number) => ({ fecha, kilometraje });
const known = [reading('2024-01-10', 70_000), reading('2023-01-10', 50_000), reading('2024-06-10', 80_000)];

describe('mileage', () => {
  it('agrees between what was before and what came after, and on the same day', () => {
    for (const one of [
      reading('2023-06-01', 60_000),
      reading('2024-01-10', 69_000),
      reading('2026-01-01', 80_000),
      reading('2020-01-01', 0),
    ])
      expect(mileageProblem(known, one)).toBeNull();
    expect(mileageProblem([], reading('2026-01-01', 5))).toBeNull();
  });

  it('names the reading that it contradicts', () => {
    expect(mileageProblem(known, reading('2025-01-01', 60_000))).toContain('10 de junio de 2024');
    expect(mileageProblem(known, reading('2022-01-01', 60_000))).toContain('10 de enero de 2023');
    expect(mileageProblem(known, reading('2025-01-01', 60_000))).toBe(
      'El 10 de junio de 2024 el vehículo ya tenía 80.000 km. Revisa el kilometraje y la fecha.',
    );
    expect(mileageProblem(known, reading('2022-01-01', 90_000))).toBe(
      'Después de esa fecha, el 10 de enero de 2023, el vehículo tenía 50.000 km. Revisa el kilometraje y la fecha.',
    );
  });

  it('names the first of equal readings, and takes an equal one', () => {
    const twice = [reading('2024-01-10', 80_000), reading('2024-02-10', 80_000)];
    expect(mileageProblem(twice, reading('2025-01-01', 70_000))).toContain('10 de enero de 2024');
    expect(mileageProblem(twice, reading('2023-01-01', 90_000))).toContain('10 de enero de 2024');
    expect(mileageProblem([...twice].reverse(), reading('2023-01-01', 90_000))).toContain('10 de febrero de 2024');
    expect(mileageProblem(twice, reading('2023-01-01', 80_000))).toBeNull();
    expect(mileageProblem(twice, reading('2025-01-01', 80_000))).toBeNull();
    expect(mileageProblem([reading('2024-01-10', 80_000)], reading('2024-01-10', 90_000))).toBeNull();
  });

  it('doubts the fewest readings, whichever way the odometer went', () => {
    const of = (...kilometres: number[]) => {
      const readings = kilometres.map((kilometraje, i) => reading(`2024-01-${String(i + 10)}`, kilometraje));
      return [...doubtfulReadings([...readings].reverse())].map(({ kilometraje }) => kilometraje);
    };
    expect(of()).toEqual([]);
    expect(of(1, 2, 2, 3)).toEqual([]);
    expect(of(10, 20, 900, 30, 40)).toEqual([900]);
    expect(of(10, 20, 5, 30)).toEqual([5]);
    expect(of(90, 100, 20, 30, 40)).toEqual([90, 100]);
    expect(of(100, 50)).toEqual([100]);
    // What comes after both of them does not turn this round.
    expect(of(100, 50, 200)).toEqual([100]);
    expect(doubtfulReadings([reading('2024-01-10', 9), reading('2024-01-10', 3)]).size).toBe(0);
  });
});
