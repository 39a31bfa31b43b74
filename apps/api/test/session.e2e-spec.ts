import { createHmac } from 'node:crypto';
import { PasswordsService } from '../src/auth/auth/passwords.service';
import { SessionStates } from '../src/auth/auth/session-states.service';
import { UsersService } from '../src/auth/users/users.service';
import type { AppError } from '../src/platform/common/app-error';
import { SESSION_ENDED } from '../src/platform/common/session-end';
import { Environment } from '../src/platform/config/environment';
import { Bus } from '../src/platform/realtime/bus.service';
import { type Actor, mintUser, signIn, signUp } from './actors';
import { call, type Harness, later, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const cookieOf = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('rt=')) ?? '';
const value = (cookie: string) => cookie.split(';')[0]!;
const sidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sid as string;
const me = async (token: string) => (await call(h.base, 'GET', '/api/auth/me', { token })).status;
const refresh = async (cookie: string) => {
  const { status, body, headers } = await call(h.base, 'POST', '/api/auth/refresh-token', { headers: { cookie } });
  return { status, body, cookie: value(cookieOf(headers)), token: body.data?.token as string };
};
async function login({ email, password }: Actor) {
  const { body, headers } = await call(h.base, 'POST', '/api/auth/login', { body: { email, password } });
  return { token: body.data.token as string, cookie: value(cookieOf(headers)), raw: cookieOf(headers), body };
}

let ana: Actor;
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});

