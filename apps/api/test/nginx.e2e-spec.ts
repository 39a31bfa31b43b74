import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import { ERRORS } from '@tuerca/contracts/errors';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { maxFormBytes } from '../src/platform/http/multipart';
import { StorageService } from '../src/platform/storage/storage.service';
import { mintUser } from './actors';
import { ChatSocket } from './chats';
import { call, type Harness, startApp } from './harness';
import { checkConfiguration, type RunningNginx, shipped, startNginx } from './nginx';
import { until } from './until';

const MB = 1024 * 1024;
const addressOf = ({ path }: AnyEndpoint) => path.replaceAll(/:\w+/g, 'a'.repeat(24));
const open: (Server | RunningNginx)[] = [];
afterEach(async () => {
  for (const one of open.splice(0))
    if ('stop' in one) await one.stop();
    else {
      one.closeAllConnections();
      await new Promise((resolve) => one.close(resolve));
    }
});

/** nginx before processes of which each answers as told; who has no answer is an address where nobody listens. */
async function behind(...answers: (RequestListener | null)[]): Promise<RunningNginx> {
  const addresses: string[] = [];
  for (const [i, answer] of answers.entries()) {
    // A port that was given back may be given to another test's server.
    if (!answer) {
      addresses.push(`127.0.0.1:${i + 1}`);
      continue;
    }
    const server = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    addresses.push(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    open.push(server);
  }
  const nginx = await startNginx(addresses);
  open.push(nginx);
  return nginx;
}
const works: RequestListener = (_req, res) => res.end('{"success":true}');
const unavailable: RequestListener = (_req, res) => {
  res.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
  res.end('{"success":false,"message":"De la API"}');
};
const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let n = 0; n < times; n++) seen.push((await ask()).status);
  return [...new Set(seen)];
};

describe('the shipped configuration', () => {
  it("passes nginx's own check, with the upstream of the image", async () =>
    expect(await checkConfiguration()).toContain('test is successful'));

  it('lets in the longest form that contracts know, and not a megabyte more', () => {
    const calls = Object.values(ENDPOINTS).flatMap((group) => Object.values<AnyEndpoint>(group));
    const isLarge = ({ files = {} }: AnyEndpoint) => Object.values(files).some((field) => field.isLarge);
    const large = calls.filter(isLarge);
    const longest = Math.max(...calls.filter((one) => !isLarge(one)).map(maxFormBytes));
    const [limit, ...own] = [
      ...shipped('nginx.conf').matchAll(/(?:location ~ (\S+) \{\s+)?client_max_body_size (\d+)m;/g),
    ];
    expect(limit?.[2]).toBe(String(Math.ceil(longest / MB)));
    // Each call with a large file at its own address, and nothing else.
    const given = large.map((one) => own.find(([, address]) => new RegExp(address!).test(addressOf(one)))?.[2]);
    expect(given).toEqual(large.map((one) => String(Math.ceil(maxFormBytes(one) / MB))));
    expect(own).toHaveLength(large.length);
    const others = calls.filter((one) => !isLarge(one)).map(addressOf);
    expect(others.filter((address) => own.some(([, one]) => new RegExp(one!).test(address)))).toEqual([]);
  });

  it("says what it has to say in the API's words", () => {
    for (const code of ['NO_DISPONIBLE', 'MUY_GRANDE'] as const) {
      const { message } = ERRORS[code];
      const body = JSON.stringify({ success: false, message, mensaje: message, code });
      expect(shipped('nginx-errors.conf')).toContain(`return ${ERRORS[code].status} '${body}'`);
    }
    expect(shipped('nginx-errors.conf')).toContain(`<p>${ERRORS.NO_DISPONIBLE.message}</p>`);
  });
});

describe('of several processes', () => {
  it('one that is gone, or says that it cannot, costs no reading', async () => {
    for (const other of [null, unavailable]) {
      const { base } = await behind(other, works);
      expect(await statuses(30, () => fetch(`${base}/api/products`))).toEqual([200]);
    }
  });

  it('a write that was sent is not sent again, whatever became of it', async () => {
    const received: string[] = [];
    const dies: RequestListener = (req) => {
      if (req.method === 'GET') return req.socket.destroy();
      received.push(req.url!);
      req.resume().once('end', () => req.socket.destroy());
    };
    const { base } = await behind(dies, dies);
    for (const method of ['POST', 'PATCH']) {
      const { status, body, headers } = await call(base, method, `/api/cart/${method}`, { body: { cantidad: 1 } });
      expect([status, body.code, body.message]).toEqual([503, 'NO_DISPONIBLE', ERRORS.NO_DISPONIBLE.message]);
      expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['2', 'no-store']);
    }
    expect(received).toEqual(['/api/cart/POST', '/api/cart/PATCH']);
  });

  it.each([1, 2, 3])('when none of %i can, they are still asked, and their own words come through', async (count) => {
    let pages = 0;
    const lame: RequestListener = (req, res) => (req.url === '/' ? res.end(`${++pages}`) : unavailable(req, res));
    const { base } = await behind(...Array<RequestListener>(count).fill(lame));
    for (let n = 0; n < 12; n++) {
      const { status, body } = await call(base, n % 2 ? 'POST' : 'GET', '/api/products', n % 2 ? { body: {} } : {});
      expect([status, body.message]).toEqual([503, 'De la API']);
      expect((await fetch(`${base}/`)).status).toBe(200);
    }
    expect(pages).toBe(12);
  });

  it('where nobody is left, a person reads so in Spanish', async () => {
    const { base, log } = await behind(null, null);
    expect((await call(base, 'GET', '/api/products')).body).toMatchObject({ success: false, code: 'NO_DISPONIBLE' });
    const page = await fetch(`${base}/buscar`);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Volvemos en un momento');
    // nginx writes its line once the answer has gone.
    await until(
      () => Promise.resolve(log()),
      (lines) => /"GET \/buscar" 503 .* 502\b/.test(lines),
    );
    const long = await call(base, 'POST', '/api/uploads/image', { body: 'x'.repeat(17 * MB) });
    expect([long.status, long.body.code]).toEqual([413, 'MUY_GRANDE']);
  });
});

