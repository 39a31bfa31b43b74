import { MAX_PENDING_PER_WORKSHOP } from '@tuerca/contracts/citas/citas/rules';
import { mintUser } from './actors';
import { book, booking, change, day, openGarage } from './appointments';
import { type Harness, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

it('a client has five requests waiting at a workshop, however many she sends at once, and another for each that ends', async () => {
  const [garage, elsewhere] = [await openGarage(h, { puestos: 4 }), await openGarage(h)];
  const service = await garage.offer();
  const ana = await mintUser(h, 'client');
  const ask = (count: number, fecha: string) =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        book(h.base, ana, booking(garage, service, { fecha, hora: `${String(8 + (i % 8)).padStart(2, '0')}:00` })),
      ),
    );
  const taken = async (count: number, fecha: string) => {
    const answers = await ask(count, fecha);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['DEMASIADAS_CITAS']));
    return answers.filter(({ status }) => status === 201);
  };
  const made = await taken(14, day(1));
  expect(made).toHaveLength(MAX_PENDING_PER_WORKSHOP);

  // One is confirmed and one is cancelled: two more may wait.
  const [first, second] = made.map(({ body }) => body.data._id);
  expect((await change(h.base, garage.actor, first!, 'confirmar')).status).toBe(200);
  expect((await change(h.base, ana, second!, 'cancel', { razonCancelacion: 'Viajo' })).status).toBe(200);
  expect(await taken(6, day(2))).toHaveLength(2);

  // Each client and each workshop counts for itself.
  expect((await book(h.base, await mintUser(h, 'client'), booking(garage, service, { fecha: day(3) }))).status).toBe(
    201,
  );
  expect((await book(h.base, ana, booking(elsewhere, await elsewhere.offer()))).status).toBe(201);
});
