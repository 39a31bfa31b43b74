import { DOCUMENT_PATHS } from '@tuerca/contracts/pages/documents';
import { type Redis, startRedis } from '@tuerca/mongo/redis/start-redis';
import { adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { PRODUCTION } from './production';
import { type SecondProcess, startSecondProcess } from './second-process';
import { type TestBuild, testBuild } from './test-build';
import { until } from './until';

jest.setTimeout(90_000);

// Asks what the real page asks. How that one looks is told by apps/web (app/opens-soon.spec.tsx).
const RENDERER = `exports.renderPage = async ({ ask }) => {
  const { data } = JSON.parse((await ask('/api/system/public')).body);
  await ask('/api/products?limit=1');
  return { status: 200, head: '', cuerpo: data.tasa ? 'Abierta a ' + data.tasa.valor : 'Abrimos pronto', estado: '{}' };
};`;

// The glossary, the registration and the documents: what can be read without a rate.
const OPEN_BEFORE = 2 + DOCUMENT_PATHS.length;

let redis: Redis;
let web: TestBuild;
let h: Harness;
let other: SecondProcess;
beforeAll(async () => {
  redis = await startRedis({ onProgress: console.log });
  web = testBuild(RENDERER);
  h = await startApp({ ...PRODUCTION, REDIS_URL: redis.url, TUERCA_WEB: web.dist });
  other = await startSecondProcess();
}, 180_000);
afterAll(async () => {
  await other.close();
  await h.close();
  for (const name of ['REDIS_URL', 'TUERCA_WEB']) delete process.env[name];
  process.env.NODE_ENV = 'test';
  web.remove();
  await redis.stop();
});

const everywhere = <T>(ask: (base: string) => Promise<T>): Promise<T[]> => Promise.all([h.base, other.base].map(ask));
const page = async (base: string) => {
  const res = await fetch(`${base}/productos`);
  return `${res.status} ${/<div id="root">(.*)<\/div>/.exec(await res.text())?.[1]}`;
};
const sitemap = async (base: string) => {
  const locs = async (path: string) => [...(await (await fetch(base + path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  const parts = await Promise.all((await locs('/sitemap.xml')).map(([, part]) => locs(new URL(part!).pathname)));
  return parts.flat().length;
};
const prices = async (base: string) => {
  const { status, body, headers } = await call(base, 'GET', '/api/products');
  return [status, body.code ?? null, headers.get('retry-after')];
};

it('a shop without a rate opens soon, on every instance, and opens on all of them with the first one', async () => {
  const configs = await everywhere(async (base) => (await call(base, 'GET', '/api/system/public')).body.data);
  for (const config of configs)
    expect(config).toMatchObject({ tasa: null, registro: { claveMin: expect.any(Number) } });
  // Twice: the second one is the page that was kept.
  for (let n = 0; n < 2; n++) expect(await everywhere(page)).toEqual(Array(2).fill('200 Abrimos pronto'));
  expect(await everywhere(prices)).toEqual(Array(2).fill([503, 'TASA_NO_DISPONIBLE', '60']));
  expect(await everywhere(sitemap)).toEqual(Array(2).fill(OPEN_BEFORE));

  const body = { valor: 1500, motivo: 'Primera tasa' };
  const token = await adminToken(h);
  expect((await call(h.base, 'PUT', '/api/system/config/tasa_bcv', { token, body })).status).toBe(200);
  // Where it was set with the answer, elsewhere with the message of it.
  expect(await page(h.base)).toBe('200 Abierta a 1500');
  expect(await prices(h.base)).toEqual([200, null, null]);
  await until(
    () => page(other.base),
    (text) => text === '200 Abierta a 1500',
    5000,
  );
  expect(await prices(other.base)).toEqual([200, null, null]);
  expect(await everywhere(sitemap)).not.toContain(OPEN_BEFORE);
});