describe('the refresh token', () => {
  it('travels only in a cookie that scripts and other sites cannot reach, and rests hashed', async () => {
    const { raw, cookie, body } = await login(ana);
    expect(raw).toMatch(/HttpOnly/);
    expect(raw).toMatch(/SameSite=Strict/);
    expect(raw).toMatch(/Path=\/api\/auth/);
    const token = cookie.slice(3);
    expect(JSON.stringify(body)).not.toContain(token);
    expect(JSON.stringify(await h.db.collection('sesiones').find().toArray())).not.toContain(token.split('.')[2]);
  });

  it('rotates at each use', async () => {
    let { cookie } = await login(ana);
    for (let round = 0; round < 3; round++) {
      const next = await refresh(cookie);
      expect(next.status).toBe(200);
      expect(next.cookie).not.toBe(cookie);
      expect(await me(next.token)).toBe(200);
      cookie = next.cookie;
    }
  });

  it('gives the same successor to twenty who use it at once, and the family lives', async () => {
    const { cookie } = await login(ana);
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map((one) => one.cookie)).size).toBe(1);
    expect((await refresh(all[0]!.cookie)).status).toBe(200);
  });

  it('ends its family when it comes back after the grace', async () => {
    const { cookie } = await login(ana);
    const other = await login(ana);
    const next = await refresh(cookie);
    expect(await me(next.token)).toBe(200);
    later(h, 14_000);
    expect((await refresh(cookie)).cookie).toBe(next.cookie);
    later(h, 16_000);
    const theft = await refresh(cookie);
    expect([theft.status, theft.body.code]).toEqual([401, 'SESION_VENCIDA']);
    expect((await refresh(next.cookie)).status).toBe(401);
    expect(await me(next.token)).toBe(401);
    expect(await me(other.token)).toBe(200);
  });

  it('cannot be forged, nor end a family by a guess', async () => {
    const { cookie } = await login(ana);
    const [sid, generation, secret] = cookie.slice(3).split('.');
    const other = secret!.startsWith('A') ? 'B' : 'A';
    for (const fake of [
      '',
      'x',
      `${sid}.${generation}.${other}${secret!.slice(1)}`,
      `${sid}.7.${secret}`,
      `${'x'.repeat(22)}.0.${secret}`,
    ])
      expect((await refresh(`rt=${fake}`)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('is over after thirty days', async () => {
    const { cookie } = await login(ana);
    later(h, 31 * 86_400_000);
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe('what ends sessions', () => {
  it('logout ends this one at once, with the sentence of the specification', async () => {
    const { token, cookie } = await login(ana);
    expect(await me(token)).toBe(200);
    const output = await call(h.base, 'POST', '/api/auth/logout', { token });
    expect(output.body).toMatchObject({ success: true, message: 'Sesión cerrada correctamente' });
    expect(await me(token)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await me(ana.token)).toBe(200);
  });

  it('does not turn a call into an error that asks for its session meanwhile', async () => {
    const [states, bus] = [h.app.get(SessionStates, { strict: false }), h.app.get(Bus, { strict: false })];
    states.reload(ana.user._id);
    const asking = states.verify(ana.token);
    // Another instance says so before the session is read.
    bus.publish(SESSION_ENDED, { userId: ana.user._id, sid: sidOf(ana.token) });
    expect((await asking)?.id).toBe(ana.user._id);
    expect(await me(ana.token)).toBe(200);
  });

  it('changing the password ends the others, and a wrong current one is 400', async () => {
    const { token } = await login(ana);
    expect(await me(ana.token)).toBe(200);
    const change = (currentPassword: string) =>
      call(h.base, 'PUT', '/api/auth/change-password', {
        token,
        body: { currentPassword, newPassword: 'otra-clave-9' },
      });
    const mal = await change('no-es');
    expect([mal.status, mal.body.code]).toEqual([400, 'CLAVE_ACTUAL']);
    expect((await change(ana.password)).status).toBe(200);
    expect(await me(token)).toBe(200);
    expect(await me(ana.token)).toBe(401);
    await signIn(h.base, ana.email, 'otra-clave-9');
  });

  it('switching an account off ends them all, and its role is read from the database', async () => {
    const { cookie } = await login(ana);
    expect((await call(h.base, 'GET', '/api/system/config', { token: ana.token })).status).toBe(403);
    await h.app.get(UsersService, { strict: false }).setActive(ana.user._id, false);
    expect(await me(ana.token)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
    await h.app.get(UsersService, { strict: false }).setActive(ana.user._id, true);
    expect(await me(ana.token)).toBe(401);
  });
});

describe('bearer tokens that are not ours', () => {
  const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (header: object, payload: object, secret = process.env.JWT_SECRET!) => {
    const text = `${b64(header)}.${b64(payload)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };

  it('are refused: expired, other key, no algorithm, other purpose, other owner', async () => {
    const payload = JSON.parse(Buffer.from(ana.token.split('.')[1]!, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const hs = { alg: 'HS256', typ: 'JWT' };
    expect(await me(sign(hs, payload))).toBe(200);
    const { cookie } = await login(ana);
    const other = await mintUser(h, 'admin');
    const bad = [
      sign(hs, { ...payload, exp: Number(payload.exp) - 3600 }),
      sign(hs, payload, 'some-other-secret'),
      `${b64({ alg: 'none' })}.${b64(payload)}.`,
      sign({ alg: 'HS512', typ: 'JWT' }, payload),
      sign(hs, { ...payload, typ: 'rt' }),
      sign(hs, { ...payload, aud: 'other' }),
      sign(hs, { ...payload, iss: 'other' }),
      sign(hs, { ...payload, sub: other.user._id }),
      cookie.slice(3),
      'null',
    ];
    for (const token of bad) expect(await me(token)).toBe(401);
    expect((await call(h.base, 'GET', '/api/auth/me')).body.code).toBe('SESION_REQUERIDA');
    // Who names another role in a token of ours still has her own.
    expect(
      (await call(h.base, 'GET', '/api/system/config', { token: sign(hs, { ...payload, role: 'admin' }) })).status,
    ).toBe(403);
  });
});

describe('guessing', () => {
  let strict: Harness;
  beforeAll(async () => {
    strict = await startApp({ LIMITE_FACTOR: '1' });
  });
  afterAll(() => strict.close());

  it('stops after 30 wrong passwords an hour, whatever address is pretended, and its owner still gets in by a known device', async () => {
    const actor = await signUp(strict.base, 'client');
    const attempt = (password: string, headers: Record<string, string> = {}) =>
      call(strict.base, 'POST', '/api/auth/login', { body: { email: actor.email, password }, headers });
    const known = (await attempt(actor.password)).headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('dispositivo='))!
      .split(';')[0]!;
    const responses = [];
    for (let n = 0; n < 45; n++) responses.push(await attempt(`mala-${n}`, { 'x-forwarded-for': `10.0.${n}.1` }));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(30);
    const last = responses.at(-1)!;
    expect([last.status, last.body.code]).toEqual([429, 'DEMASIADAS_SOLICITUDES']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt(actor.password)).status).toBe(429);
    expect((await attempt(actor.password, { cookie: known })).status).toBe(200);
  });

  it('meets a bounded queue: two seconds of work wait, the others are turned away at once', async () => {
    const passwords = h.app.get(PasswordsService, { strict: false });
    await passwords.verify(undefined, 'x');
    const order: string[] = [];
    await Promise.all(
      Array.from({ length: 120 }, () =>
        passwords.verify(undefined, 'x').then(
          () => order.push('hecha'),
          ({ code, detail }: AppError) => order.push(`${code} ${detail.retryAfter}`),
        ),
      ),
    );
    const room = 25 * h.app.get(Environment, { strict: false }).HASH_CONCURRENCIA;
    expect(order).toEqual([...Array(120 - room).fill('DEMASIADAS_SOLICITUDES 2'), ...Array(room).fill('hecha')]);
  });
});
