import { openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { drawing, type TestBuild, testBuild } from './test-build';

const PROTECTIONS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

let h: Harness;
let build: TestBuild;
beforeAll(async () => {
  build = testBuild();
  h = await startApp({ TUERCA_WEB: build.dist, PUBLIC_URL: 'https://tuerca.example' });
});
afterAll(async () => {
  await h.close();
  build.remove();
});

const open = async (path: string, headers: Record<string, string> = {}) => {
  const res = await fetch(h.base + path, { redirect: 'manual', headers });
  return { status: res.status, text: await res.text(), headers: res.headers };
};

describe('a page', () => {
  it('that was sent as a form before its code came is opened again, with nothing of what was typed in its address', async () => {
    for (const [path, target] of [
      ['/iniciar-sesion', '/iniciar-sesion'],
      ['/restablecer-contrasena/abc?x=1', '/restablecer-contrasena/abc'],
      ['//tuerca.evil/iniciar-sesion', '/tuerca.evil/iniciar-sesion'],
    ]) {
      const res = await fetch(h.base + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email: 'ana@correo.ve', password: 'Secreta.1' }),
      });
      expect([res.status, res.headers.get('location'), res.headers.get('cache-control')]).toEqual([
        303,
        target,
        'no-store',
      ]);
    }
    expect((await fetch(h.base + '/api/no-existe', { method: 'POST' })).status).toBe(404);
  });

  it('comes as HTML with its content, its head and the data it was drawn from', async () => {
    const { status, text, headers } = await open('/productos');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<div id="root"><p>0 productos');
    expect(text).toContain('https://tuerca.example');
    expect(text).toContain('<head><title>$& /productos</title></head>');
    expect(text).toContain('<script id="page-state" type="application/json">{"a":1}</script>');
  });

  it('is drawn once for as long as what it shows is true, and anew after a write', async () => {
    const first = drawing((await open('/inicio')).text);
    expect(drawing((await open('/inicio')).text)).toBe(first);
    await seed(h, (await openBusiness(h, 'store')).user._id);
    const after = (await open('/inicio')).text;
    expect(after).toContain('1 productos');
    expect(drawing(after)).not.toBe(first);
  });

  it('is drawn once for many who ask at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => open('/a-la-vez')));
    expect(new Set(all.map(({ text }) => drawing(text))).size).toBe(1);
  });

  it('comes, drawn or as the frame that the browser fills, to everybody in a crowd, and the shop goes on', async () => {
    const crowd = Array.from({ length: 200 }, (_, n) => open(`/gentio/${n}`));
    const shop = call(h.base, 'GET', '/api/system/public');
    const pages = await Promise.all(crowd);
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    const drawn = pages.filter(({ text }) => drawing(text)).length;
    expect(drawn).toBeGreaterThanOrEqual(2);
    expect(pages.filter(({ text }) => text.includes('<div id="root"></div>'))).toHaveLength(200 - drawn);
    expect((await shop).status).toBe(200);
  });

  it('is drawn for one address sixty times in half a minute; after that its browser draws', async () => {
    const strict = await startApp({ MONGODB_URI: process.env.MONGODB_URI!, LIMITE_FACTOR: '1' });
    const ask = async (n: number) => {
      const res = await fetch(`${strict.base}/direccion/${n}`);
      return { status: res.status, text: await res.text() };
    };
    const drawings: boolean[] = [];
    for (let n = 0; n < 75; n++) {
      const { status, text } = await ask(n);
      expect(status).toBe(200);
      drawings.push(drawing(text) !== undefined);
    }
    // What is drawn already costs nothing.
    expect(drawing((await ask(0)).text)).toBeDefined();
    await strict.close();
    process.env.LIMITE_FACTOR = '10000';
    // A window may have begun anew in between.
    expect(drawings.slice(0, 60)).toEqual(Array(60).fill(true));
    expect(drawings.filter((drawn) => !drawn).length).toBeGreaterThan(0);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await open('/mismo');
    expect((await open('/mismo', { 'If-None-Match': headers.get('etag')! })).status).toBe(304);
  });

  it.each([
    ['/falta', 404],
    ['/viejo', 301],
  ])('%s answers %i', async (path, status) => expect((await open(path)).status).toBe(status));

  it('leads an alias on', async () => expect((await open('/viejo')).headers.get('location')).toBe('/nuevo'));

  it('falls back to the empty frame, which the browser fills, when it cannot be drawn', async () => {
    const { status, text } = await open('/rota');
    expect([status, text]).toEqual([200, '<!doctype html><head></head><body><div id="root"></div></body>']);
  });

  it.each(['/%', '/producto/%E0%A4%A', '/%c0%ae%c0%ae/%'])(
    'answers %s, which cannot be decoded, with a page that says so and all protections',
    async (path) => {
      const { status, headers, text } = await open(path);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        400,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(text).toContain('Esta dirección no es válida');
      const { headers: home } = await open('/');
      for (const name of PROTECTIONS) expect([name, headers.get(name)]).toEqual([name, home.get(name)]);
      const call = await open('/api/products/%E0%A4%A');
      expect([call.status, call.headers.get('content-security-policy')]).toEqual([
        400,
        home.get('content-security-policy'),
      ]);
    },
  );

  it('takes an address of 10,000 characters', async () => {
    const { status, text } = await open(`/busqueda?q=${'a'.repeat(10_000)}`);
    expect(status).toBe(200);
    expect(text).toContain('/busqueda?q=aaaaaaaa');
  });
});

