import { HOUR } from '@tuerca/contracts/kernel/time';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { type SecondProcess, startSecondProcess } from './second-process';

let h: Harness;
let other: SecondProcess;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  other = await startSecondProcess();
}, 120_000);
afterAll(async () => {
  await other.close();
  await h.close();
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});

interface Tokens {
  cookie: string;
  token: string;
}
const tokensOf = ({ headers, body }: Awaited<ReturnType<typeof call>>): Tokens => ({
  cookie: headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('rt='))!
    .split(';')[0]!,
  token: (body.data as { token: string }).token,
});
const signIn = async (): Promise<Tokens> =>
  tokensOf(await call(h.base, 'POST', '/api/auth/login', { body: { email: ana.email, password: ana.password } }));
const ask = ({ cookie }: Tokens, base = h.base) =>
  call(base, 'POST', '/api/auth/refresh-token', { headers: { cookie } });
const renew = async (held: Tokens, base = h.base): Promise<Tokens> => {
  const answer = await ask(held, base);
  expect(answer.status).toBe(200);
  return tokensOf(answer);
};
const isIn = async ({ token }: Tokens, base = h.base) =>
  (await call(base, 'GET', '/api/auth/me', { token })).status === 200;
const sidOf = ({ cookie }: Tokens) => cookie.slice(3).split('.')[0]!;
/** The phone was away that long, in milliseconds. */
const passTime = (held: Tokens, ms: number) =>
  h.db
    .collection<{ _id: string }>('sesiones')
    .updateOne({ _id: sidOf(held) }, { $set: { rotada: new Date(Date.now() - ms) } });
const endedBecause = async (held: Tokens) =>
  (await h.db.collection<{ _id: string; motivo: string | null }>('sesiones').findOne({ _id: sidOf(held) }))?.motivo;

describe('a phone that loses the answer to its renewal', () => {
  it('goes on an hour later, however often the answer is lost, at whichever process', async () => {
    const phone = await signIn();
    const lost = await renew(phone);
    for (const base of [other.base, h.base, other.base]) {
      await passTime(phone, HOUR);
      expect((await renew(phone, base)).cookie).toBe(lost.cookie);
    }
    const arrived = await renew(phone);
    expect(await isIn(arrived, other.base)).toBe(true);
    const next = await renew(arrived, other.base);
    expect(await isIn(next)).toBe(true);
    expect(await endedBecause(phone)).toBeNull();
  });

  it('goes on with the cookie alone, when the page was closed before it read the token', async () => {
    const phone = await signIn();
    const { cookie } = await renew(phone);
    await passTime(phone, HOUR);
    const next = await renew({ cookie, token: '' });
    expect(await isIn(next)).toBe(true);
  });

  it('goes on where a request with the former access token was under way', async () => {
    const phone = await signIn();
    const lost = await renew(phone);
    expect(await isIn(phone)).toBe(true);
    await passTime(phone, 16_000);
    expect((await renew(phone)).cookie).toBe(lost.cookie);
  });
});

describe('a thief of a refresh token', () => {
  it('who comes after its owner has used the access token beside the successor ends both', async () => {
    const owner = await signIn();
    const next = await renew(owner);
    expect(await isIn(next, other.base)).toBe(true);
    await passTime(owner, 16_000);
    expect((await ask(owner)).body.code).toBe('SESION_VENCIDA');
    expect(await isIn(next)).toBe(false);
    expect(await endedBecause(owner)).toBe('reuso');
  });

  it('who comes after its owner has used the successor ends both', async () => {
    const owner = await signIn();
    const next = await renew(await renew(owner));
    await passTime(owner, 16_000);
    expect((await ask(owner, other.base)).body.code).toBe('SESION_VENCIDA');
    expect((await ask(next)).body.code).toBe('SESION_VENCIDA');
    expect(await endedBecause(owner)).toBe('reuso');
  });

  it('who comes first is found when its owner comes, whichever of his he has used', async () => {
    for (const use of [(stolen: Tokens) => isIn(stolen), (stolen: Tokens) => renew(stolen, other.base)]) {
      const owner = await signIn();
      const stolen = await renew(owner, other.base);
      await use(stolen);
      await passTime(owner, 16_000);
      expect((await ask(owner)).body.code).toBe('SESION_VENCIDA');
      expect((await ask(stolen)).body.code).toBe('SESION_VENCIDA');
    }
  });

  it('who only keeps the successor is found once he or its owner goes on', async () => {
    const owner = await signIn();
    const stolen = await renew(owner);
    await passTime(owner, HOUR);
    const own = await renew(owner);
    expect(own.cookie).toBe(stolen.cookie);
    const next = await renew(own);
    expect(await isIn(next)).toBe(true);
    await passTime(owner, HOUR);
    expect((await ask(stolen)).body.code).toBe('SESION_VENCIDA');
    expect(await isIn(next)).toBe(false);
  });
});
