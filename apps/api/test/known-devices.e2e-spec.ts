import { type Actor, signUp } from './actors';
import { type Answer, call, type Harness, startApp } from './harness';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  // Limits as they are for people; every address of a proxy's header counts.
  h = await startApp({ LIMITE_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' });
});
beforeEach(async () => {
  ana = await signUp(h.base, 'client');
});
afterAll(() => h.close());

let address = 0;
/** A sign-in, each from another address unless one is named. */
const login = (password: string, { cookie, ip }: { cookie?: string; ip?: string } = {}): Promise<Answer> => {
  address++;
  return call(h.base, 'POST', '/api/auth/login', {
    body: { email: ana.email, password },
    headers: {
      'x-forwarded-for': ip ?? `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
      ...(cookie && { cookie }),
    },
  });
};
const deviceOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('dispositivo='))!
    .split(';')[0]!;
/** Uses up what strangers may try at an account in an hour. */
const attack = async () => {
  for (let n = 0; n < 31; n++) await login(`mala-${n}`);
  expect((await login(ana.password)).status).toBe(429);
};
const post = (path: string, token: string, body?: unknown) => call(h.base, 'POST', path, { token, body });

describe('the browser in which somebody signed in before', () => {
  it('lets its owner in while strangers guess from many addresses', async () => {
    const cookie = deviceOf(await login(ana.password));
    await attack();
    expect((await login(ana.password, { cookie })).status).toBe(200);
  });

  it('is worth ten guesses an hour beside those of strangers to whoever steals its cookie, whatever the address', async () => {
    const cookie = deviceOf(await login(ana.password));
    const answers: Answer[] = [];
    for (let n = 0; n < 200; n++) answers.push(await login(`mala-${n}`, { cookie }));
    // Its own ten, then the thirty of an account.
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(40);
    expect(answers.slice(40).every(({ status }) => status === 429)).toBe(true);
  });

  it('is known after its owner signed out, and another account or a changed cookie is not', async () => {
    const first = await login(ana.password);
    const cookie = deviceOf(first);
    expect((await post('/api/auth/logout', first.body.data.token as string)).status).toBe(200);
    await attack();
    expect((await login(ana.password, { cookie })).status).toBe(200);
    const changed = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await login(ana.password, { cookie: changed })).status).toBe(429);
    ana = await signUp(h.base, 'client');
    await attack();
    expect((await login(ana.password, { cookie })).status).toBe(429);
  });

  it('is a stranger again once its owner ends it from elsewhere, also when it had signed out; her own stays known', async () => {
    const [lost, signedOut, own] = [await login(ana.password), await login(ana.password), await login(ana.password)];
    await post('/api/auth/logout', signedOut.body.data.token as string);
    const ended = await post('/api/auth/sesiones/cerrar-otras', own.body.data.token as string);
    expect(ended.status).toBe(200);
    await attack();
    expect((await login(ana.password, { cookie: deviceOf(lost) })).status).toBe(429);
    expect((await login(ana.password, { cookie: deviceOf(signedOut) })).status).toBe(429);
    expect((await login(ana.password, { cookie: deviceOf(own) })).status).toBe(200);
  });

  it('is a stranger again once the password was changed elsewhere', async () => {
    const [lost, own] = [await login(ana.password), await login(ana.password)];
    const changed = await call(h.base, 'PUT', '/api/auth/change-password', {
      token: own.body.data.token as string,
      body: { currentPassword: ana.password, newPassword: 'Otra.clave.2026' },
    });
    expect(changed.status).toBe(200);
    ana = { ...ana, password: 'Otra.clave.2026' };
    await attack();
    expect((await login(ana.password, { cookie: deviceOf(lost) })).status).toBe(429);
    expect((await login(ana.password, { cookie: deviceOf(own) })).status).toBe(200);
  });

  it('is forgotten with the session that was opened in it', async () => {
    const cookie = deviceOf(await login(ana.password));
    const [sid] = cookie.slice('dispositivo='.length).split('.');
    await h.db.collection('sesiones').updateOne({ _id: sid as never }, { $set: { expira: new Date(0) } });
    await attack();
    expect((await login(ana.password, { cookie })).status).toBe(429);
  });
});
