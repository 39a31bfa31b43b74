import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let ana: Actor;
let stranger: Actor;
beforeAll(async () => {
  h = await startApp();
  [ana, stranger] = await Promise.all([mintUser(h, 'client'), mintUser(h, 'client')]);
});
afterAll(() => h.close());

const cookieOf = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('rt=')) ?? '';
async function cookieFor({ email, password }: Actor): Promise<string> {
  const { headers } = await call(h.base, 'POST', '/api/auth/login', { body: { email, password } });
  return cookieOf(headers).split(';')[0]!;
}
const refresh = (cookie: string, body?: object) =>
  call(h.base, 'POST', '/api/auth/refresh-token', { headers: { cookie }, body });

describe('a refresh cookie that somebody else left in the browser', () => {
  it('renews nothing for whom the page knows, and is thrown away', async () => {
    const cookie = await cookieFor(stranger);
    const { status, body, headers } = await refresh(cookie, { usuario: ana.user._id });
    expect([status, body.code, body.data]).toEqual([401, 'SESION_VENCIDA', undefined]);
    expect(cookieOf(headers)).toMatch(/^rt=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i);
    // Nothing was rotated: its owner still renews it, by name or, as older clients do, without.
    expect((await refresh(cookie, { usuario: stranger.user._id })).body.data.user._id).toBe(stranger.user._id);
    expect((await refresh(cookie)).body.data.user._id).toBe(stranger.user._id);
  });

  it('cannot be named wrongly in another way', async () => {
    const cookie = await cookieFor(ana);
    for (const usuario of ['x', { $ne: null }, [ana.user._id], 1])
      expect((await refresh(cookie, { usuario })).status).toBe(400);
    expect((await refresh(cookie, { usuario: ana.user._id })).status).toBe(200);
  });
});

it('every call of accounts that changes something stands where its origin is checked', () => {
  const changing = [ENDPOINTS.auth, ENDPOINTS.security]
    .flatMap((group) => Object.values(group ?? {}))
    .filter(({ method }) => (method as string) !== 'GET');
  expect(changing.length).toBeGreaterThan(10);
  expect(changing.map(({ path }) => path).filter((path) => !/^\/api\/(auth|admin)\//.test(path))).toEqual([]);
});
