import { validateEnvironment } from '../src/platform/config/validate-environment';
import { isOwnOrigin } from '../src/platform/http/origin';
import { type Actor, signUp } from './actors';
import { call, type Harness, startApp } from './harness';
import { PRODUCTION } from './production';

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'x' },
  { 'sec-fetch-site': 'cross-site' },
];

describe('who calls /api/auth/*', () => {
  let h: Harness;
  let ana: Actor;
  beforeAll(async () => {
    h = await startApp();
    ana = await signUp(h.base, 'client');
  });
  afterAll(() => h.close());

  const login = (headers: Record<string, string>) =>
    call(h.base, 'POST', '/api/auth/login', { body: { email: ana.email, password: ana.password }, headers });

  it.each(FOREIGN)('a page with %j may change nothing', async (headers) => {
    const { headers: given } = await login({});
    const cookie = given
      .getSetCookie()
      .find((one) => one.startsWith('rt='))!
      .split(';')[0]!;
    const calls = [
      await login(headers),
      await call(h.base, 'POST', '/api/auth/refresh-token', { headers: { ...headers, cookie } }),
      await call(h.base, 'POST', '/api/auth/logout', { headers, token: ana.token }),
      await call(h.base, 'PUT', '/api/auth/change-password', {
        headers,
        token: ana.token,
        body: { currentPassword: ana.password, newPassword: 'Otra.Correa.59' },
      }),
    ];
    for (const { status, body, headers: answered } of calls) {
      expect([status, body.code]).toEqual([403, 'SIN_PERMISO']);
      expect(body.message).toMatch(/viene de otro sitio/);
      expect(answered.getSetCookie()).toEqual([]);
    }
    // The cookie was not used up: its owner still renews.
    expect((await call(h.base, 'POST', '/api/auth/refresh-token', { headers: { cookie } })).status).toBe(200);
  });

  const OWN: Record<string, string>[] = [
    {},
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];
  it.each(OWN)('with %j it is one of ours, or no page at all', async (headers) =>
    expect((await login(headers)).status).toBe(200),
  );

  it('takes a page under the address by which it was called, and lets anybody read', async () => {
    expect((await login({ origin: h.base })).status).toBe(200);
    const headers = { origin: 'https://evil.example' };
    expect((await call(h.base, 'GET', '/api/auth/me', { token: ana.token, headers })).status).toBe(200);
  });
});

describe('behind https', () => {
  let h: Harness;
  beforeAll(async () => {
    h = await startApp({ PUBLIC_URL: 'https://tuerca.example' });
  });
  afterAll(() => h.close());

  it('a page that came over plain http is foreign', async () => {
    const forgot = (origin: string) =>
      call(h.base, 'POST', '/api/auth/forgot-password', { body: { email: 'nadie@pruebas.ve' }, headers: { origin } });
    expect((await forgot(h.base)).status).toBe(403);
    expect((await forgot('http://tuerca.example')).status).toBe(403);
    expect((await forgot('https://tuerca.example')).status).toBe(200);
  });
});

it('a production with real customers goes by its configuration, not by the Host that the caller names', () => {
  const env = (real: Record<string, string>) => validateEnvironment({ ...process.env, ...PRODUCTION, ...real });
  const headers = (origin: string) => ({ origin, host: 'tuerca.example' });
  const real = env({ ALLOWED_ORIGINS: 'https://www.tuerca.example, https://app.tuerca.example' });
  for (const origin of ['https://tuerca.example', 'https://www.tuerca.example', 'https://app.tuerca.example'])
    expect(isOwnOrigin(headers(origin), real)).toBe(true);
  expect(isOwnOrigin({ origin: 'https://evil.example', host: 'evil.example' }, real)).toBe(false);
  expect(() => env({ ALLOWED_ORIGINS: 'https://www.tuerca.example/inicio' })).toThrow('ALLOWED_ORIGINS');
});

it('a demo takes pages of addresses that nobody can lead elsewhere, and no name that a stranger may own', () => {
  const env = validateEnvironment({
    ...process.env,
    ...PRODUCTION,
    TUERCA_DEMO: '1',
    PUBLIC_URL: 'http://localhost:3000',
  });
  const takes = (host: string) => isOwnOrigin({ origin: `http://${host}`, host }, env);
  for (const host of [
    'localhost:3440',
    '127.0.0.1:3440',
    '192.168.1.20:3000',
    '[::1]:3000',
    'mi-pc:3000',
    'mi-pc.local',
  ])
    expect([host, takes(host)]).toEqual([host, true]);
  // A name of a stranger that answers with our address (DNS rebinding): Origin and Host agree, and still it is foreign.
  for (const host of [
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'x.local.evil',
  ])
    expect([host, takes(host)]).toEqual([host, false]);
});
