import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { PasswordsService } from '../src/auth/auth/passwords.service';
import { Environment } from '../src/platform/config/environment';
import { MailService } from '../src/platform/mail/mail.service';
import { buildRegistration, mintUser, openBusiness, TEST_PASSWORD } from './actors';
import { type Answer, call, type Harness, startApp } from './harness';
import { accept, invite, linkTo, newEmail } from './team';
import { until } from './until';

let h: Harness;
let passwords: PasswordsService;
beforeAll(async () => {
  h = await startApp();
  passwords = h.app.get(PasswordsService, { strict: false });
  // As in production, but with the inbox of tests.
  const env: object = h.app.get(Environment, { strict: false });
  Object.assign(passwords, { env: { ...env, NODE_ENV: 'production' } });
  await passwords.onModuleInit();
});
afterAll(() => h.close());

/** Of the leaks alone: none of these words stands in the short list that pages know. */
const LEAKED = [
  'tinkerbell',
  'manchester',
  'Sunflower',
  'METALLICA',
  'l1verp00l',
  'vanessa2024',
  'guitarra!',
  '1guerrero1',
  'm3t4ll1c4',
];

it.each(LEAKED)('%s is refused, as it stands in the list and in its simple spellings', (password) => {
  expect(() => passwords.check(password)).toThrow(AUTH_MESSAGES.commonPassword);
});

it.each([TEST_PASSWORD, 'alternador verde lunes', 'k4x9w2pq', 'Bujia.Iridio.73'])(
  '%s is taken: no score refuses',
  (password) => {
    expect(() => passwords.check(password)).not.toThrow();
  },
);

const refused = (field: string) => ({
  status: 400,
  body: { code: 'CLAVE_COMUN', errors: [{ campo: field, mensaje: AUTH_MESSAGES.commonPassword }] },
});
const post = (path: string, body: unknown): Promise<Answer> => call(h.base, 'POST', path, { body });

it('wherever a password is chosen it is asked: at sign-up, at a reset, at a change and at an invitation', async () => {
  const password = 'Tinkerbell7!';
  expect(await post('/api/auth/register', buildRegistration('client', { password }))).toMatchObject(
    refused('password'),
  );

  const ana = await mintUser(h, 'client');
  const body = { currentPassword: ana.password, newPassword: password };
  const changed = await call(h.base, 'PUT', '/api/auth/change-password', { token: ana.token, body });
  expect(changed).toMatchObject(refused('password'));

  await post('/api/auth/forgot-password', { email: ana.email });
  const inbox = () => h.app.get(MailService, { strict: false }).inbox();
  const mailed = () => inbox().flatMap(({ text }) => /\/restablecer-contrasena\/([\w-]+)/.exec(text)?.[1] ?? []);
  const [token] = await until(
    () => Promise.resolve(mailed()),
    ({ length }) => length > 0,
  );
  expect(await post('/api/auth/reset-password', { token, password })).toMatchObject(refused('password'));
  expect((await post('/api/auth/login', { email: ana.email, password: ana.password })).status).toBe(200);
  expect((await post('/api/auth/reset-password', { token, password: 'Otra.Correa.59' })).status).toBe(200);

  const store = await openBusiness(h, 'store');
  const email = newEmail();
  await invite(h, store, email, 'vendedor');
  const link = await linkTo(h, email);
  expect(await accept(h, link, password)).toMatchObject(refused('password'));
  expect((await accept(h, link)).status).toBe(200);
});