describe('files', () => {
  it('are kept for a year where their name is their content', async () => {
    expect((await open('/assets/a-1234.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const worker = (await open('/sw.js')).headers;
    expect([worker.get('cache-control'), worker.get('content-type')]).toEqual([
      'no-cache',
      expect.stringMatching(/^(text|application)\/javascript/),
    ]);
  });

  it('carry no protections of documents, which would outweigh a small one', async () => {
    const { headers } = await open('/assets/a-1234.js');
    expect([headers.get('content-security-policy'), headers.get('x-frame-options')]).toEqual([null, null]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await open('/sw.js')).headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('that are gone are not pages', async () => {
    const { status, headers } = await open('/assets/vieja-9999.js');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/json/);
  });

  it('name the origins of their pictures and the hashes of scripts in the page, which the content security policy then allows', async () => {
    const policy = (await open('/productos')).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policy).toContain("script-src 'self' 'sha256-AbC=';");
  });

  it('come from the origin of MEDIA_URL: drawn pages, frames and the policy name it', async () => {
    const media = 'https://cdn.tuerca.example';
    const other = await startApp({
      MONGODB_URI: process.env.MONGODB_URI!,
      MEDIA_URL: `${media}/`,
      LIMITE_FACTOR: '10000',
    });
    for (const path of ['/productos', '/rota']) {
      const res = await fetch(other.base + path);
      const text = await res.text();
      expect(text).toContain(`<meta name="tuerca-media" content="${media}"/>`);
      expect(text.includes(`fotos de ${media}`)).toBe(path === '/productos');
      expect(res.headers.get('content-security-policy')).toContain(
        `img-src 'self' data: blob: ${media} https://tiles.example;`,
      );
    }
    expect((await open('/productos')).text).not.toContain('tuerca-media');
    await other.close();
    delete process.env.MEDIA_URL;
  });

  it('the frame itself is not one of them', async () =>
    expect((await open('/index.html')).text).not.toContain('<!--cuerpo-->'));
});

describe('crawlers', () => {
  it('find every public page in the sitemap, and their way to it', async () => {
    expect((await open('/robots.txt')).text).toContain('Sitemap: https://tuerca.example/sitemap.xml');
    const { text: index } = await open('/sitemap.xml');
    const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, part]) => open(new URL(part!).pathname));
    const text = (await Promise.all(parts)).map((part) => part.text).join('');
    const [producto] = (await call(h.base, 'GET', '/api/products')).body.data;
    for (const path of [
      '/',
      '/productos?category=frenos',
      `/producto/${producto._id}`,
      `/producto/tienda/${producto.tienda._id}`,
    ])
      expect(text).toContain(`<loc>https://tuerca.example${path}</loc>`);
  });
});
