import { Metrics } from '../src/platform/metrics/metrics.service';
import { type Actor, mintUser } from './actors';
import { call, type Harness, later, startApp } from './harness';
import { mailsTo, noticesOf } from './notices';
import { enableFactor, wrongCode } from './second-factor';
import { type SecondProcess, startSecondProcess } from './second-process';
import { until } from './until';

interface Line {
  context?: string;
  event: string;
  account: string | null;
  request: string;
}

let h: Harness;
let other: SecondProcess;
let ana: Actor;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1' });
  other = await startSecondProcess({ LOG_LEVEL: 'warn' });
});
afterAll(async () => {
  await other.close();
  await h.close();
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});
afterEach(() => jest.restoreAllMocks());

/** The lines about security that the other process has written, once there are so many more than `before`. */
const securityLines = async (count: number): Promise<Line[]> =>
  until(
    async () =>
      other
        .output()
        .split('\n')
        .filter((line) => line.includes('"Security"'))
        .map((line) => JSON.parse(line) as Line),
    ({ length }) => length >= count,
  );
const counted = async (kind: string): Promise<number> => {
  const text = await h.app
    .get(Metrics, { strict: false })
    .registry.getSingleMetricAsString('tuerca_security_events_total');
  return Number(new RegExp(`kind="${kind}"} (\\d+)`).exec(text)?.[1] ?? 0);
};
const login = (base: string, email: string, password: string) =>
  call(base, 'POST', '/api/auth/login', { body: { email, password } });

describe('whoever watches the log', () => {
  it('sees a line for what an attacker does, which names an account and a request and nobody', async () => {
    const id = ana.user._id;
    const { secreto } = await enableFactor(h, ana);
    const codigo = wrongCode(secreto);
    const wrong = await login(other.base, ana.email, 'Otra.Clave.31');
    const stranger = await login(other.base, 'nadie@pruebas.ve', 'Otra.Clave.31');
    const { desafio } = (await login(other.base, ana.email, ana.password)).body.data as { desafio: string };
    const code = await call(other.base, 'POST', '/api/auth/segundo-factor', { body: { desafio, codigo } });
    const power = await call(other.base, 'PUT', '/api/user/profile', {
      token: ana.token,
      body: { nombre: 'Ana', role: 'admin' },
    });
    expect([wrong.status, stranger.status, code.status, power.status]).toEqual([401, 401, 400, 400]);
    // A field that nobody knows is a mistake of a program, and leaves none.
    await call(other.base, 'PUT', '/api/user/profile', { token: ana.token, body: { etiqueta: 'Ana' } });
    let refused = await login(other.base, ana.email, 'Otra.Clave.31');
    for (let n = 0; n < 40 && refused.status !== 429; n++)
      refused = await login(other.base, ana.email, 'Otra.Clave.31');

    const request = ({ headers }: { headers: Headers }) => headers.get('x-request-id');
    const lines = await securityLines(6);
    const told = lines.map(({ event, account, request: number }) => ({ event, account, request: number }));
    expect(told.slice(0, 4)).toEqual([
      { event: 'wrong_password', account: id, request: request(wrong) },
      { event: 'wrong_password', account: null, request: request(stranger) },
      { event: 'wrong_code', account: id, request: request(code) },
      { event: 'forbidden_field', account: id, request: request(power) },
    ]);
    expect(told.filter(({ event }) => event === 'forbidden_field')).toHaveLength(1);
    expect(refused.status).toBe(429);
    const limit = { event: 'limit_reached', account: id, request: request(refused) };
    const all = await until(securityLines.bind(null, told.length), (found) => found.at(-1)?.event === limit.event);
    expect(all.at(-1)).toMatchObject(limit);
    for (const secret of [ana.email, 'nadie@', 'Otra.Clave.31', codigo, ana.user.nombre])
      expect(JSON.stringify(all)).not.toContain(secret);
  });

  it('finds the same counted by kind, and nothing of persons', async () => {
    const before = await counted('wrong_password');
    for (let n = 0; n < 3; n++) await login(h.base, ana.email, `mala-${n}`);
    expect(await counted('wrong_password')).toBe(before + 3);
    expect(await h.app.get(Metrics, { strict: false }).registry.metrics()).not.toContain(ana.user._id);
  });
});

describe('the owner of an account', () => {
  it('hears once, by mail and in the web, that a used refresh token came back, however often it does', async () => {
    const { headers } = await login(h.base, ana.email, ana.password);
    const cookie = headers
      .getSetCookie()
      .find((one) => one.startsWith('rt='))!
      .split(';')[0]!;
    const refresh = () => call(h.base, 'POST', '/api/auth/refresh-token', { headers: { cookie } });
    const { token } = (await refresh()).body.data as { token: string };
    expect((await call(h.base, 'GET', '/api/auth/me', { token })).status).toBe(200);
    const before = await counted('refresh_reused');
    const TITLE = 'Cerramos una sesión tuya por seguridad';
    const told = async () => (await noticesOf(h, ana)).filter(({ titulo }) => titulo === TITLE);

    later(h, 16_000);
    const thefts = await Promise.all(Array.from({ length: 12 }, refresh));
    expect(new Set(thefts.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await refresh()).status).toBe(401);

    expect(await told()).toMatchObject([{ tipo: 'sistema', ruta: '/perfil#seguridad' }]);
    const mails = () => Promise.resolve(mailsTo(h, ana.email).filter(({ subject }) => subject === TITLE));
    const [mail, ...more] = await until(mails, ({ length }) => length > 0);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('/recuperar-contrasena');
    expect(await counted('refresh_reused')).toBe(before + 1);
  });
});
