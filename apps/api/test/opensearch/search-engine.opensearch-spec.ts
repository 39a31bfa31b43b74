import type { EstadoSistema, Revision } from '@tuerca/contracts/admin/status';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { createRandom } from '@tuerca/fixtures/random';
import { type Redis, startRedis } from '@tuerca/mongo/redis/start-redis';
import { type OpenSearch, startOpenSearch } from '@tuerca/opensearch';
import { IndexBuilder } from '../../src/products/search/opensearch/index-builder.service';
import { type Actor, mintUsers, openBusiness } from '../actors';
import { call, type Harness, startApp } from '../harness';
import { type SecondProcess, startSecondProcess } from '../second-process';
import { until } from '../until';

/** The goal is 2 s; the machines that run this are noisy. */
const PATIENCE = 15_000;

let redis: Redis;
let engine: OpenSearch;
let h: Harness;
let other: SecondProcess;
let store: Actor;
let admin: Actor;
beforeAll(async () => {
  [redis, engine] = await Promise.all([startRedis(), startOpenSearch()]);
  h = await startApp({ REDIS_URL: redis.url, SEARCH: 'opensearch', OPENSEARCH_URL: engine.url });
  other = await startSecondProcess();
  store = await openBusiness(h, 'store');
  [admin] = (await mintUsers(h, 'admin', 1)) as [Actor];
  await until(
    () => page(h.base),
    ({ meta }) => !meta.sinConteos,
    60_000,
  );
}, 180_000);
afterAll(async () => {
  await other.close();
  await h.close();
  await Promise.all([redis.stop(), engine.stop()]);
});

interface Page {
  shown: Record<string, [stock: number, precio: number, nombre: string]>;
  meta: { total: number; totalPages: number; facetas?: { categorias: unknown[] }; sinConteos?: true };
}
async function page(base: string, query = ''): Promise<Page> {
  const { status, body } = await call(base, 'GET', `/api/products?limit=60&facetas=true${query}`);
  expect([status, body.message]).toEqual([200, body.message]);
  const shown = Object.fromEntries(
    body.data.map((one: { id: string; stock: number; precioFinal: number; nombre: string }) => [
      one.id,
      [one.stock, one.precioFinal, one.nombre],
    ]),
  );
  return { shown, meta: body.meta };
}
/** Every page of the list, its counts among them. */
async function all(base: string): Promise<Page> {
  const first = await page(base);
  const others = Array.from({ length: first.meta.totalPages - 1 }, (_, i) => page(base, `&page=${i + 2}`));
  return { ...first, shown: Object.assign(first.shown, ...(await Promise.all(others)).map(({ shown }) => shown)) };
}
/** Products for sale, by the database. */
async function stored(): Promise<Page['shown']> {
  const docs = await h.db.collection('productos').find({ visible: true }).toArray();
  return Object.fromEntries(
    docs.map(({ _id, stock, precioFinalCentavos, nombre }) => [
      String(_id),
      [stock as number, (precioFinalCentavos as number) / 100, nombre as string],
    ]),
  );
}
/** Both processes come to list what the database has, with counts; addresses that caches keep are asked, too. */
async function agree(): Promise<void> {
  const sorted = (shown: Page['shown']) => JSON.stringify(Object.entries(shown).sort());
  const expected = sorted(await stored());
  for (const base of [h.base, other.base])
    await until(
      () => all(base),
      ({ shown, meta }) => !meta.sinConteos && !!meta.facetas && sorted(shown) === expected,
      PATIENCE,
    );
}

const send = (base: string, method: string, path: string, body?: unknown) =>
  call(base, method, `/api/products${path}`, { token: store.token, body });
async function create(base: string, nombre: string): Promise<string> {
  const form = { nombre, precio: 20, categoria: 'Motor', stock: 5 };
  const { status, body } = await send(base, 'POST', '', form);
  expect([status, body.message]).toEqual([201, body.message]);
  return products.create.response.parse(body.data)._id;
}

/** The line of the search on the administrators' page of the system's state. */
async function searchReview(): Promise<Revision> {
  const { body } = await call<EstadoSistema>(h.base, 'GET', '/api/admin/estado', { token: admin.token });
  return body.data.revisiones.find(({ clave }) => clave === 'busqueda')!;
}

