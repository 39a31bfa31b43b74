import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { SitemapService } from '../src/pages/sitemap.service';
import { RangeReader } from '../src/platform/database/id-ranges';
import { openBusiness } from './actors';
import { seed } from './catalogue-data';
import { monitored } from './command-count';
import { freshDatabase, type Harness, startApp } from './harness';
import { until } from './until';

const ORIGIN = 'https://tuerca.example';
const SIZE = 3;
type Started = Record<string, unknown> & { $readPreference?: { mode: string } };

let h: Harness;
const sitemap = () => h.app.get(SitemapService, { strict: false });
beforeAll(async () => {
  h = await startApp({ PUBLIC_URL: ORIGIN, MONGODB_URI: monitored(freshDatabase()) });
  Object.assign(sitemap(), { partSize: SIZE });
  const { user } = await openBusiness(h, 'store');
  for (let n = 0; n < 10; n++) await seed(h, user._id, { nombre: `Disco ${n}`, sku: `DISCO-${n}`, activo: n !== 4 });
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const res = await fetch(h.base + path, { headers });
  return { status: res.status, text: await res.text(), headers: res.headers };
};
const locs = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc!.replace(ORIGIN, ''));
const parts = async (kind: string) =>
  locs((await open('/sitemap.xml')).text).filter((path) => path.startsWith(`/sitemaps/${kind}-`));
const products = () => h.db.collection('productos');

it('every page stands in one part of the index, dated, and no part holds more than it may', async () => {
  const { text, headers } = await open('/sitemap.xml');
  expect(headers.get('content-type')).toMatch(/^application\/xml/);
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n(<sitemap><loc>[^<]+<\/loc><\/sitemap>\n)+<\/sitemapindex>\n$/,
  );
  const visible = await products().find({ visible: true }).toArray();
  const paths = await parts('productos');
  expect(paths).toHaveLength(Math.ceil((await products().countDocuments()) / SIZE));
  const found: string[] = [];
  for (const path of paths) {
    const part = await open(path);
    expect([part.status, part.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(part.text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n(<url>.+<\/url>\n)+<\/urlset>\n$/,
    );
    expect(locs(part.text).length).toBeLessThanOrEqual(SIZE);
    found.push(...locs(part.text));
    for (const { _id, updatedAt } of visible)
      if (part.text.includes(String(_id)))
        expect(part.text).toContain(`/producto/${_id}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`);
  }
  expect(found.sort()).toEqual(visible.map(({ _id }) => `/producto/${_id}`).sort());
  expect(locs((await open('/sitemaps/tiendas-1.xml')).text)).not.toEqual([]);
  expect(locs((await open('/sitemaps/paginas-1.xml')).text)).toContain('/productos?category=frenos');
});

it('a part may be read from a secondary, and the page of a product may not', async () => {
  const [path] = await parts('productos');
  const seen: string[] = [];
  const onStarted = ({ commandName, command }: { commandName: string; command: Started }) =>
    void seen.push(`${String(command[commandName])} ${command.$readPreference?.mode ?? 'primary'}`);
  const client = h.db.getClient();
  client.on('commandStarted', onStarted as never);
  await open(path!);
  await fetch(`${h.base}/api/products/${'0'.repeat(24)}`);
  client.off('commandStarted', onStarted as never);
  expect(seen).toContain('productos secondaryPreferred');
  expect(seen).toContain('productos primary');
});

it('parts that nobody needs are not named, and addresses of no part are none', async () => {
  expect(await parts('talleres')).toEqual([]);
  const beyond = (await parts('productos')).length + 1;
  for (const name of [`productos-${beyond}.xml`, 'productos-0.xml', 'paginas-2.xml', 'constructor-1.xml', 'otra.xml'])
    expect([name, (await open(`/sitemaps/${name}`)).status]).toEqual([name, 404]);
});

it('what is hidden or gone leaves its part, what is new joins the last one, and no other part changes', async () => {
  const paths = await parts('productos');
  const read = async () => Promise.all(paths.map(async (path) => locs((await open(path)).text)));
  const before = await read();
  const [hidden, gone] = before[0]!.map((path) => path.split('/').at(-1)!);
  const { _id, ...form } = (await products().findOne({ visible: true }))!;
  const byId = async (id: string) => (await products().find().toArray()).find((one) => String(one._id) === id)!._id;
  await products().updateOne({ _id: await byId(hidden!) }, { $set: { visible: false } });
  await products().deleteOne({ _id: await byId(gone!) });
  const { insertedId } = await products().insertOne({ ...form, sku: 'NUEVO-1' });
  const after = await read();
  expect(after[0]).toEqual(before[0]!.slice(2));
  expect(after.slice(1, -1)).toEqual(before.slice(1, -1));
  expect(after.at(-1)).toEqual([...before.at(-1)!, `/producto/${insertedId}`]);
});

it('a part comes compressed to whoever reads that', async () => {
  const [path] = await parts('productos');
  const plain = await open(path!, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const sent = await new Promise<Buffer>((resolve, reject) => {
    get(h.base + path!, { headers: { 'accept-encoding': 'gzip' } }, async (res) => {
      expect([res.headers['content-encoding'], res.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
      resolve(Buffer.concat(await res.toArray()));
    }).on('error', reject);
  });
  expect(gunzipSync(sent).toString()).toBe(plain.text);
});

it('few are written at once, and one whose reader has gone is not read to its end', async () => {
  let ended = 0;
  let more = () => {};
  const next = new Promise<void>((resolve) => (more = resolve));
  jest.spyOn(RangeReader.prototype, 'read').mockImplementation(async function* () {
    try {
      for (;;) {
        yield* Array.from({ length: 500 }, () => ({ id: 'a'.repeat(24), updatedAt: new Date(0) }));
        await next;
      }
    } finally {
      ended++;
    }
  });
  const [path] = await parts('productos');
  const leave = new AbortController();
  const slow = Array.from({ length: 4 }, () => fetch(h.base + path!, { signal: leave.signal }));
  await Promise.all(slow);
  const refused = await fetch(h.base + path!, { signal: leave.signal });
  leave.abort();
  more();
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, null]);
  await until(
    () => Promise.resolve(ended),
    (n) => n === slow.length,
  );
  jest.restoreAllMocks();
  await until(
    () => open(path!),
    ({ status }) => status === 200,
  );
});
