import { DIAS } from '../../auth/negocios/dias';
import { caracasInstant } from '../../venezuela/caracas';
import { type BookedAppointment, effectOn, proposeTimes } from './conflicts';
import type { BookingRules } from './slots';

const FRIDAY = '2026-11-20';
const week = Object.fromEntries(
  DIAS.map((day) => [day, { activo: day !== 'domingo', apertura: '08:00', cierre: '12:00' }]),
) as BookingRules['horarioRegular'];
const RULES: BookingRules = {
  aceptaCitas: true,
  horarioRegular: week,
  bloqueos: [],
  fechasEspeciales: [],
  puestos: 1,
  margen: 0,
  antelacionMinima: 0,
  horizonteDias: 30,
};
const cita = (id: string, time: string, over: Partial<BookedAppointment> = {}): BookedAppointment => ({
  id,
  start: caracasInstant(FRIDAY, time),
  duration: 60,
  margin: 0,
  bay: 1,
  ...over,
});
const effect = (rules: Partial<BookingRules>, ...citas: BookedAppointment[]) => {
  const { conflicts, moves } = effectOn({ ...RULES, ...rules }, citas);
  return [Object.fromEntries(conflicts), Object.fromEntries(moves)];
};
const block = (horaInicio: string | null, horaFin: string | null, fecha = FRIDAY) => ({
  fecha,
  horaInicio,
  horaFin,
  motivo: null,
});

describe('the effect of other rules on appointments', () => {
  it('is none for those inside', () => {
    expect(effect({}, cita('a', '08:00'), cita('b', '11:00'))).toEqual([{}, {}]);
  });

  it('leaves outside what begins before, ends after, or lies on a closed day', () => {
    expect(effect({}, cita('a', '07:55'), cita('b', '11:05'))).toEqual([
      { a: 'fuera_de_horario', b: 'fuera_de_horario' },
      {},
    ]);
    const closed = { fecha: FRIDAY, activo: false, horario: null, motivo: null };
    expect(effect({ fechasEspeciales: [closed] }, cita('a', '09:00'))).toEqual([{ a: 'dia_cerrado' }, {}]);
    expect(effect({ bloqueos: [block('10:00', '11:00')] }, cita('a', '09:00'), cita('b', '10:30'))).toEqual([
      { b: 'bloqueo' },
      {},
    ]);
  });

  it('moves those of a removed bay to a free one, the earliest first', () => {
    const gone = (id: string, time: string) => cita(id, time, { bay: 3 });
    expect(effect({ puestos: 2 }, cita('a', '09:00'), gone('b', '09:30'))).toEqual([{}, { b: 2 }]);
    expect(effect({ puestos: 1 }, gone('late', '09:30'), gone('early', '09:00'))).toEqual([
      { late: 'sin_puesto' },
      { early: 1 },
    ]);
    expect(effect({ puestos: 1 }, cita('a', '09:00'), gone('b', '10:00'))).toEqual([{}, { b: 1 }]);
    expect(effect({ puestos: 1 }, cita('a', '09:00', { margin: 5 }), gone('b', '10:00'))).toEqual([
      { b: 'sin_puesto' },
      {},
    ]);
  });

  it('names the closed hours before the missing bay', () => {
    const both = [cita('a', '07:00'), cita('b', '07:00', { bay: 2 })];
    expect(effect({ puestos: 1 }, ...both)).toEqual([{ a: 'fuera_de_horario', b: 'fuera_de_horario' }, {}]);
    expect(effect({ puestos: 1 }, cita('b', '07:00', { bay: 2 }))).toEqual([{ b: 'fuera_de_horario' }, { b: 1 }]);
  });
});

describe('the times that are proposed', () => {
  const now = caracasInstant(FRIDAY, '00:00');
  const propose = (rules: Partial<BookingRules>, outside: BookedAppointment[], kept: BookedAppointment[] = []) =>
    Object.fromEntries(
      [...proposeTimes({ ...RULES, ...rules }, { outside, kept, now })].map(([id, { fecha, hora }]) => [
        id,
        `${fecha} ${hora}`,
      ]),
    );

  it('are the next free ones after their own, none given twice', () => {
    expect(propose({}, [cita('a', '09:00'), cita('b', '09:00')])).toEqual({
      a: '2026-11-20 09:30',
      b: '2026-11-20 10:30',
    });
    expect(propose({}, [cita('a', '09:00')], [cita('k', '09:30')])).toEqual({ a: '2026-11-20 10:30' });
    expect(propose({ puestos: 2 }, [cita('a', '09:00')], [cita('k', '09:30')])).toEqual({ a: '2026-11-20 09:30' });
  });

  it('may lie on the next open day, at any of its hours', () => {
    expect(propose({}, [cita('a', '11:00')])).toEqual({ a: '2026-11-21 08:00' });
    expect(propose({ bloqueos: [block(null, null, '2026-11-21')] }, [cita('a', '11:00')])).toEqual({
      a: '2026-11-23 08:00',
    });
  });

  it('keep the margin of the appointment, not that of the rules', () => {
    expect(propose({ margen: 0 }, [cita('a', '09:00', { margin: 30 })], [cita('k', '11:00')])).toEqual({
      a: '2026-11-20 09:30',
    });
    expect(propose({ margen: 0 }, [cita('a', '09:00', { margin: 45 })], [cita('k', '11:00')])).toEqual({
      a: '2026-11-21 08:00',
    });
  });

  it('are none where nothing is free within sixty days', () => {
    const closed = (until: number) => ({
      horizonteDias: 90,
      bloqueos: Array.from({ length: until }, (_, i) =>
        block(null, null, new Date(Date.UTC(2026, 10, 20 + i)).toISOString().slice(0, 10)),
      ),
    });
    // The sixtieth day after is 19 January.
    expect(propose(closed(60), [cita('a', '09:00')])).toEqual({ a: '2027-01-19 08:00' });
    expect(propose(closed(61), [cita('a', '09:00')])).toEqual({});
  });
});
