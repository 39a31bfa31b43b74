import { type Actor, mintUser, mintUsers, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

/** So many calls of an account, each from an address of its own; how many were not refused, and the last answer. */
async function flood(actor: Actor, count: number, ask: (n: number) => [path: string, body: object]) {
  const answers = [];
  for (let n = 0; n < count; n++) {
    const [path, body] = ask(n);
    const headers = { 'x-forwarded-for': `200.44.${Math.floor(n / 200)}.${(n % 200) + 1}` };
    answers.push(await call(h.base, 'POST', path, { token: actor.token, body, headers }));
  }
  const refused = answers.filter(({ status }) => status === 429);
  return { passed: answers.length - refused.length, last: answers.at(-1)! };
}
const FIRST_ADDRESS = { 'x-forwarded-for': '200.44.0.1' };

it('one account asks 20 questions in an hour from however many addresses, another one from the same address asks on', async () => {
  const [ana, other] = await Promise.all([mintUser(h, 'client'), mintUser(h, 'client')]);
  const { id } = await seed(h, store.user._id, { nombre: 'Bomba de agua' });
  const path = `/api/products/${id}/preguntas`;
  const { passed, last } = await flood(ana, 25, (n) => [path, { texto: `¿Le sirve a un Corolla ${2000 + n}?` }]);
  expect([passed, last.body.code, last.body.message]).toEqual([
    20,
    'DEMASIADAS_SOLICITUDES',
    'Hiciste muchas preguntas en la última hora. Intenta nuevamente más tarde.',
  ]);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(60);
  const body = { texto: '¿Le sirve a un Aveo?' };
  expect((await call(h.base, 'POST', path, { token: other.token, body, headers: FIRST_ADDRESS })).status).toBe(201);
});

it('reports of one account are counted together, whatever they are about', async () => {
  const [ana, other] = await Promise.all([mintUser(h, 'client'), mintUser(h, 'client')]);
  const nothing = 'f'.repeat(24);
  const { passed, last } = await flood(ana, 35, (n) =>
    n % 2 ? [`/api/preguntas/${nothing}/report`, {}] : [`/api/comments/${nothing}/report`, {}],
  );
  expect([passed, last.body.message]).toEqual([
    30,
    'Enviaste muchos reportes en la última hora. Intenta nuevamente más tarde.',
  ]);
  const report = (who: Actor) =>
    call(h.base, 'POST', '/api/reportes', { token: who.token, body: {}, headers: FIRST_ADDRESS });
  expect([(await report(ana)).status, (await report(other)).status]).toEqual([429, 400]);
});

it('one account opens 60 conversations in an hour, another one from the same address opens on', async () => {
  const [ana, other] = await mintUsers(h, 'client', 2);
  const body = { participantes: [store.user._id] };
  const { passed, last } = await flood(ana!, 63, () => ['/api/chats', body]);
  expect([passed, last.body.message]).toEqual([
    60,
    'Abriste muchas conversaciones en la última hora. Intenta nuevamente más tarde.',
  ]);
  const opened = await call(h.base, 'POST', '/api/chats', { token: other!.token, body, headers: FIRST_ADDRESS });
  expect(opened.status).toBe(201);
});