describe('a picture', () => {
  let h: Harness;
  beforeAll(async () => void (h = await startApp({ IMAGENES_AVIF: '1', TRUSTED_PROXIES: '127.0.0.1' })));
  afterAll(() => h.close());
  const before = async () => {
    const nginx = await startNginx([new URL(h.base).host]);
    open.push(nginx);
    return nginx;
  };

  it('is kept in front of the API, in each of its forms, unless it is private', async () => {
    const { base } = await before();
    const storage = h.app.get(StorageService, { strict: false });
    const read = jest.spyOn(storage, 'open');
    const [large, hidden] = ['productos/uno-640.webp', 'privado/chats/uno.webp'];
    for (const path of [large, hidden]) await storage.put(path, Buffer.from('large picture'), 'image/webp');
    await storage.put('productos/uno-320.webp', Buffer.from('small'), 'image/webp');
    const text = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(`${base}/media/${path}`, { headers })).text();
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, n) => text(large, { Accept: `image/webp,*/*;q=0.${n + 10}` })),
    );
    expect([...new Set(crowd)]).toEqual(['large picture']);
    expect(await text(large, { Accept: 'image/webp', Range: 'bytes=6-' })).toBe('picture');
    expect(read).toHaveBeenCalledTimes(1);
    expect(await text(large, { 'Save-Data': 'on' })).toBe('small');
    for (let n = 0; n < 3; n++) expect((await fetch(`${base}/media/${hidden}`)).status).toBe(404);
    await storage.delete(large);
    expect(await text(large)).toBe('large picture');
    expect((await fetch(`${base}/media/${large}?otra`)).status).toBe(200);
    expect((await fetch(h.base + `/media/${large}`)).status).toBe(404);
  });

  it('is asked for again soon while its smaller form may come', async () => {
    const { base } = await before();
    await h.app.get(StorageService, { strict: false }).put('productos/dos-640.webp', Buffer.from('RIFF'), 'image/webp');
    const shared = async (Accept: string) =>
      (await fetch(`${base}/media/productos/dos-640.webp`, { headers: { Accept } })).headers.get('cache-control');
    expect(await shared('image/avif,*/*')).toContain('s-maxage=60,');
    expect(await shared('image/webp,*/*')).toContain('s-maxage=600,');
  });

  it('that is kept shows while the API cannot read it', async () => {
    let asked = 0;
    const { base } = await behind((req, res) => {
      if (asked++) return unavailable(req, res);
      res.writeHead(200, { 'Cache-Control': 'public, s-maxage=1', 'Content-Type': 'image/webp' });
      res.end('picture');
    });
    const show = () => fetch(`${base}/media/productos/tres-640.webp`).then((res) => res.text());
    expect(await show()).toBe('picture');
    await until(
      async () => [await show(), asked > 1],
      ([, isOld]) => isOld === true,
    );
    expect(await show()).toBe('picture');
  });

  it('that broke off is not kept', async () => {
    let asked = 0;
    const { base } = await behind((_req, res) => {
      res.writeHead(200, { 'Cache-Control': 'public, s-maxage=600', 'Content-Length': 14 }).write('picture');
      if (asked++) res.end('picture');
      else setImmediate(() => res.destroy());
    });
    const show = () => fetch(`${base}/media/productos/cuatro-640.webp`).then((res) => res.text());
    await expect(show()).rejects.toThrow();
    expect(await show()).toBe('picturepicture');
  });

  it('that is the same when it was kept long enough is not sent again', async () => {
    const conditions: unknown[] = [];
    const { base } = await behind((req, res) => {
      const known = req.headers['if-none-match'];
      conditions.push(known);
      const headers = { 'Cache-Control': 'public, s-maxage=1', 'Content-Type': 'image/webp', ETag: '"one"' };
      res.writeHead(known ? 304 : 200, headers).end(known ? undefined : 'picture');
    });
    const show = () => fetch(`${base}/media/productos/cinco-640.webp`).then((res) => res.text());
    await until(
      async () => {
        expect(await show()).toBe('picture');
        return conditions.length;
      },
      (count) => count === 3,
    );
    expect(conditions).toEqual([undefined, '"one"', '"one"']);
  });

  it('and a socket passes', async () => {
    const { base } = await before();
    const socket = await ChatSocket.open(base, await mintUser(h, 'client'));
    await socket.settled();
    socket.close();
  });
});
