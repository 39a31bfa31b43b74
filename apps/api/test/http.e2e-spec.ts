import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { MailService } from '../src/platform/mail/mail.service';
import { StorageService } from '../src/platform/storage/storage.service';
import { mintUser } from './actors';
import { call, type Harness, startApp } from './harness';

const ALL = Object.values(ENDPOINTS).flatMap((group) => Object.values(group));
const nameOf = (e: AnyEndpoint) => `${e.method} ${e.path}`;
const url = (e: AnyEndpoint, value: string) => e.path.replace(/:\w+/g, value);
const tokens: Record<string, string> = {};

let h: Harness;
beforeAll(async () => {
  const web = mkdtempSync(join(tmpdir(), 'tuerca-web-'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tuerca</title>');
  h = await startApp({ TUERCA_WEB: web });
  for (const role of ['client', 'store', 'workshop', 'admin'] as const) tokens[role] = (await mintUser(h, role)).token;
});
afterAll(() => h.close());

const raw = (method: string, path: string, init: RequestInit = {}) => fetch(h.base + path, { method, ...init });
const tokenFor = ({ access }: AnyEndpoint) =>
  Array.isArray(access) ? tokens[access[0] as string] : access === 'public' ? undefined : tokens.client;

/** Checks the common form of every refusal. */
async function expectRefusal(res: Response, status: number, code?: string): Promise<void> {
  const text = await res.text();
  expect([res.status, text]).toEqual([
    status,
    expect.stringMatching(/^\{"success":false,"message":"[^"]*[a-záéíóúñ][^"]*"/),
  ]);
  const body = JSON.parse(text) as { message: string; mensaje: string; code: string };
  expect(body.mensaje).toBe(body.message);
  if (code) expect(body.code).toBe(code);
  expect(text).not.toMatch(/ at |node_modules|Error:|Unexpected|Invalid/);
  expect(res.headers.get('x-content-type-options')).toBe('nosniff');
}

describe('every call of the contract', () => {
  it.each(ALL.filter(({ access }) => access !== 'public').map((e) => [nameOf(e), e] as const))(
    '%s wants a session',
    async (_name, e) => {
      await expectRefusal(await raw(e.method, url(e, 'f'.repeat(24))), 401, 'SESION_REQUERIDA');
      await expectRefusal(
        await raw(e.method, url(e, 'f'.repeat(24)), { headers: { authorization: 'Bearer garbage' } }),
        401,
        'SESION_VENCIDA',
      );
    },
  );

  it.each(ALL.filter(({ access }) => Array.isArray(access)).map((e) => [nameOf(e), e] as const))(
    '%s is closed to the other roles',
    async (_name, e) => {
      for (const [role, token] of Object.entries(tokens)) {
        if ((e.access as readonly string[]).includes(role)) continue;
        await expectRefusal(
          await raw(e.method, url(e, 'f'.repeat(24)), { headers: { authorization: `Bearer ${token}` } }),
          403,
          'SIN_PERMISO',
        );
      }
    },
  );

  it.each(ALL.map((e) => [nameOf(e), e] as const))('%s, and its aliases, have a handler', (_name, e) => {
    const server = h.app.getHttpAdapter().getInstance();
    for (const [method, path] of [[e.method, e.path] as const, ...(e.aliases ?? [])])
      expect([path, server.hasRoute({ method, url: path })]).toEqual([path, true]);
  });

  const GARBAGE: unknown[] = [
    null,
    [],
    'x',
    1,
    { $gt: '' },
    { email: { $ne: null }, password: { $regex: '.*' } },
    { items: -1, precio: '1e308', cantidad: NaN },
    JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'),
  ];
  it.each(ALL.map((e) => [nameOf(e), e] as const))('%s answers garbage with a 4xx in Spanish', async (_name, e) => {
    const token = tokenFor(e);
    const headers = { ...(token && { authorization: `Bearer ${token}` }) };
    const send = (path: string, body?: unknown) =>
      raw(e.method, path, {
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && e.method !== 'GET' && { body: JSON.stringify(body) }),
      });
    const responses: Response[] = [];
    for (const value of ['no-es-id', '%24gt', '..%2f..%2fetc', '%00', 'f'.repeat(250)])
      if (e.params) responses.push(await send(url(e, value)));
    if (e.query)
      responses.push(
        await send(`${url(e, 'f'.repeat(24))}?limit=-1&page=NaN&limit=1e9&q[$gt]=1&search=%00&precioMin=Infinity`),
      );
    if (e.body) for (const garbage of GARBAGE) responses.push(await send(url(e, 'f'.repeat(24)), garbage));
    for (const res of responses) {
      expect([res.url, res.status < 500]).toEqual([res.url, true]);
      if (res.status >= 400) await expectRefusal(res, res.status);
      else await res.arrayBuffer();
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('what is wrong before a route is reached', () => {
  const json = { 'content-type': 'application/json' };
  it('bad JSON, an empty body, another type, too much', async () => {
    await expectRefusal(
      await raw('POST', '/api/auth/login', { headers: json, body: '{"email":' }),
      400,
      'JSON_INVALIDO',
    );
    await expectRefusal(await raw('POST', '/api/auth/login', { headers: json, body: '' }), 400);
    await expectRefusal(
      await raw('POST', '/api/auth/login', { headers: { 'content-type': 'application/xml' }, body: '<a/>' }),
      415,
      'TIPO_NO_SOPORTADO',
    );
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])
      await expectRefusal(
        await raw('POST', '/api/auth/login', { headers: { 'content-type': type }, body: 'email=a&password=b' }),
        415,
        'TIPO_NO_SOPORTADO',
      );
    await expectRefusal(
      await raw('POST', '/api/auth/login', { headers: json, body: `{"email":"${'x'.repeat(300_000)}"}` }),
      413,
      'MUY_GRANDE',
    );
    await expectRefusal(await raw('POST', '/api/auth/login', { headers: json, body: '['.repeat(100_000) }), 400);
    await expectRefusal(
      await raw('POST', '/api/auth/register', {
        headers: { ...json, 'idempotency-key': 'deep' },
        body: `{"role":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      }),
      400,
    );
  });

  it('unknown addresses, bad encodings, parameters without end', async () => {
    await expectRefusal(await raw('GET', '/api/no-existe'), 404, 'NO_ENCONTRADO');
    await expectRefusal(await raw('DELETE', '/api/auth/me'), 404, 'NO_ENCONTRADO');
    await expectRefusal(await raw('GET', '/api/auth/verify/%E0%A4%A'), 400);
    await expectRefusal(await raw('GET', `/api/auth/verify/${'x'.repeat(5000)}`), 404);
  });

  it('what is not HTTP at all', async () => {
    const port = Number(new URL(h.base).port);
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
      socket.on('data', (chunk) => (received += chunk.toString())).on('close', () => resolve(received));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toMatch(/"code":"ENTRADA_INVALIDA"/);
  });
});

describe('headers', () => {
  it.each([
    '/',
    '/robots.txt',
    '/productos',
    '/api/no-existe',
    '/api/system/public',
    '/healthz',
    '/readyz',
    '/media/no.webp',
  ])('%s carries the protections', async (path) => {
    const res = await raw('GET', path);
    expect(res.headers.get('content-security-policy')).toMatch(/default-src 'self'/);
    expect(res.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(res.headers.get('x-content-type-options')).toBe('nosniff');
    expect(res.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(res.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(res.headers.get('x-powered-by')).toBeNull();
    expect(res.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(res.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('what is not a public reading is stored nowhere', async () => {
    expect((await call(h.base, 'GET', '/api/auth/me', { token: tokens.client })).headers.get('cache-control')).toBe(
      'no-store',
    );
    expect((await call(h.base, 'POST', '/api/auth/login', { body: {} })).headers.get('cache-control')).toBe('no-store');
    expect((await call(h.base, 'GET', '/api/system/public')).headers.get('cache-control')).toBe('no-cache');
  });

  it('a request keeps the id that a proxy gave it', async () => {
    expect(
      (await call(h.base, 'GET', '/healthz', { headers: { 'x-request-id': 'proxy-12345678' } })).headers.get(
        'x-request-id',
      ),
    ).toBe('proxy-12345678');
    expect(
      (await call(h.base, 'GET', '/healthz', { headers: { 'x-request-id': 'a\tb' } })).headers.get('x-request-id'),
    ).not.toBe('a\tb');
  });
});

describe('the development inbox and the documentation', () => {
  it('are pages of their own, without scripts, and the inbox escapes what it shows', async () => {
    const mail = { to: 'ana@pruebas.ve', subject: '<script>x</script>', text: 'Mira http://localhost/verificar/abc' };
    await h.app.get(MailService, { strict: false }).deliver(mail, 'test');
    const page = await (await raw('GET', '/api/dev/correo')).text();
    expect(page).toContain('<a href="http://localhost/verificar/abc">');
    expect(page).not.toContain('<script');
    const { body } = await call(h.base, 'GET', '/api/dev/correo', { headers: { accept: 'application/json' } });
    expect(body.data[0]).toMatchObject({ to: 'ana@pruebas.ve', subject: '<script>x</script>' });
    expect((await raw('GET', '/api/docs')).headers.get('content-type')).toMatch(/text\/html/);
    expect((await call(h.base, 'GET', '/api/docs/openapi.json')).body).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
    });
  });
});

describe('stored files', () => {
  it('are served for ever, and never run', async () => {
    const storage = h.app.get(StorageService, { strict: false });
    const address = await storage.put('productos/abc-640.webp', Buffer.from('RIFF'), 'image/webp');
    const res = await raw('GET', address);
    expect([res.status, await res.text(), res.headers.get('content-type')]).toEqual([200, 'RIFF', 'image/webp']);
    expect(res.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=600, immutable');
    expect(res.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    await storage.delete('productos/abc-640.webp');
    await expectRefusal(await raw('GET', address), 404);
  });

  it('cannot be asked for outside their folder', async () => {
    for (const path of [
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e%2fsecrets.json',
      'a%2f..%2f..%2fsecrets.json',
      '.env',
      'x%00.webp',
      'A.webp',
    ])
      expect((await raw('GET', `/media/${path}`)).status).toBe(404);
    await expect(
      h.app.get(StorageService, { strict: false }).put('../x.webp', Buffer.alloc(1), 'image/webp'),
    ).rejects.toMatchObject({ code: 'ENTRADA_INVALIDA' });
  });
});

describe('limits', () => {
  it('the contract’s limit is hit exactly at the call after', async () => {
    const strict = await startApp({ LIMITE_FACTOR: '1' });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++)
        statuses.push(
          (await call(strict.base, 'POST', '/api/auth/forgot-password', { body: { email: 'nadie@pruebas.ve' } }))
            .status,
        );
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
      const res = await fetch(`${strict.base}/api/auth/forgot-password`, { method: 'POST' });
      expect(Number(res.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectRefusal(res, 429, 'DEMASIADAS_SOLICITUDES');
    } finally {
      await strict.close();
    }
  });
});
