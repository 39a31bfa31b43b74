import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import type { PrimeraHora } from '@tuerca/contracts/citas/citas/schemas';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../src/platform/common/clock';
import { type Actor, mintUser } from './actors';
import { book, booking, change, everyDay, type Garage, openGarage } from './appointments';
import { countCommands, fewest, monitored } from './command-count';
import { call, freshDatabase, type Harness, startApp } from './harness';
import { collectReads, readsWhole } from './read-plans';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()), BARRIDO_MS: '3600000', LIMITE_FACTOR: '100' });
  ana = await mintUser(h, 'client');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => h.close());

/** It is this time in Caracas. */
const at = (fecha: string, hora: string) =>
  jest.spyOn(h.app.get(Clock, { strict: false }), 'now').mockReturnValue(caracasInstant(fecha, hora));
const ask = async (...ids: string[]): Promise<PrimeraHora[]> => {
  const { status, body } = await call<PrimeraHora[]>(h.base, 'GET', `/api/cita/mecanica/horas?servicios=${ids.join()}`);
  expect(status).toBe(200);
  return body.data;
};
/** '2026-11-23 09:00', or the sentence that says why there is none. */
const first = async (id: string): Promise<string> => {
  const [answer] = await ask(id);
  const { primera, aviso } = answer!;
  return primera ? `${primera.fecha} ${primera.hora}` : aviso!;
};

// 2026-11-22 is a Sunday. The present of the machine is left alone where bookings are made.
describe('the day of Caracas', () => {
  let own: Garage;
  let service: string;
  beforeAll(async () => {
    own = await openGarage(h, { horarioRegular: DEFAULT_HORARIO, antelacionMinima: 60 });
    service = await own.offer();
  });

  it.each([
    // Already Monday in UTC.
    ['2026-11-22', '21:30', '2026-11-23 09:00'],
    ['2026-11-23', '00:00', '2026-11-23 09:00'],
    ['2026-11-23', '08:00', '2026-11-23 09:00'],
    ['2026-11-23', '08:01', '2026-11-23 09:30'],
    ['2026-11-23', '16:00', '2026-11-23 17:00'],
    // An hour of work no longer ends before the closing.
    ['2026-11-23', '16:01', '2026-11-24 09:00'],
    ['2026-11-23', '23:59', '2026-11-24 09:00'],
    ['2026-11-28', '12:30', '2026-11-30 09:00'],
  ])('at %s %s it is %s', async (fecha, hora, expected) => {
    at(fecha, hora);
    expect(await first(service)).toBe(expected);
  });

  it('a holiday is passed over, a special day is not, and half a day off leaves the other half', async () => {
    at('2026-11-22', '12:00');
    await own.save({
      bloqueos: [
        { fecha: '2026-11-23', motivo: 'Feriado' },
        { fecha: '2026-11-24', horaInicio: '08:00', horaFin: '12:00' },
      ],
    });
    expect(await first(service)).toBe('2026-11-24 12:00');
    const fecha = '2026-11-22';
    await own.save({ fechasEspeciales: [{ fecha, activo: true, horario: { apertura: '15:00', cierre: '18:00' } }] });
    expect(await first(service)).toBe('2026-11-22 15:00');
  });
});

it('is the one that can be booked, told anew once it is taken and once it is given back', async () => {
  const own = await openGarage(h, { antelacionMinima: 24 * 60 });
  const service = await own.offer({ hours: 2 });
  const before = await first(service);
  const [fecha, hora] = before.split(' ');
  const taken = await book(h.base, ana, booking(own, service, { fecha, hora }));
  expect(taken.status).toBe(201);
  const next = await first(service);
  expect(next > before).toBe(true);
  expect((await book(h.base, ana, booking(own, service, { fecha, hora }))).body.code).toBe('HORA_NO_DISPONIBLE');
  await change(h.base, ana, taken.body.data._id, 'cancel', { razonCancelacion: 'Viajo' });
  expect(await first(service)).toBe(before);
});

it('far away is found too, and none within the days that the workshop opens is said so', async () => {
  at('2026-11-22', '12:00');
  const bloqueos = Array.from({ length: 20 }, (_, i) => ({ fecha: `2026-12-${String(i + 1).padStart(2, '0')}` }));
  const november = Array.from({ length: 9 }, (_, i) => ({ fecha: `2026-11-${22 + i}` }));
  const own = await openGarage(h, { bloqueos: [...november, ...bloqueos] });
  const service = await own.offer();
  expect(await first(service)).toBe('2026-12-21 08:00');
  await own.save({ horizonteDias: 28 });
  expect(await first(service)).toBe('Sin horas libres en los próximos 28 días');
  await own.save({ horizonteDias: 0 });
  expect(await first(service)).toBe('Sin horas libres hoy');
});

it('a workshop that takes none says so, as work that fits into no day, and one that is paused is left out', async () => {
  const own = await openGarage(h, { horarioRegular: everyDay('08:00', '12:00') });
  const [service, long] = [await own.offer(), await own.offer({ hours: 6 })];
  expect(await first(long)).toContain('no se puede agendar en línea por su duración');
  await own.save({ aceptaCitas: false });
  expect(await first(service)).toBe('Este taller no está recibiendo citas por ahora.');
  const admin = await mintUser(h, 'admin');
  const { body } = await call(h.base, 'PUT', `/api/admin/talleres/${own.id}/pausa`, {
    token: admin.token,
    body: { pausada: true, motivo: 'Documentos vencidos' },
  });
  expect(body.success).toBe(true);
  expect(await ask(service, 'f'.repeat(24))).toEqual([]);
});

it('of a whole page costs as many commands as of one service, each served by an index', async () => {
  const garages = await Promise.all(Array.from({ length: 4 }, () => openGarage(h)));
  const ids = await Promise.all(garages.flatMap((own) => [own.offer(), own.offer({ hours: 2 })]));
  const cost = async (...asked: string[]) => {
    const count = countCommands(h);
    expect(await ask(...asked)).toHaveLength(asked.length);
    return count.stop();
  };
  const single = fewest(await cost(ids[0]!), await cost(ids[2]!), await cost(ids[4]!));
  const reads = collectReads(h);
  // In another order it is another answer; what else happens meanwhile counts as well.
  const whole = fewest(await cost(...ids), await cost(...ids.toReversed()), await cost(...ids.slice(1)));
  expect(whole.commands).toBeLessThanOrEqual(single.commands);
  // The background reads what it looks after meanwhile.
  const own = new Set<unknown>(['servicios', 'talleres', 'disponibilidades', 'citas']);
  const commands = reads.stop().filter((command) => own.has(Object.values(command)[0]));
  expect(commands.length).toBeGreaterThan(2);
  for (const command of commands) expect([command, await readsWhole(h, command)]).toEqual([command, false]);
  expect(fewest(await cost(...ids), await cost(...ids)).commands).toBe(0);
});

it.each(['', 'x', Array.from({ length: 25 }, (_, i) => i.toString(16).padStart(24, '0')).join()])(
  'refuses ?servicios=%.20s',
  async (ids) => {
    const path = ids ? `/api/cita/mecanica/horas?servicios=${ids}` : '/api/cita/mecanica/horas';
    expect((await call(h.base, 'GET', path)).body.code).toBe('ENTRADA_INVALIDA');
  },
);
