import { UsersService } from '../src/auth/users/users.service';
import { Clock } from '../src/platform/common/clock';
import { MailService } from '../src/platform/mail/mail.service';
import { type Actor, adminToken, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
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

const post = (path: string, body: unknown) => call(h.base, 'POST', path, { body });
const linksTo = (email: string): string[] =>
  h.app
    .get(MailService, { strict: false })
    .inbox()
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /\/restablecer-contrasena\/([\w-]+)/.exec(text)?.[1] ?? []);
/** Asks for a link and waits for its mail. */
async function link(): Promise<string> {
  await post('/api/auth/forgot-password', { email: ana.email });
  return (
    await until(
      () => Promise.resolve(linksTo(ana.email)),
      ({ length }) => length > 0,
    )
  )[0]!;
}
const reset = async (token: string) =>
  (await post('/api/auth/reset-password', { token, password: 'La.Del.Ladron.77' })).body.code;

it('works for thirty minutes, and not a second longer', async () => {
  const token = await link();
  const sent = Date.now();
  const at = (ms: number) =>
    jest.spyOn(h.app.get(Clock, { strict: false }), 'now').mockReturnValue(new Date(sent + ms));
  const valid = (one: string) => post('/api/auth/reset-password', { token: one, password: 'Correa.Nueva.83' });
  try {
    at(30 * 60_000 + 1000);
    expect((await valid(token)).body.code).toBe('ENLACE_VENCIDO');
    at(29 * 60_000);
    expect((await valid(token)).status).toBe(200);
  } finally {
    jest.restoreAllMocks();
  }
});

it('dies when the password is changed in the profile', async () => {
  const token = await link();
  const body = { currentPassword: ana.password, newPassword: 'Otra.Correa.59' };
  expect((await call(h.base, 'PUT', '/api/auth/change-password', { token: ana.token, body })).status).toBe(200);
  expect(await reset(token)).toBe('ENLACE_VENCIDO');
  expect((await post('/api/auth/login', { email: ana.email, password: 'Otra.Correa.59' })).status).toBe(200);
});

it('dies with the account, and does not come back with it', async () => {
  const token = await link();
  const users = h.app.get(UsersService, { strict: false });
  await users.setActive(ana.user._id, false);
  expect(await reset(token)).toBe('ENLACE_VENCIDO');
  await users.setActive(ana.user._id, true);
  expect(await reset(token)).toBe('ENLACE_VENCIDO');
});

it('dies when an administrator switches the account off', async () => {
  const token = await link();
  const admin = await adminToken(h);
  const state = (activo: boolean) =>
    call(h.base, 'PUT', `/api/admin/usuarios/${ana.user._id}/estado`, {
      token: admin,
      body: { activo, motivo: 'Cuenta robada' },
    });
  expect((await state(false)).status).toBe(200);
  expect((await state(true)).status).toBe(200);
  expect(await reset(token)).toBe('ENLACE_VENCIDO');
});

it('dies when an administrator gives the account another address', async () => {
  const token = await link();
  const body = { email: `otra-${ana.email}` };
  const changed = await call(h.base, 'PUT', `/api/admin/usuarios/${ana.user._id}`, {
    token: await adminToken(h),
    body,
  });
  expect(changed.status).toBe(200);
  expect(await reset(token)).toBe('ENLACE_VENCIDO');
});
