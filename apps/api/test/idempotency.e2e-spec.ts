import { IdempotencyService } from '../src/platform/http/idempotency.service';
import { buildRegistration, signUp } from './actors';
import { call, type Harness, later, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

/** The bare text of an answer, to compare byte by byte. */
async function register(body: unknown, key: string) {
  const res = await fetch(`${h.base}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return {
    status: res.status,
    text: await res.text(),
    replayed: res.headers.get('idempotent-replayed') === 'true',
    type: res.headers.get('content-type'),
  };
}

it('a registration sent 50 times at once and 50 times after makes one account and one answer', async () => {
  const registration = buildRegistration('client');
  const together = await Promise.all(Array.from({ length: 50 }, () => register(registration, 'clave-1')));
  const later = [];
  for (let n = 0; n < 50; n++) later.push(await register(registration, 'clave-1'));
  const all = [...together, ...later];
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(new Set(all.map(({ type }) => type)).size).toBe(1);
  expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await h.db.collection('usuarios').countDocuments({ email: registration.email })).toBe(1);
});

it('the order of the fields does not matter, another field does', async () => {
  const registration = buildRegistration('client');
  const reversed = Object.fromEntries(Object.entries(registration).reverse());
  expect((await register(registration, 'clave-2')).status).toBe(201);
  expect(await register(reversed, 'clave-2')).toMatchObject({ status: 201, replayed: true });
  const other = await register({ ...registration, nombre: 'Otra' }, 'clave-2');
  expect(other.status).toBe(422);
  expect(JSON.parse(other.text)).toMatchObject({ success: false, code: 'CLAVE_REUTILIZADA' });
});

it('refusals are not frozen: the next try may succeed', async () => {
  const registration = buildRegistration('client');
  const other = await signUp(h.base, 'client');
  const { cedula } = (await h.db.collection('usuarios').findOne({ email: other.email }))!;
  const taken = (registration as unknown as { cedula: string }).cedula;
  await h.db.collection('usuarios').updateOne({ email: other.email }, { $set: { cedula: taken } });
  expect((await register(registration, 'clave-3')).status).toBe(409);
  await h.db.collection('usuarios').updateOne({ email: other.email }, { $set: { cedula } });
  expect(await register(registration, 'clave-3')).toMatchObject({ status: 201, replayed: false });
  expect((await register({ ...buildRegistration('client'), email: 'no' }, 'clave-4')).status).toBe(400);
  expect((await register(buildRegistration('client'), 'clave-4')).status).toBe(201);
});

it.each(['', 'x'.repeat(256), 'clave\u00e9'])('refuses the key %j', async (key) => {
  const { status, body } = await call(h.base, 'POST', '/api/auth/register', {
    body: buildRegistration('client'),
    headers: { 'idempotency-key': key },
  });
  expect([status, body.code]).toEqual([400, 'ENTRADA_INVALIDA']);
});

describe('a call that was cut off', () => {
  const service = () => h.app.get(IdempotencyService, { strict: false });
  const invocation = (key: string) => ({ who: 'ana', route: 'POST /x', key, sent: 1 });
  it('is taken over by one of those who repeat it, once it is 30 s old', async () => {
    let release = () => {};
    const dead = service().once(invocation('k1'), () => new Promise((resolve) => (release = () => resolve('tarde'))));
    while (!(await h.db.collection('idempotencia').findOne({ estado: 'en_curso' }))) await new Promise(setImmediate);
    later(h, 31_000);
    let times = 0;
    const repeated = await Promise.all(
      Array.from({ length: 10 }, () => service().once(invocation('k1'), async () => `hecho ${++times}`)),
    );
    expect(new Set(repeated.map(({ body }) => body))).toEqual(new Set(['hecho 1']));
    expect(times).toBe(1);
    release();
    await dead;
    expect((await service().once(invocation('k1'), async () => 'otra')).body).toBe('hecho 1');
  });

  it('makes the others wait for ten seconds, then asks them to come again', async () => {
    let release = () => {};
    const slow = service().once(invocation('k2'), () => new Promise((resolve) => (release = () => resolve('al fin'))));
    while (!(await h.db.collection('idempotencia').findOne({ estado: 'en_curso' }))) await new Promise(setImmediate);
    await expect(service().once(invocation('k2'), async () => 'nunca')).rejects.toMatchObject({
      code: 'EN_CURSO',
      detail: { retryAfter: 2 },
    });
    release();
    expect((await slow).body).toBe('al fin');
  });
});
