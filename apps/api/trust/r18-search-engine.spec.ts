import { setTimeout as sleep } from 'node:timers/promises';
import { type Redis, startRedis } from '@tuerca/mongo/redis/start-redis';
import { type OpenSearch, startOpenSearch } from '@tuerca/opensearch';
import { IndexBuilder } from '../src/products/search/opensearch/index-builder.service';
import { seed } from '../test/catalogue-data';
import { until } from '../test/until';
import { ask } from './client';
import { checkFreshness } from './freshness';
import { goal } from './goal';
import { type Installation, startInstallation } from './installation';
import { type Market, openMarket } from './purchases';

/** Time for which the engine is away, and for which people go on before and after, in ms. */
const AWAY = 5000;
const BEFORE = 3000;
const PRODUCTS = 300;
const REBUILDS = 3;

let redis: Redis;
let engine: OpenSearch;
let site: Installation;
let market: Market;
beforeAll(async () => {
  [redis, engine] = await Promise.all([startRedis(), startOpenSearch()]);
  const own = { REDIS_URL: redis.url, SEARCH: 'opensearch', OPENSEARCH_URL: engine.url };
  site = await startInstallation({ own });
  market = await openMarket(site);
  for (let n = 0; n < PRODUCTS; n++)
    await seed(site.h, market.shop.store.user._id, { nombre: `Filtro ${n}`, precio: 9 });
  await counted();
}, 240_000);
afterAll(async () => {
  await site?.close();
  await redis?.stop();
  await engine?.stop();
}, 120_000);

let asked = 0;
const list = (n: number, query: string) =>
  ask(site.base(n), 'GET', `/api/products?limit=60&facetas=true${query}&precioMin=${++asked / 1000}`);
/** Both answer lists with counts that hold every product of the shop; answers how many that is. */
async function counted(): Promise<void> {
  const known = await site.h.db.collection('productos').countDocuments({ visible: true });
  for (const n of site.all.keys())
    await until(
      () => list(n, ''),
      ({ body }) => !!body.meta?.facetas && !body.meta.sinConteos && body.meta.total === known,
      60_000,
    );
}

/** Ids, prices and stocks of all products for sale, as an instance lists them and as the database has them. */
async function pages(n: number): Promise<string[]> {
  const rows: string[] = [];
  for (let page = 1; ; page++) {
    const { body } = await list(n, `&page=${page}`);
    rows.push(...body.data.map((one: Row) => rowOf(one.id, one.precioFinal, one.stock)));
    if (page >= body.meta.totalPages) return rows.sort();
  }
}
interface Row {
  id: string;
  precioFinal: number;
  stock: number;
}
const rowOf = (id: unknown, price: number, stock: number) => `${String(id)} ${price} ${stock}`;
async function stored(): Promise<string[]> {
  const docs = await site.h.db.collection('productos').find({ visible: true }).toArray();
  return docs
    .map(({ _id, precioFinalCentavos, stock }) => rowOf(_id, (precioFinalCentavos as number) / 100, stock as number))
    .sort();
}
/** Milliseconds until both list what the database has. */
async function agreeAfter(): Promise<number> {
  const began = performance.now();
  const expected = (await stored()).join();
  for (const n of site.all.keys())
    await until(
      () => pages(n),
      (rows) => rows.join() === expected,
      60_000,
    );
  return performance.now() - began;
}

goal('R18', 'the search engine dies under load, and is rebuilt under load', async (report) => {
  const base = (n: number) => site.base(n);
  let [withCounts, without, fewest] = [0, 0, Infinity];
  const onList = ({ body }: { body: { meta?: { total: number; facetas?: unknown; sinConteos?: true } } }) => {
    if (body.meta?.sinConteos) without++;
    else if (body.meta?.facetas) {
      withCounts++;
      fewest = Math.min(fewest, body.meta.total);
    }
  };
  let back = 0;
  const dies = async () => {
    await sleep(BEFORE);
    await engine.kill();
    await sleep(AWAY);
    await engine.restart();
    const began = performance.now();
    await counted();
    back = performance.now() - began;
    await sleep(BEFORE);
  };
  await checkFreshness(report, { what: 'OpenSearch dies', market, base, during: dies, onList });
  report.atLeast('lists with counts, before and after', withCounts, 10);
  report.atLeast('lists without counts, from the database', without, 10);
  report.time('lists have counts again after it is back', [back], 10_000);
  report.time('both list what the database has', [await agreeAfter()], 10_000);

  fewest = Infinity;
  withCounts = 0;
  const builder = site.h.app.get(IndexBuilder, { strict: false });
  let built = 0;
  const rebuild = async () => {
    while (built < REBUILDS) if (await builder.rebuild()) built++;
  };
  await checkFreshness(report, { what: 'index rebuilt', market, base, during: rebuild, onList });
  report.exact('indexes built while people read and write', built, REBUILDS);
  report.atLeast('fewest products in a list meanwhile', fewest, PRODUCTS);
  report.atLeast('lists with counts meanwhile', withCounts, 10);
  report.time('both list what the database has, after that', [await agreeAfter()], 10_000);
});
