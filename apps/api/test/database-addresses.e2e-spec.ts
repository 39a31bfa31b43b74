import { setTimeout as sleep } from 'node:timers/promises';
import { choosePort } from '@tuerca/mongo/common/port';
import { mintUser } from './actors';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { call, freshDatabase, type Harness, startApp } from './harness';
import { client, openShop } from './shop';
import { drawing, type TestBuild, testBuild } from './test-build';
import { until } from './until';

/** Most that a caller waits, in ms, while one of two routers falls silent: until the driver detects it, and asks the other; as `database-faults` allows of one. */
const MAX_WAIT = 8000;
/** More people than pages are drawn at once. */
const VISITORS = 3;
/** Time until the driver detects a silent server, in ms: a heartbeat a second, and three seconds for its answer. */
const FOUND_OUT = 4500;
/** Duration of each fault: several heartbeats. */
const FAULT = 8000;

let build: TestBuild;
let h: Harness;
/** Two routers of one cluster. */
let cables: [FaultProxy, FaultProxy];
let buyers: { token: string }[];
let productoId: string;

/** The address of one database through several hosts. */
const through = (target: string, hosts: string[]): string => target.replace(new URL(target).host, hosts.join());
const hostOf = ({ url }: FaultProxy) => new URL(url).host;

beforeAll(async () => {
  build = testBuild();
  const target = freshDatabase();
  cables = [await startFaultProxy(target), await startFaultProxy(target)];
  h = await startApp({
    MONGODB_URI: through(target, cables.map(hostOf)),
    TUERCA_WEB: build.dist,
    BARRIDO_MS: '600000',
  });
  const shop = await openShop(h);
  productoId = (await shop.sell({ precio: 5, stock: 500 })).id;
  buyers = await Promise.all([client(h), client(h)]);
  for (const { token } of buyers) await call(h.base, 'POST', '/api/cart/add', { token, body: { productoId } });
}, 60_000);
afterEach(() => cables.forEach((cable) => cable.mend()));
afterAll(async () => {
  await h.db.dropDatabase();
  await h.close();
  await Promise.all(cables.map((cable) => cable.close()));
  build.remove();
});

interface Seen {
  what: string;
  said: string;
  /** Milliseconds since the clock's start, and duration. */
  at: number;
  took: number;
}
let asked = 0;
/** A page that is not cached yet, which reads the database. */
async function page(base: string): Promise<string> {
  const res = await fetch(`${base}/tiendas/${asked++}`);
  const text = await res.text();
  return res.status === 200 && drawing(text) ? '200' : `${res.status} ${text.slice(-120)}`;
}
const ready = async (base: string) => String((await fetch(`${base}/readyz`)).status);

/** People who open pages, read and write, one thing after the other, for so long. */
async function traffic(ms: number): Promise<Seen[]> {
  const end = performance.now() + ms;
  const all: Seen[] = [];
  const person = async (what: string, ask: () => Promise<string>) => {
    while (performance.now() < end) {
      const at = performance.now();
      const said = await ask();
      all.push({ what, said, at, took: performance.now() - at });
      await sleep(20);
    }
  };
  const cart = async (method: string, { token }: { token: string }, body?: unknown) =>
    String((await call(h.base, method, method === 'GET' ? '/api/cart' : '/api/cart/update', { token, body })).status);
  await Promise.all([
    ...Array.from({ length: VISITORS }, () => person('page', () => page(h.base))),
    person('ready', () => ready(h.base)),
    ...buyers.flatMap((buyer) => [
      person('read', () => cart('GET', buyer)),
      person('write', () => cart('PUT', buyer, { productoId, cantidad: (asked++ % 9) + 1 })),
    ]),
  ]);
  return all;
}
const refused = (all: Seen[]) => all.filter(({ said }) => said !== '200').map(({ what, said }) => `${what}: ${said}`);

it.each([
  ['is cut off', (cable: FaultProxy) => cable.cut()],
  ['falls silent', (cable: FaultProxy) => cable.silence()],
  ['answers two seconds late', (cable: FaultProxy) => cable.delay(2000)],
])(
  'one of two routers %s: pages, readings and writes go on through the other, and again when it is back',
  async (_, fault) => {
    const running = traffic(FAULT);
    await sleep(500);
    const since = performance.now();
    fault(cables[1]);
    const all = await running;
    // A call whose connection breaks in the middle may be refused, and is repeated by its sender; pages are not.
    const broken = all.filter(
      ({ what, said, at }) => (what === 'read' || what === 'write') && said === '503' && at < since + FOUND_OUT,
    );
    expect(broken.length).toBeLessThanOrEqual(2 * buyers.length);
    expect(refused(all.filter((one) => !broken.includes(one)))).toEqual([]);
    expect(Math.max(...all.map(({ took }) => took))).toBeLessThan(MAX_WAIT);
    for (const what of ['page', 'read', 'write'])
      expect(all.filter((one) => one.what === what).length).toBeGreaterThan(9);
    cables[1].mend();
    expect(refused(await traffic(2000))).toEqual([]);
  },
  60_000,
);

it('the one that is left goes away, too: nobody is promised anything, until one is back', async () => {
  cables[1].cut();
  expect(refused(await traffic(2000))).toEqual([]);
  cables[0].cut();
  await until(
    () => ready(h.base),
    (status) => status === '503',
  );
  // The frame, in which the browser says so and asks again.
  expect(await page(h.base)).toContain('<div id="root"></div>');
  cables[1].mend();
  await until(
    () => ready(h.base),
    (status) => status === '200',
  );
  expect(await page(h.base)).toBe('200');
  expect(refused(await traffic(2000))).toEqual([]);
}, 60_000);

it('an address that nobody has ever answered at costs nothing', async () => {
  const target = freshDatabase();
  const hosts = [`127.0.0.1:${await choosePort(0)}`, new URL(target).host];
  const own = await startApp({ MONGODB_URI: through(target, hosts), TUERCA_WEB: build.dist });
  const end = performance.now() + 4000;
  const said: string[] = [];
  while (performance.now() < end) {
    said.push(await page(own.base), await ready(own.base));
    await sleep(20);
  }
  const { token } = await mintUser(own, 'admin');
  const { revisiones } = (await call(own.base, 'GET', '/api/admin/estado', { token })).body.data;
  await own.close();
  expect(revisiones).toContainEqual(
    expect.objectContaining({
      clave: 'base_datos',
      estado: 'atencion',
      resumen: expect.stringMatching(`ms; sin ${hosts[0]}$`),
    }),
  );
  expect(said.filter((one) => one !== '200')).toEqual([]);
  expect(said.length).toBeGreaterThan(50);
}, 60_000);
