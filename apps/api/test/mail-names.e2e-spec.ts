import { buildRegistration, mintUser, openBusiness, signIn } from './actors';
import { call, type Harness, startApp } from './harness';
import { mailsTo } from './notices';
import { until } from './until';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

const post = (path: string, body: object, token?: string) => call(h.base, 'POST', path, { body, token });
const LURE = 'Tu cuenta será suspendida, entra en evil.example';
/** Everything that was mailed to an address, once so many mails have come. */
async function textsTo(email: string, count: number): Promise<string> {
  await until(
    async () => mailsTo(h, email).length,
    (sent) => sent >= count,
  );
  return mailsTo(h, email)
    .map(({ subject, text, html }) => [subject, text, html].join('\n'))
    .join('\n');
}

describe('whoever registers with the address of another', () => {
  it('writes nothing into the mails that go there: neither with the name, nor after it', async () => {
    const registration = buildRegistration('client', { nombre: `cliente.\n\n${LURE}` });
    expect((await post('/api/auth/register', registration)).status).toBe(201);
    await textsTo(registration.email, 1);
    await post('/api/auth/forgot-password', { email: registration.email });
    await textsTo(registration.email, 2);
    await post('/api/auth/register', buildRegistration('client', { email: registration.email }));
    await textsTo(registration.email, 3);
    const { token } = await signIn(h.base, registration.email);
    await post('/api/auth/resend-verification', {}, token);
    await textsTo(registration.email, 4);
    const change = { currentPassword: registration.password, newPassword: 'Otra.Correa.59' };
    await call(h.base, 'PUT', '/api/auth/change-password', { body: change, token });
    const texts = await textsTo(registration.email, 5);
    expect(texts).not.toContain('evil');
    expect(texts).toContain('Hola:');
  });

  it.each(['Ana https://evil.example', 'Entra en www.evil.example', 'WWW.evil.example Repuestos', 'ftp://x'])(
    'cannot be called %j, nor her business, nor whom it invites',
    async (nombre) => {
      const refused = { status: 400, body: { message: 'Escribe solo el nombre, sin enlaces' } };
      expect(await post('/api/auth/register', buildRegistration('client', { nombre }))).toMatchObject(refused);
      const { store, ...body } = buildRegistration('store') as { store: object };
      expect(await post('/api/auth/register', { ...body, store: { ...store, nombreTienda: nombre } })).toMatchObject(
        refused,
      );
      const { token } = await mintUser(h, 'client');
      expect(await call(h.base, 'PUT', '/api/user/profile', { body: { nombre }, token })).toMatchObject(refused);
    },
  );

  it('is invited without being named by whoever invites', async () => {
    const store = await openBusiness(h, 'store');
    const invited = { nombre: LURE, email: buildRegistration('client').email, cargo: 'vendedor' };
    await post('/api/auth/confirmar', { password: store.password }, store.token);
    expect((await post('/api/equipo', invited, store.token)).status).toBe(201);
    expect(await textsTo(invited.email, 1)).not.toContain('evil');
  });
});

it('who has confirmed her address is greeted by her name', async () => {
  const ana = await mintUser(h, 'client');
  await post('/api/auth/forgot-password', { email: ana.email });
  expect(await textsTo(ana.email, 1)).toContain(`Hola, ${ana.user.nombre}:`);
});
