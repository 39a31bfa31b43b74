import { openBusiness, signIn } from './actors';
import { countCommands, monitored } from './command-count';
import { call, freshDatabase, type Harness, startApp } from './harness';

const FLOOD = 200;
/** One that is hashed and those that wait: see passwords.service. */
const ADMITTED = 25;

let h: Harness;
beforeAll(async () => {
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()), BARRIDO_MS: '600000', HASH_CONCURRENCIA: '1' });
});
afterAll(async () => {
  await h.db.dropDatabase();
  await h.close();
  delete process.env.HASH_CONCURRENCIA;
});

const guess = (n: number) =>
  call(h.base, 'POST', '/api/auth/login', { body: { email: `nadie${n}@pruebas.ve`, password: 'Adivinada.2026' } });

it('a flood of logins is refused before it writes anything, and the shop is there meanwhile', async () => {
  const counted = countCommands(h);
  const flood = Promise.all(Array.from({ length: FLOOD }, (_, n) => guess(n)));
  const shop = await call(h.base, 'GET', '/api/products?limit=1');
  expect(shop.status).toBe(200);
  const answers = await flood;
  const { names } = counted.stop();
  const refused = answers.filter(({ status }) => status === 429);
  const wrong = answers.filter(({ status }) => status === 401);
  expect(refused.length + wrong.length).toBe(FLOOD);
  expect(wrong.length).toBeGreaterThanOrEqual(ADMITTED);
  // How many depends on how fast the flood arrives beside how fast one hash ends; without the limit it is none.
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  // Who is let in is counted by one command; a second one where two met at the first count of their address.
  expect(names.filter((name) => name === 'update').length).toBeLessThanOrEqual(2 * wrong.length);
});

it('a login from a new browser counts its tries in one write, gives them back in one, and opens its session with notice and mail in one', async () => {
  const { email } = await openBusiness(h, 'store');
  const counted = countCommands(h);
  expect((await signIn(h.base, email)).user.email).toBe(email);
  const { names } = counted.stop();
  // Mail and notice are delivered afterwards, by writes of their own.
  const until = names.slice(0, names.indexOf('·commitTransaction') + 1);
  expect(until.filter((name) => name === 'update')).toHaveLength(2);
  expect(until.filter((name) => name === '·insert')).toHaveLength(3);
  expect(until.filter((name) => !['update', 'find', '·insert', '·commitTransaction'].includes(name))).toEqual([]);
});
