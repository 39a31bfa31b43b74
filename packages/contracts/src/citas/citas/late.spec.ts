import { caracasInstant } from '../../venezuela/caracas';
import { besideLate, isCitaLate, lateUntil, waitingFor } from './late';
import { ESTADOS_CITA } from './states';

const DAY = '2026-11-20';
const at = (time: string) => caracasInstant(DAY, time);
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms);
const work = { fechaHora: at('09:00'), fechaFin: at('10:00'), fechaInicio: null };

test('a car is late from the planned end on, while it stands in its bay', () => {
  const late = (now: Date) => isCitaLate({ estado: 'en_proceso', fechaFin: at('10:00') }, now);
  expect([late(plus(at('10:00'), -1)), late(at('10:00')), late(at('11:00'))]).toEqual([false, true, true]);
  expect(ESTADOS_CITA.filter((estado) => isCitaLate({ estado, fechaFin: at('10:00') }, at('11:00')))).toEqual([
    'en_proceso',
    'pausada',
  ]);
  expect(isCitaLate({ estado: 'pausada', fechaFin: at('10:00').toISOString() }, at('10:00'))).toBe(true);
});

describe('the hold on the bay of a late car', () => {
  it('lasts one step of the offered times, on whole granules', () => {
    expect(lateUntil(work, at('10:00'))).toBe(at('10:30').getTime());
    expect(lateUntil(work, plus(at('10:00'), 1))).toBe(at('10:35').getTime());
  });

  it('lasts for the planned duration from the begin of the work where that is later', () => {
    expect(lateUntil({ ...work, fechaInicio: at('10:00') }, at('10:10'))).toBe(at('11:00').getTime());
    expect(lateUntil({ ...work, fechaInicio: at('10:02').toISOString() }, at('10:10'))).toBe(at('11:05').getTime());
    expect(lateUntil({ ...work, fechaInicio: at('09:00') }, at('10:10'))).toBe(at('10:40').getTime());
  });

  it('counts as taken for clients alone', () => {
    const [taken, late] = [
      { from: 0, until: 10, bay: 1 },
      { from: 5, until: 20, bay: 2, late: true },
    ];
    expect(besideLate([taken], [late], { held: false })).toEqual([taken, late]);
    expect(besideLate([taken], [late], { held: true })).toEqual([taken, late, { from: 5, until: 20, bay: 2 }]);
  });
});

describe('those who wait for the bay of a late car', () => {
  const cita = (_id: string, time: string, over: object = {}) => ({
    _id,
    estado: 'confirmada' as const,
    fecha: DAY,
    puesto: 1,
    fechaHora: at(time),
    fechaFin: at(time),
    fechaInicio: null,
    ...over,
  });
  const car = { ...cita('car', '09:00'), estado: 'en_proceso' as const, ...work };
  const wait = (...citas: ReturnType<typeof cita>[]) => {
    const { collide, next } = waitingFor(car, citas, at('10:00'));
    return [collide.map(({ _id }) => _id), next?._id ?? null];
  };

  it('are those that begin before it counts as free, in their order, and the next one', () => {
    expect(wait(cita('c', '10:30'), cita('b', '10:25'), cita('a', '09:30'), cita('d', '11:00'))).toEqual([
      ['a', 'b'],
      'c',
    ]);
    expect(wait(cita('a', '10:29'))).toEqual([['a'], null]);
    expect(wait(cita('a', '10:30'))).toEqual([[], 'a']);
    expect(wait()).toEqual([[], null]);
  });

  it('stand in the same bay, today, after it, and can be moved', () => {
    expect(
      wait(
        cita('bay', '10:10', { puesto: 2 }),
        cita('day', '10:10', { fecha: '2026-11-21' }),
        cita('before', '08:59'),
        cita('begun', '10:10', { estado: 'en_proceso' }),
        cita('same', '09:00'),
        cita('pending', '10:20', { estado: 'pendiente' }),
      ),
    ).toEqual([['same', 'pending'], null]);
  });
});
