import { setTimeout as sleep } from 'node:timers/promises';
import { openShop } from '../test/shop';
import { ask, type Reply } from './client';
import { goal, percentile } from './goal';
import { figuresOf, type Installation, startInstallation } from './installation';

const PER_SECOND = 200;
const SECONDS = 20;
/** Runs of the whole, whose median counts. */
const RUNS = 3;
const TICK = 10;
/** Pause between two looks at the catalogue, in ms. */
const LOOK = 50;

let site: Installation;
beforeAll(async () => {
  site = await startInstallation({ processes: 1 });
  const shop = await openShop(site.h);
  for (let n = 0; n < 20; n++) await shop.sell({ nombre: `Filtro ${n}`, precio: 5 + n });
}, 120_000);
afterAll(() => site.close());

let guessed = 0;
const guess = () =>
  ask(site.base(0), 'POST', '/api/auth/login', {
    body: { email: `nadie${++guessed}@pruebas.ve`, password: 'Adivinada.2026' },
  });

/** Logins at the rate, whatever becomes of them. */
async function flood(): Promise<Reply[]> {
  const pending: Promise<Reply>[] = [];
  const began = performance.now();
  while (pending.length < PER_SECOND * SECONDS) {
    const due = Math.min(PER_SECOND * SECONDS, ((performance.now() - began) / 1000) * PER_SECOND);
    while (pending.length < due) pending.push(guess());
    await sleep(TICK);
  }
  return Promise.all(pending);
}

async function shopping(isOver: () => boolean): Promise<Reply[]> {
  const looks: Reply[] = [];
  while (!isOver()) {
    looks.push(await ask(site.base(0), 'GET', `/api/products?limit=12&page=${(looks.length % 2) + 1}`));
    await sleep(LOOK);
  }
  return looks;
}

async function run() {
  await figuresOf(site.all[0]!);
  let isOver = false;
  const looking = shopping(() => isOver);
  const logins = await flood();
  isOver = true;
  const looks = await looking;
  const refused = logins.filter(({ status }) => status === 429 || status === 503);
  return {
    ...(await figuresOf(site.all[0]!)),
    looks: percentile(
      looks.map(({ ms }) => ms),
      95,
    ),
    unserved: looks.filter(({ status }) => status !== 200).length,
    refusal: percentile(
      refused.map(({ ms }) => ms),
      95,
    ),
    refused: refused.length,
    hashed: logins.filter(({ status }) => status === 401).length,
    other: logins.filter(({ status }) => ![401, 429, 503].includes(status)).length,
    mute: refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0)).length,
  };
}

goal('R13', 'a flood of sign-ins leaves the shop open', async (report) => {
  const runs: Awaited<ReturnType<typeof run>>[] = [];
  for (let n = 0; n < RUNS; n++) runs.push(await run());
  const all = (key: keyof (typeof runs)[number]) => runs.map((one) => one[key]);
  const sum = (key: keyof (typeof runs)[number]) => all(key).reduce((total, one) => total + one, 0);
  const rate = `${PER_SECOND} logins/s for ${SECONDS} s`;
  report.time(`${rate}: catalogue, 95 of 100 looks`, all('looks'), 300);
  report.time(`${rate}: event loop late, 99 of 100`, all('loopP99'), 100);
  report.time(`${rate}: a refusal (429), 95 of 100`, all('refusal'), 50);
  report.atMost('hashes at once in a process', Math.max(...all('mostHashing')), 2);
  report.atLeast('logins refused in all', sum('refused'), PER_SECOND * SECONDS);
  report.atLeast('logins looked at in all', sum('hashed'), 100);
  report.exact(
    'looks not served/other answers/refusals without Retry-After',
    `${sum('unserved')}/${sum('other')}/${sum('mute')}`,
    '0/0/0',
  );
});
