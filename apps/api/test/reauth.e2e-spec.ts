import { type Actor, confirmIdentity, mintUser, signIn } from './actors';
import { call, type Harness, later, startApp } from './harness';

let h: Harness;
let uri: string;
let admin: Actor;
beforeAll(async () => {
  h = await startApp();
  uri = process.env.MONGODB_URI!;
});
beforeEach(async () => {
  admin = await mintUser(h, 'admin');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => h.close());

/** A sensitive call that changes nothing, since the value is the present one. */
const sensitive = (token?: string, base = h.base) =>
  call(base, 'PUT', '/api/admin/comisiones', { token, body: { taller: 10, motivo: 'Como está' } });
const confirm = (token: string | undefined, password: string, base = h.base) =>
  call(base, 'POST', '/api/auth/confirmar', { token, body: { password } });
const changePassword = (token: string, currentPassword: string, newPassword: string) =>
  call(h.base, 'PUT', '/api/auth/change-password', { token, body: { currentPassword, newPassword } });

describe('a sensitive call', () => {
  it('is refused until the password was given again, and says what to do', async () => {
    const refused = await sensitive(admin.token);
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        success: false,
        code: 'REAUTENTICACION_REQUERIDA',
        message: 'Confirma tu contraseña para hacer este cambio.',
        mensaje: expect.any(String),
        data: { segundoFactor: false },
      },
    ]);
    const confirmed = await confirm(admin.token, admin.password);
    expect(confirmed.status).toBe(200);
    const minutes = (Date.parse(confirmed.body.data.hasta as string) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4.9);
    expect(minutes).toBeLessThanOrEqual(5);
    expect((await sensitive(admin.token)).status).toBe(200);
  });

  it('asks nobody for a password who may not make it at all', async () => {
    const client = await mintUser(h, 'client');
    expect((await sensitive()).body.code).toBe('SESION_REQUERIDA');
    expect((await sensitive(client.token)).body.code).toBe('SIN_PERMISO');
    await confirmIdentity(h.base, client);
    expect((await sensitive(client.token)).body.code).toBe('SIN_PERMISO');
  });

  it('is taken for five minutes, not longer', async () => {
    await confirmIdentity(h.base, admin);
    later(h, 4 * 60_000 + 55_000);
    expect((await sensitive(admin.token)).status).toBe(200);
    later(h, 5 * 60_000 + 1000);
    expect((await sensitive(admin.token)).body.code).toBe('REAUTENTICACION_REQUERIDA');
  });

  it('is not taken from another session of the same person', async () => {
    const other = await signIn(h.base, admin.email);
    await confirmIdentity(h.base, admin);
    expect((await sensitive(other.token)).body.code).toBe('REAUTENTICACION_REQUERIDA');
    expect((await sensitive(admin.token)).status).toBe(200);
  });

  it('needs a new confirmation once the password has changed', async () => {
    await confirmIdentity(h.base, admin);
    expect((await changePassword(admin.token, admin.password, 'Otra.Correa.59')).status).toBe(200);
    expect((await sensitive(admin.token)).body.code).toBe('REAUTENTICACION_REQUERIDA');
    expect((await confirm(admin.token, admin.password)).body.code).toBe('CLAVE_ACTUAL');
    expect((await confirm(admin.token, 'Otra.Correa.59')).status).toBe(200);
  });

  it('ends with its session', async () => {
    await confirmIdentity(h.base, admin);
    await call(h.base, 'POST', '/api/auth/logout', { token: admin.token });
    expect((await sensitive(admin.token)).status).toBe(401);
    const again = await signIn(h.base, admin.email);
    expect((await sensitive(again.token)).body.code).toBe('REAUTENTICACION_REQUERIDA');
  });
});

describe('giving the password again', () => {
  it('refuses a wrong one with 400 beside its field, and the session lives', async () => {
    const { status, body } = await confirm(admin.token, 'no-es');
    expect([status, body.code, body.errors]).toEqual([
      400,
      'CLAVE_ACTUAL',
      [{ campo: 'password', mensaje: 'La contraseña actual no es correcta.' }],
    ]);
    expect((await call(h.base, 'GET', '/api/auth/me', { token: admin.token })).status).toBe(200);
    expect((await sensitive(admin.token)).body.code).toBe('REAUTENTICACION_REQUERIDA');
    expect((await confirm(admin.token, '')).body.code).toBe('ENTRADA_INVALIDA');
    expect((await confirm(undefined, admin.password)).body.code).toBe('SESION_REQUERIDA');
  });

  it('is counted with the attempts to sign in: 30 an hour in all', async () => {
    const strict = await startApp({ LIMITE_FACTOR: '1' });
    try {
      const victim = await mintUser(strict, 'admin');
      const answers = [];
      for (let n = 0; n < 16; n++) answers.push(await confirm(victim.token, `mala-${n}`, strict.base));
      for (let n = 0; n < 16; n++)
        answers.push(
          await call(strict.base, 'POST', '/api/auth/login', { body: { email: victim.email, password: `mala-${n}` } }),
        );
      expect(answers.map(({ status }) => status)).toEqual([
        ...Array<number>(16).fill(400),
        ...Array<number>(14).fill(401),
        429,
        429,
      ]);
      expect((await confirm(victim.token, victim.password, strict.base)).status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('two instances', () => {
  it('judge by the time that is stored: a confirmation counts at once and ends at once on both', async () => {
    const other = await startApp({ MONGODB_URI: uri, LIMITE_FACTOR: '10' });
    try {
      expect((await sensitive(admin.token, other.base)).body.code).toBe('REAUTENTICACION_REQUERIDA');
      await confirmIdentity(h.base, admin);
      expect((await sensitive(admin.token, other.base)).status).toBe(200);
      expect((await changePassword(admin.token, admin.password, 'Otra.Correa.59')).status).toBe(200);
      expect((await sensitive(admin.token, other.base)).body.code).toBe('REAUTENTICACION_REQUERIDA');
    } finally {
      await other.close();
    }
  });
});
