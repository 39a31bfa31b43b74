import mongoose from 'mongoose';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { createRandom } from '@tuerca/fixtures/random';
import { type Redis, startRedis } from '@tuerca/mongo/redis/start-redis';
import { UsersService } from '../src/auth/users/users.service';
import { Changes } from '../src/platform/realtime/changes.service';
import { type Actor, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';
import { type SecondProcess, startSecondProcess } from './second-process';
import { until } from './until';

const WRITES = 200;
/** Writes at once, whose announcement names each product, and how often: as imports and promotions write. */
const MANY = 100;
const ROUNDS = 30;
/** The goal is 2 s; the machines that run this are noisy. */
const PATIENCE = 15_000;

let redis: Redis;
let h: Harness;
let other: SecondProcess;
let store: Actor;
beforeAll(async () => {
  redis = await startRedis({ onProgress: console.log });
  h = await startApp({ REDIS_URL: redis.url });
  other = await startSecondProcess();
  store = await openBusiness(h, 'store');
}, 180_000);
afterAll(async () => {
  await other.close();
  await h.close();
  delete process.env.REDIS_URL;
  await redis.stop();
});

type Shown = Record<string, [stock: number, precio: number, nombre: string]>;
/** Everything that a process lists. */
async function listed(base: string): Promise<Shown> {
  const shown: Shown = {};
  for (let page = 1; ; page++) {
    const { body } = await call(
      base,
      'GET',
      `/api/products?limit=60&page=${page}&sort=price-low-high&n=${Math.random()}`,
    );
    for (const { id, stock, precioFinal, nombre } of body.data) shown[id] = [stock, precioFinal, nombre];
    if (page >= body.meta.totalPages) return shown;
  }
}
async function stored(): Promise<Shown> {
  const docs = await h.db.collection('productos').find({ visible: true }).toArray();
  return Object.fromEntries(
    docs.map(({ _id, stock, precioFinalCentavos, nombre }) => [
      String(_id),
      [stock as number, (precioFinalCentavos as number) / 100, nombre as string],
    ]),
  );
}

/** Both processes come to list what is expected. */
async function agree(expected: Shown): Promise<void> {
  for (const base of [h.base, other.base])
    await until(
      () => listed(base),
      (shown) => JSON.stringify(Object.entries(shown).sort()) === JSON.stringify(Object.entries(expected).sort()),
      PATIENCE,
    );
}

it('what either process writes is listed by it at once, and by the other soon', async () => {
  const random = createRandom('dos procesos');
  const ids: string[] = [];
  const send = (base: string, method: string, path: string, body?: unknown) =>
    call(base, method, `/api/products${path}`, { token: store.token, body });
  for (let n = 0; n < WRITES; n++) {
    const base = random.pick([h.base, other.base]);
    const action = random.next();
    if (!ids.length || action < 0.3) {
      const form = { nombre: `Bujía ${n}`, precio: random.int(1, 90), categoria: 'Motor', stock: random.int(0, 9) };
      const { status, body } = await send(base, 'POST', '', form);
      expect([status, body.message]).toEqual([201, body.message]);
      const { _id } = products.create.response.parse(body.data);
      ids.push(_id);
      // Its own writes are in the index before their answer.
      expect(
        (await call(base, 'GET', `/api/products?q=${encodeURIComponent(`Bujía ${n}`)}`)).body.data[0],
      ).toMatchObject({ id: _id });
    } else if (action < 0.6) {
      const { status } = await send(base, 'PUT', `/${random.pick(ids)}/stock`, { stock: random.int(0, 30) });
      expect(status).toBe(200);
    } else if (action < 0.9) {
      const { status } = await send(base, 'PUT', `/${random.pick(ids)}`, {
        precio: random.int(1, 90),
        nombre: `Filtro ${n}`,
      });
      expect(status).toBe(200);
    } else expect((await send(base, 'DELETE', `/${ids.splice(random.int(0, ids.length - 1), 1)[0]}`)).status).toBe(200);
  }
  const expected = await stored();
  expect(Object.keys(expected).length).toBe(ids.length);
  await agree(expected);
  // Thousands more in rounds, announced by either process.
  const productos = h.db.collection('productos');
  for (let round = 0; round < ROUNDS; round++) {
    const named = Array.from({ length: MANY }, () => random.pick(ids));
    await productos.bulkWrite(
      named.map((id) => {
        const precio = random.int(1, 90);
        const stock = random.int(0, 30);
        const set = {
          precio,
          precioFinalCentavos: precio * 100,
          stock,
          visible: random.next() < 0.8,
          cambiadoEn: new Date(),
        };
        return { updateOne: { filter: { _id: new mongoose.Types.ObjectId(id) }, update: { $set: set } } };
      }),
    );
    h.app.get(Changes).bump(round % 2 ? 'productos:varios' : named.map((id) => `producto:${id}` as const));
    // Its own index is as the database from the next question on.
    if (round % 5 === 0) expect(await listed(h.base)).toEqual(await stored());
  }
  await agree(await stored());
  // A store that stops selling takes all of them along.
  const users = h.app.get(UsersService, { strict: false });
  await users.setActive(store.user._id, false);
  expect(await listed(h.base)).toEqual({});
  await until(
    () => listed(other.base),
    (shown) => !Object.keys(shown).length,
    PATIENCE,
  );
}, 180_000);
