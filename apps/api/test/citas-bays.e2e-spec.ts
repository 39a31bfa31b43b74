import { MAX_PUESTOS } from '@tuerca/contracts/citas/citas/rules';
import { type Actor, mintUsers } from './actors';
import { book, booking, change, day, type Garage, hoursOf, openGarage, overlaps } from './appointments';
import { type Harness, startApp } from './harness';
import { startSecondProcess } from './second-process';

let h: Harness;
let other: Awaited<ReturnType<typeof startSecondProcess>>;
let people: Actor[];
beforeAll(async () => {
  h = await startApp();
  // The zone of a server must not matter: the two book the same agenda from two ends of the world.
  other = await startSecondProcess({ TZ: 'Asia/Tokyo' });
  people = await mintUsers(h, 'client', 100);
});
afterAll(async () => {
  await other.close();
  await h.close();
});

/** The two processes in turns. */
const base = (n: number) => (n % 2 ? other.base : h.base);
const statusesOf = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('a hundred bookings of one time, over two processes', () => {
  it.each([1, 3])('with %i bays are as many appointments, and clean refusals for the others', async (puestos) => {
    const garage = await openGarage(h, { puestos });
    const servicioId = await garage.offer();
    const answers = await Promise.all(people.map((one, n) => book(base(n), one, booking(garage, servicioId))));
    expect(statusesOf(answers)).toEqual({ 201: puestos, 409: 100 - puestos });
    for (const { status, body } of answers)
      if (status === 409)
        expect([body.code, body.message]).toEqual([
          'HORA_NO_DISPONIBLE',
          'Esa hora ya no está disponible. Elige otra.',
        ]);
    expect(await overlaps(h, garage.id)).toEqual([]);
    expect(await hoursOf(other.base, servicioId, day(1))).not.toContain('10:00');
  });
});

it('as many bays as a workshop may have are all taken by as many who book at once', async () => {
  const garage = await openGarage(h, { puestos: MAX_PUESTOS });
  const servicioId = await garage.offer();
  const ask = (one: Actor, n: number) => book(base(n), one, booking(garage, servicioId));
  expect(statusesOf(await Promise.all(people.slice(0, MAX_PUESTOS).map(ask)))).toEqual({ 201: MAX_PUESTOS });
  expect((await ask(people[MAX_PUESTOS]!, 0)).body.code).toBe('HORA_NO_DISPONIBLE');
});

/** One thing that somebody does to a workshop's agenda; answers the status. */
type Step = (n: number) => Promise<number>;

/** Bookings of mixed lengths, cancellations and moves of what was booked before, in an order of their own. */
function randomSteps(garage: Garage, services: string[], made: { id: string; owner: Actor }[]): Step {
  const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
  const time = () => ({
    fecha: day(1 + Math.floor(Math.random() * 2)),
    hora: `${String(8 + Math.floor(Math.random() * 10)).padStart(2, '0')}:${any(['00', '30'])}`,
  });
  return async (n) => {
    const dice = Math.random();
    const mine = dice < 0.35 ? made.splice(Math.floor(Math.random() * made.length), 1)[0] : undefined;
    if (!mine) {
      const owner = people[n % people.length]!;
      const { status, body } = await book(base(n), owner, booking(garage, any(services), time()));
      if (status === 201) made.push({ id: body.data._id, owner });
      return status;
    }
    if (dice < 0.15)
      return (await change(base(n), mine.owner, mine.id, 'cancel', { razonCancelacion: 'Viajo' })).status;
    const actor = dice < 0.25 ? garage.actor : mine.owner;
    const { status } = await change(base(n), actor, mine.id, 'reprogramar', time());
    made.push(mine);
    return status;
  };
}

it('a thousand overlapping bookings of 30 to 90 minutes, with cancellations and moves, never share a bay', async () => {
  const garage = await openGarage(h, { puestos: 2, margen: 10 });
  const services = await Promise.all([0.5, 0.75, 1, 1.5].map((hours) => garage.offer({ hours })));
  const step = randomSteps(garage, services, []);
  const results: number[] = [];
  for (let round = 0; round < 100; round++)
    results.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => step(round * 10 + i)))));
  expect(results).toHaveLength(1000);
  expect(new Set(results)).toEqual(new Set([200, 201, 400, 409]));
  expect(await overlaps(h, garage.id)).toEqual([]);
  // What is shown as free can be booked, and what holds a bay is not shown.
  const free = await hoursOf(h.base, services[3]!, day(1));
  for (const hora of free.slice(0, 2)) {
    const { status } = await book(
      h.base,
      people[0]!,
      booking(garage, services[3]!, {
        hora,
        vehiculo: { marca: 'Kia', modelo: 'Rio', anio: 2010, placa: `Z${hora.replace(':', '')}Z` },
      }),
    );
    expect([hora, status === 201 || status === 409]).toEqual([hora, true]);
  }
});

it('of two confirmations of requests that no longer fit beside each other, one succeeds', async () => {
  const garage = await openGarage(h, { puestos: 2 });
  const [long, short] = [await garage.offer({ hours: 1.5 }), await garage.offer({ hours: 1 })];
  const first = (await book(h.base, people[1]!, booking(garage, long))).body.data;
  const second = (await book(h.base, people[2]!, booking(garage, short, { hora: '11:00' }))).body.data;
  expect([first.estado, second.estado]).toEqual(['pendiente', 'pendiente']);
  const saved = await garage.save({ puestos: 1 });
  expect((saved.body.data as unknown as { afectadas: object[] }).afectadas).toMatchObject([{ motivo: 'sin_puesto' }]);
  const answers = await Promise.all(
    [second, first].map(({ _id }, n) => change(base(n), garage.actor, _id, 'confirmar')),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 1 });
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('HORA_NO_DISPONIBLE');
  expect(await overlaps(h, garage.id)).toEqual([]);
});