it('what either process writes, both find, in lists that were kept, too', async () => {
  const random = createRandom('motor de búsqueda');
  const ids: string[] = [];
  for (let n = 0; n < 60; n++) {
    const base = random.pick([h.base, other.base]);
    const action = random.next();
    if (ids.length < 5 || action < 0.3) ids.push(await create(base, `Bujía ${n}`));
    else if (action < 0.6) {
      const { status } = await send(base, 'PUT', `/${random.pick(ids)}/stock`, { stock: random.int(0, 30) });
      expect(status).toBe(200);
    } else if (action < 0.9) {
      const form = { precio: random.int(1, 90), nombre: `Filtro ${n}` };
      expect((await send(base, 'PUT', `/${random.pick(ids)}`, form)).status).toBe(200);
    } else expect((await send(base, 'DELETE', `/${ids.splice(random.int(0, ids.length - 1), 1)[0]}`)).status).toBe(200);
    // Lists are kept between the writes.
    if (n % 7 === 0) await Promise.all([page(h.base), page(other.base)]);
  }
  await agree();
  // Both at once on the same products: what the database has last is what is found.
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      send(n % 2 ? h.base : other.base, 'PUT', `/${ids[n % 3]}`, { precio: 10 + n, nombre: `Filtro doble ${n}` }),
    ),
  );
  await agree();
});

it('while it is away lists come from the database without counts, and nothing that was written is lost', async () => {
  await create(h.base, 'Radiador de antes');
  await agree();
  await engine.kill();
  // Also of an address that was never asked for before.
  const bases = [h.base, other.base];
  const away = await Promise.all(bases.map((base) => page(base, '&q=radiador&sort=price-low-high')));
  for (const { meta, shown } of away) {
    expect([meta.sinConteos, meta.facetas, meta.total]).toEqual([true, undefined, 1]);
    expect(Object.values(shown)).toEqual([[5, 20, 'Radiador de antes']]);
  }
  expect(await searchReview()).toMatchObject({ estado: 'falla', resumen: 'OpenSearch no responde' });
  const id = await create(other.base, 'Radiador de mientras');
  await until(
    () => page(h.base, '&q=radiador'),
    ({ shown }) => !!shown[id],
    PATIENCE,
  );
  expect((await send(h.base, 'PUT', `/${id}`, { precio: 33 })).status).toBe(200);
  for (const base of bases) {
    expect((await call(base, 'GET', `/api/search?q=radiador`)).status).toBe(200);
    expect((await call(base, 'GET', `/api/products/${id}/mismo-repuesto`)).status).not.toBe(500);
  }
  await engine.restart();
  await agree();
  await until(
    () => page(other.base, '&q=radiador'),
    ({ shown, meta }) => !meta.sinConteos && shown[id]?.[1] === 33,
    PATIENCE,
  );
  expect(await searchReview()).toMatchObject({ estado: 'ok', resumen: 'OpenSearch, al día' });
});

it('is rebuilt while people read and write: every list is whole, and the writes are in the new one', async () => {
  const builder = h.app.get(IndexBuilder, { strict: false });
  const known = Object.keys(await stored()).length;
  let isBuilding = true;
  const reading = Promise.all(
    [h.base, other.base].map(async (base) => {
      for (let n = 0; isBuilding; n++) {
        const { meta } = await page(base, `&precioMax=${1000 + n}`);
        // From the index or, where a busy machine indexes late, from the database.
        expect(meta.total).toBeGreaterThanOrEqual(known);
      }
    }),
  );
  const writing = (async () => {
    for (let n = 0; isBuilding; n++) await create(n % 2 ? h.base : other.base, `Manguera ${n}`);
  })();
  // Of several that are asked to at once, one builds.
  const building = Promise.all([builder.rebuild(), builder.rebuild()]).finally(() => (isBuilding = false));
  const [built] = await Promise.all([building, reading, writing]);
  expect(built.filter(Boolean)).toHaveLength(1);
  await agree();
});
