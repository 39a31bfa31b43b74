import { MailService } from '../src/platform/mail/mail.service';
import { type Actor, mintUser, signUp } from './actors';
import { call, type Harness, startApp } from './harness';
import { codeOf, enableFactor } from './second-factor';
import { until } from './until';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const STRANGE = 'Inicio de sesión desde un dispositivo nuevo';

/** Signs in from a browser; `cookie` is what an earlier answer left in it. */
async function login({ email, password }: Actor, userAgent: string, cookie?: string) {
  const { body, headers } = await call(h.base, 'POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'user-agent': userAgent, ...(cookie && { cookie }) },
  });
  const device = headers.getSetCookie().find((one) => one.startsWith('dispositivo='));
  return { token: body.data.token as string, desafio: body.data.desafio as string, device: device?.split(';')[0] };
}
const sessions = async (token: string) =>
  (await call(h.base, 'GET', '/api/auth/sesiones', { token })).body.data as {
    _id: string;
    dispositivo: string;
    actual: boolean;
  }[];
const me = async (token: string) => (await call(h.base, 'GET', '/api/auth/me', { token })).status;
const notices = async ({ token }: Pick<Actor, 'token'>) =>
  ((await call(h.base, 'GET', '/api/notifications', { token })).body.data as { titulo: string; mensaje: string }[])
    .filter(({ titulo }) => titulo === STRANGE)
    .map(({ mensaje }) => mensaje);
const strangeMails = (email: string) =>
  h.app
    .get(MailService, { strict: false })
    .inbox()
    .filter(({ to, subject }) => to === email && subject === STRANGE);

describe('open sessions', () => {
  it('are listed by device, and ended one by one', async () => {
    const [phone, desk] = [await login(ana, PHONE), await login(ana, DESK)];
    const listed = await sessions(desk.token);
    expect(listed.map(({ dispositivo, actual }) => [dispositivo, actual])).toEqual(
      expect.arrayContaining([
        ['Chrome en Android', false],
        ['Firefox en Windows', true],
      ]),
    );
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ actual }) => actual)).toHaveLength(1);
    const path = `/api/auth/sesiones/${listed.find(({ dispositivo }) => dispositivo.startsWith('Chrome'))!._id}`;
    expect(await me(phone.token)).toBe(200);
    const ended = await call(h.base, 'DELETE', path, { token: desk.token });
    expect(ended.body.message).toBe('Sesión cerrada en ese dispositivo');
    expect(await me(phone.token)).toBe(401);
    expect((await call(h.base, 'DELETE', path, { token: desk.token })).status).toBe(404);
    expect(await sessions(desk.token)).toHaveLength(2);
  });

  it('of somebody else are neither seen nor ended', async () => {
    const luis = await mintUser(h, 'client');
    const [hers] = await sessions(ana.token);
    expect((await sessions(luis.token)).map(({ _id }) => _id)).not.toContain(hers!._id);
    expect((await call(h.base, 'DELETE', `/api/auth/sesiones/${hers!._id}`, { token: luis.token })).status).toBe(404);
    expect(await me(ana.token)).toBe(200);
    for (const [method, route] of [
      ['GET', 'sesiones'],
      ['DELETE', `sesiones/${hers!._id}`],
      ['POST', 'sesiones/cerrar-otras'],
    ] as const)
      expect((await call(h.base, method, `/api/auth/${route}`)).status).toBe(401);
  });

  it('end all but this one', async () => {
    const [phone, desk] = [await login(ana, PHONE), await login(ana, DESK)];
    const ended = await call(h.base, 'POST', '/api/auth/sesiones/cerrar-otras', { token: desk.token });
    expect(ended.body.message).toBe('Cerraste tus otras sesiones');
    expect([await me(phone.token), await me(ana.token), await me(desk.token)]).toEqual([401, 401, 200]);
    expect(await sessions(desk.token)).toHaveLength(1);
  });
});

describe('a sign-in from a browser that never had', () => {
  it('is told to its owner by mail and in the web; a known browser and her first sign-in are not', async () => {
    const fresh = await signUp(h.base, 'client');
    expect(await notices(fresh)).toEqual([]);
    const strange = await login(fresh, PHONE);
    expect(await notices(strange)).toEqual([
      'Chrome en Android. Si no fuiste tú, cierra esa sesión y cambia tu contraseña.',
    ]);
    const [mail] = await until(
      async () => strangeMails(fresh.email),
      ({ length }) => length === 1,
    );
    expect(mail!.text).toContain('Chrome en Android');
    await login(fresh, PHONE, strange.device);
    expect(await notices(strange)).toHaveLength(1);
    expect(strangeMails(fresh.email)).toHaveLength(1);
  });

  it('is told once it has the code, not before', async () => {
    const { secreto } = await enableFactor(h, ana);
    const { desafio, device } = await login(ana, PHONE);
    expect(device).toBeUndefined();
    expect(await notices(ana)).toEqual([]);
    await call(h.base, 'POST', '/api/auth/segundo-factor', {
      body: { desafio, codigo: codeOf(secreto, 1) },
      headers: { 'user-agent': PHONE },
    });
    expect(await notices(ana)).toHaveLength(1);
  });
});
