import type { CitaAfectada } from '@tuerca/contracts/citas/schemas';
import { type Actor, mintUsers } from './actors';
import { book, booking, change, day, everyDay, type Garage, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { startSecondProcess } from './second-process';

let h: Harness;
let other: Awaited<ReturnType<typeof startSecondProcess>>;
let people: Actor[];
beforeAll(async () => {
  h = await startApp();
  other = await startSecondProcess();
  people = await mintUsers(h, 'client', 40);
});
afterAll(async () => {
  await other.close();
  await h.close();
});

const FECHA = day(3);
const CLOSED = { activo: false, apertura: '', cierre: '' };
const HOURS = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
/** The appointments of the day that hold a bay, as they are stored. */
const standing = async (garage: Garage) => {
  const docs = await h.db
    .collection('citas')
    .find({ tallerId: new h.db.base.Types.ObjectId(garage.id), ocupada: true }, { projection: { _id: 1 } })
    .toArray();
  return docs.map(({ _id }) => String(_id)).sort();
};

/** Forty clients ask for the day over two processes while `close` is saved by one of them; answers what it listed. */
async function raced(garage: Garage, close: () => Promise<{ status: number; listed: string[] }>) {
  const servicioId = await garage.offer();
  const asked = people.map((one, n) =>
    book(n % 2 ? other.base : h.base, one, booking(garage, servicioId, { fecha: FECHA, hora: HOURS[n % 10] })),
  );
  // Some are there before it, some come while it is saved.
  const closed = Promise.race(asked).then(close);
  const answers = await Promise.all(asked);
  const { status, listed } = await closed;
  expect(status).toBe(200);
  const refused = answers.filter((answer) => answer.status !== 201);
  expect(refused.map(({ body }) => body.code)).toEqual(
    refused.map(() => expect.stringMatching(/^(HORA_NO_DISPONIBLE|FUERA_DE_HORARIO)$/)),
  );
  const made = answers.flatMap((answer) => (answer.status === 201 ? [answer.body.data._id] : [])).sort();
  expect(await standing(garage)).toEqual(made);
  expect(listed.sort()).toEqual(made);
  return { made: made.length, refused: refused.length };
}
const ids = (citas: CitaAfectada[]) => citas.map(({ _id }) => _id);

describe('bookings that race the closing of their day, over two processes', () => {
  it.each([0, 1, 2])('are listed to the workshop in the answer, or refused (round %i)', async () => {
    const garage = await openGarage(h, { puestos: 4 });
    await raced(garage, async () => {
      const { status, body } = await garage.save({ bloqueos: [{ fecha: FECHA }] });
      return { status, listed: ids((body.data as unknown as { afectadas: CitaAfectada[] }).afectadas) };
    });
  });

  it('are so, too, at a workshop that never saved anything, and by the hours of its profile', async () => {
    const garage = await openGarage(h, { puestos: 4 });
    const token = garage.actor.token;
    const path = `/api/cita/mecanica/disponibilidad/${garage.id}`;
    await raced(garage, async () => {
      const horarios = Object.fromEntries(Object.keys(everyDay('08:00', '18:00')).map((name) => [name, CLOSED]));
      const { status } = await call(h.base, 'PUT', '/api/user/profile', { token, body: { workshop: { horarios } } });
      const preview = await call<{ citas: CitaAfectada[] }>(h.base, 'POST', `${path}/efecto`, { token, body: {} });
      return { status, listed: ids(preview.body.data.citas) };
    });
  });

  it('a move to the day that races its closing is listed or refused as well', async () => {
    const garage = await openGarage(h, { puestos: 4 });
    const servicioId = await garage.offer();
    const made = await Promise.all(
      people.slice(0, 20).map((one, n) => book(h.base, one, booking(garage, servicioId, { hora: HOURS[n % 10] }))),
    );
    const moves = made.map(({ body }, n) =>
      change(n % 2 ? other.base : h.base, people[n]!, body.data._id, 'reprogramar', {
        fecha: FECHA,
        hora: HOURS[n % 10],
      }),
    );
    const closed = Promise.race(moves).then(() => garage.save({ bloqueos: [{ fecha: FECHA }] }));
    const answers = await Promise.all(moves);
    const there = answers.flatMap(({ status, body }) => (status === 200 ? [body.data._id] : [])).sort();
    const { afectadas } = (await closed).body.data as unknown as { afectadas: CitaAfectada[] };
    expect(ids(afectadas).sort()).toEqual(there);
  });
});
