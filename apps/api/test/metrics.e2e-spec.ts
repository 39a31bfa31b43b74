import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import { markBackup, markDrill } from '../src/platform/database/backup/marks';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { call, freshDatabase, type Harness, startApp } from './harness';
import { disconnectAll, listen } from './listen';
import { buy, client, openShop, referencia, type Shop, until } from './shop';

const PATTERNS = new Set(Object.values(ENDPOINTS).flatMap((group) => Object.values(group).map(({ path }) => path)));
const servers = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

let h: Harness;
let cable: FaultProxy;
let shop: Shop;
let inner: string;
beforeAll(async () => {
  cable = await startFaultProxy(freshDatabase());
  const port = await freePort();
  inner = `127.0.0.1:${port}`;
  h = await startApp({ MONGODB_URI: cable.url, METRICS_PORT: String(port), BARRIDO_MS: '600000' });
  delete process.env.METRICS_PORT;
  shop = await openShop(h);
}, 60_000);
afterAll(async () => {
  disconnectAll();
  cable.mend();
  await h.db.dropDatabase();
  await h.close();
  await cable.close();
});

const scrape = async (): Promise<string> => (await fetch(`http://${inner}/metrics`)).text();
/** The value of a series, by its name and all its labels. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};
const valuesOf = (text: string, label: string): Set<string> =>
  new Set([...text.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g'))].map(([, value]) => value!));
const countOf = (text: string, route: string, method = 'GET', status = '2xx') =>
  valueOf(text, `tuerca_http_seconds_count{route="${route}",method="${method}",status="${status}"}`) ?? 0;

it('are at the inner port of the loopback and nowhere else', async () => {
  const answer = await fetch(`http://${inner}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  for (const path of ['/metrics', '//metrics', '/metrics/', '/api/metrics', '/Metrics', '/%6detrics'])
    expect([path, (await fetch(h.base + path)).status]).toEqual([path, 404]);
  for (const path of ['/', '/metrics/', '/metrics?x=1', '/api/products', '/healthz'])
    expect([path, (await fetch(`http://${inner}${path}`)).status]).toEqual([path, 404]);
  expect((await fetch(`http://${inner}/metrics`, { method: 'POST' })).status).toBe(404);
  await expect(fetch(`http://${inner.replace('127.0.0.1', '127.0.0.2')}/metrics`)).rejects.toThrow('fetch failed');
});

it('need a port: without one nothing listens but the shop', async () => {
  const before = servers();
  const alone = await startApp();
  expect(servers()).toBe(before + 1);
  await alone.close();
});

it('count a request by the pattern of its route', async () => {
  const { id } = await shop.sell({ precio: 5, stock: 5 });
  const before = await scrape();
  for (let i = 0; i < 3; i++) await call(h.base, 'GET', `/api/products/${id}`);
  await call(h.base, 'GET', '/api/products/65a000000000000000000001');
  await call(h.base, 'POST', '/api/cart/add', { body: { productoId: id } });
  const after = await scrape();
  const grown = (...[route, method, status]: [string, string?, string?]) =>
    countOf(after, route, method, status) - countOf(before, route, method, status);
  expect(grown('/api/products/:id')).toBe(3);
  expect(grown('/api/products/:id', 'GET', '4xx')).toBe(1);
  expect(grown('/api/cart/add', 'POST', '4xx')).toBe(1);
});

it('get no label from what callers write', async () => {
  const known = await scrape();
  const evil = () => randomBytes(12).toString('hex');
  const asked = Array.from({ length: 40 }, () => evil());
  for (const word of asked)
    for (const path of [
      `/${word}`,
      `/api/${word}`,
      `/api/products/${word}`,
      `/api/products?${word}=1`,
      `/media/${word}.webp`,
    ])
      await fetch(h.base + path);
  for (const path of [`/api/products/${'x'.repeat(400)}`, '/api/%E0%A4%A', `/api/products/"}%20evil{route="`])
    await fetch(h.base + path);
  for (const method of ['PROPFIND', 'PURGE', 'SEARCH']) await fetch(`${h.base}/api/products`, { method });
  const text = await scrape();
  for (const word of asked) expect(text).not.toContain(word);
  for (const route of valuesOf(text, 'route'))
    if (!PATTERNS.has(route)) expect(['none', '/media/*', '/healthz', '/readyz', 'file']).toContain(route);
  for (const method of valuesOf(text, 'method'))
    expect(method).toMatch(/^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|other)$/);
  // What no route knows is one label for all.
  expect(valuesOf(text, 'route').size - valuesOf(known, 'route').size).toBeLessThanOrEqual(2);
});

it('tell how the process does, and nothing of persons', async () => {
  const { id } = await shop.sell({ precio: 5, stock: 5 });
  const ana = await client(h);
  await listen(h, ana);
  const bought = await buy(h, ana.token, [{ productoId: id, cantidad: 1, tiendaId: shop.store.user._id }], {
    referencia: referencia('99'),
  });
  expect(bought.status).toBe(201);
  const text = await until(scrape, (one) => one.includes('tuerca_bank_seconds_count'));
  expect(valueOf(text, 'tuerca_bank_seconds_count{bank="simulado",answer="verificado"}')).toBe(1);
  expect(valueOf(text, 'tuerca_sockets')).toBe(1);
  expect(valueOf(text, 'tuerca_connected_people')).toBe(1);
  expect(valueOf(text, 'tuerca_database_well')).toBe(1);
  expect(valueOf(text, 'tuerca_database_calls{state="waiting"}')).toBe(0);
  expect(valueOf(text, 'tuerca_hashes{state="running"}')).toBe(0);
  expect(valueOf(text, 'tuerca_drawings{state="waiting"}')).toBe(0);
  expect(valueOf(text, 'tuerca_index_products')).toBeGreaterThan(0);
  expect(valueOf(text, 'tuerca_index_age_seconds')).toBeLessThan(30);
  expect(valueOf(text, 'tuerca_answer_cache_bytes')).toBeGreaterThan(0);
  for (const name of ['mail_outbox', 'notice_outbox', 'page_cache_bytes'])
    expect(text).toContain(`# TYPE tuerca_${name}`);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  for (const secret of [ana.email, ana.user._id, ana.token, id, shop.store.user._id])
    expect(text).not.toContain(secret);
});

it('tell the age of the last backup and of the last drill, and of none nothing', async () => {
  for (const name of ['backup', 'drill'])
    expect(await scrape()).not.toMatch(new RegExp(`^tuerca_${name}_age_seconds`, 'm'));
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await markBackup(h.db.db!, { fecha: hoursAgo(1) });
  await markDrill(h.db.db!, { fecha: hoursAgo(2), respaldo: hoursAgo(3) });
  const text = await scrape();
  const ages = ['backup', 'drill'].map((name) => Math.floor(valueOf(text, `tuerca_${name}_age_seconds`)! / 3600));
  expect(ages).toEqual([1, 2]);
});

it('come also while the database is away, and say so', async () => {
  cable.cut();
  const text = await until(scrape, (one) => valueOf(one, 'tuerca_database_well') === 0);
  expect(valueOf(text, 'tuerca_index_products')).toBeGreaterThan(0);
  cable.mend();
  await until(scrape, (one) => valueOf(one, 'tuerca_database_well') === 1);
});
