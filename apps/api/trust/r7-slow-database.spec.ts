import { setTimeout as sleep } from 'node:timers/promises';
import { mintUsers } from '../test/actors';
import { type FaultProxy, startFaultProxy } from '../test/fault-proxy';
import { freshDatabase } from '../test/harness';
import { openShop } from '../test/shop';
import { ask, type Reply } from './client';
import { goal, percentile } from './goal';
import { figuresOf, type Installation, startInstallation } from './installation';

const LATENESS = 2000;
const SECONDS = 30;
const WORKERS = 8;
/** Longest that a caller waits, in ms, while the database is only slow (docs/seguridad.md); while it is away, six seconds. */
const MAX_WAIT = 8000;
const LOOK = 50;

let site: Installation;
let cable: FaultProxy;
let tokens: string[];
let productoId: string;
beforeAll(async () => {
  const target = freshDatabase();
  cable = await startFaultProxy(target);
  site = await startInstallation({
    processes: 1,
    own: { MONGODB_URI: target },
    env: { MONGODB_URI: cable.url, BARRIDO_MS: '15000' },
  });
  const shop = await openShop(site.h);
  for (let n = 0; n < 20; n++) productoId = (await shop.sell({ nombre: `Correa ${n}`, precio: 5 + n, stock: 50 })).id;
  tokens = (await mintUsers(site.h, 'client', WORKERS)).map(({ token }) => token);
}, 120_000);
afterAll(async () => {
  await site.close();
  await cable.close();
}, 60_000);

const base = () => site.base(0);
let asked = 0;
/** A list that no cache holds yet. */
const look = () => ask(base(), 'GET', `/api/products?limit=12&precioMin=${(++asked % 900) / 100}`);

async function looks(seconds: number): Promise<{ at: number; reply: Reply }[]> {
  const began = performance.now();
  const all: { at: number; reply: Reply }[] = [];
  while (performance.now() - began < seconds * 1000) {
    const at = performance.now() - began;
    all.push({ at, reply: await look() });
    await sleep(LOOK);
  }
  return all;
}

/** People who read and write, each one call after the other, until the time is over. */
async function traffic(seconds: number): Promise<Reply[]> {
  const end = performance.now() + seconds * 1000;
  const all: Reply[] = [];
  const person = async (token: string, n: number) => {
    for (let turn = n; performance.now() < end; turn++) {
      const calls = [
        () => look(),
        () => ask(base(), 'GET', '/api/cart', { token }),
        () => ask(base(), 'POST', '/api/cart/add', { token, body: { productoId, cantidad: 1 } }),
      ];
      all.push(await calls[turn % calls.length]!());
      await sleep(LOOK);
    }
  };
  await Promise.all(tokens.map(person));
  return all;
}

const mean = (figures: number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length;

goal('R7', 'a database that answers two seconds late', async (report) => {
  await looks(3);
  const baseline = percentile(
    (await looks(3)).map(({ reply }) => reply.ms),
    95,
  );
  await figuresOf(site.all[0]!);
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(site.all[0]!.rss()), 250);
  cable.delay(LATENESS);
  const during = await traffic(SECONDS);
  clearInterval(timer);
  const { loopP99 } = await figuresOf(site.all[0]!);
  cable.mend();
  const after = await looks(8);
  const third = Math.floor(memory.length / 3);
  const grown = mean(memory.slice(-third)) - mean(memory.slice(third, 2 * third));
  const slow = after.filter(({ reply }) => reply.status !== 200 || reply.ms > 2 * baseline + LOOK);
  const other = during.filter(({ status }) => ![200, 201, 503].includes(status)).length;
  report.atLeast(`calls of ${WORKERS} people in ${SECONDS} s`, during.length, WORKERS * 3);
  report.atMost(
    `longest wait (the specification's goal is 6 s; ours is six while the database is away, eight while it is only slow)`,
    Math.max(...during.map(({ ms }) => ms)),
    MAX_WAIT,
    ' ms',
  );
  report.exact('answers other than 2xx and 503', other, 0);
  report.time('event loop late, 99 of 100', [loopP99], 200);
  report.atMost('memory, last third of the time beyond the second', grown, 20, ' MiB');
  const last = slow.at(-1);
  report.time(
    `catalogue as before (95 of 100 took ${Math.round(baseline)} ms) after the fault`,
    [last ? last.at + last.reply.ms : 0],
    5000,
  );
});
