import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { type Answer, call, freshDatabase, type Harness, startApp } from './harness';
import { client, openShop } from './shop';
import { until } from './until';

/** Most that a caller waits while the database is away, in ms; that it is only slow takes two heartbeats to be seen. */
const MAX_WAIT = 6000;
const MAX_SLOW_WAIT = 8000;
/** Within which everything works again, in ms. */
const BACK_WITHIN = 5000;

let h: Harness;
let cable: FaultProxy;
let ana: Awaited<ReturnType<typeof client>>;
let productoId: string;
beforeAll(async () => {
  const target = freshDatabase();
  cable = await startFaultProxy(target);
  h = await startApp({ MONGODB_URI: cable.url, BARRIDO_MS: '600000', LIMITE_FACTOR: '100' });
  const shop = await openShop(h);
  productoId = (await shop.sell({ precio: 5, stock: 500 })).id;
  ana = await client(h);
  await call(h.base, 'POST', '/api/cart/add', { token: ana.token, body: { productoId } });
}, 60_000);
afterEach(() => cable.mend());
afterAll(async () => {
  await h.db.dropDatabase();
  await h.close();
  await cable.close();
});

interface Timed {
  answer: Answer;
  took: number;
}
async function timed(asked: Promise<Answer>): Promise<Timed> {
  const started = performance.now();
  const answer = await asked;
  return { answer, took: performance.now() - started };
}
let units = 0;
const write = () =>
  call(h.base, 'PUT', '/api/cart/update', { token: ana.token, body: { productoId, cantidad: (units++ % 9) + 1 } });
const read = () => call(h.base, 'GET', '/api/cart', { token: ana.token });

/** Reads and writes, four at a time, until `stop` says so; nothing is asked twice at once by one of them. */
async function traffic(until: Promise<unknown>): Promise<Timed[]> {
  let running = true;
  void until.then(() => (running = false));
  const all: Timed[] = [];
  const one = async (ask: () => Promise<Answer>) => {
    while (running) {
      all.push(await timed(ask()));
      await sleep(20);
    }
  };
  await Promise.all([one(read), one(read), one(write), one(write)]);
  return all;
}

function expectCalm(all: Timed[], maxWait = MAX_WAIT): void {
  for (const { answer, took } of all) {
    expect([200, 201, 503]).toContain(answer.status);
    expect(took).toBeLessThan(maxWait);
    if (answer.status !== 503) continue;
    expect(answer.body).toMatchObject({ success: false, code: 'NO_DISPONIBLE' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
}

const isBack = async () => {
  const healed = performance.now();
  await until(
    async () => [(await read()).status, (await call(h.base, 'GET', '/readyz')).status],
    (statuses) => statuses.every((status) => status === 200),
  );
  return performance.now() - healed;
};

it.each([
  ['is cut off', () => cable.cut()],
  ['falls silent in the middle of what is said', () => cable.silence()],
])(
  'a database that %s: calls are refused in time, and work again soon after',
  async (_, fault) => {
    expect((await read()).status).toBe(200);
    const running = traffic(sleep(8000));
    await sleep(500);
    fault();
    await until(
      async () => (await call(h.base, 'GET', '/readyz')).status,
      (status) => status === 503,
    );
    expect((await call(h.base, 'GET', '/healthz')).status).toBe(200);
    const all = await running;
    expectCalm(all);
    expect(all.filter(({ answer }) => answer.status === 503).length).toBeGreaterThan(0);
    cable.mend();
    expect(await isBack()).toBeLessThan(BACK_WITHIN);
  },
  60_000,
);

it('a database that answers two seconds late: nobody waits for more than eight, and it is over with the fault', async () => {
  expect((await read()).status).toBe(200);
  const running = traffic(sleep(10_000));
  await sleep(500);
  cable.delay(2000);
  const all = await running;
  expectCalm(all, MAX_SLOW_WAIT);
  cable.mend();
  expect(await isBack()).toBeLessThan(BACK_WITHIN);
}, 60_000);
