import pLimit from 'p-limit';
import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { type Actor, mintUser, mintUsers, openBusiness } from '../test/actors';
import { openChat } from '../test/chats';
import { nameOf, readPolicy, type Rule } from './access-policy';
import { ask, type Asked, type Reply } from './client';
import { goal, type Report } from './goal';
import { HostileInput } from './hostile-input';
import { type Figures, figuresOf, type Installation, startInstallation } from './installation';
import { openMarket, payAt } from './purchases';

const CALLS = 20_000;
const AT_ONCE = 16;
/** Accounts of each role: each has limits of its own. */
const PEOPLE = 12;
/** They end the session that makes them. */
const ENDS_SESSIONS = /^\/api\/auth\/(logout|sesiones|change-password)/;
const NOBODY = 'f'.repeat(24);

let site: Installation;
beforeAll(async () => {
  site = await startInstallation();
}, 120_000);
afterAll(() => site.close());

const ENDPOINT_OF = new Map<string, AnyEndpoint>(
  Object.values(ENDPOINTS)
    .flatMap((group) => Object.values(group))
    .flatMap((e) =>
      [[e.method, e.path] as const, ...(e.aliases ?? [])].map(([method, path]): [string, AnyEndpoint] => [
        `${method} ${path}`,
        e,
      ]),
    ),
);

type People = Record<string, Actor[]>;
async function callers(): Promise<People> {
  const { h } = site;
  const business = (role: 'store' | 'workshop') => Promise.all(Array.from({ length: 4 }, () => openBusiness(h, role)));
  const people: People = {
    C: await mintUsers(h, 'client', PEOPLE),
    S: [...(await mintUsers(h, 'store', PEOPLE)), ...(await business('store'))],
    W: [...(await mintUsers(h, 'workshop', PEOPLE)), ...(await business('workshop'))],
    X: await mintUsers(h, 'admin', PEOPLE),
    G: await mintUsers(h, 'crane', 2),
  };
  return { ...people, A: [...people.C!, ...people.S!, ...people.W!] };
}

/** Objects of people who never call: none of them may change. Answers ids, and a function that reads them all. */
async function canaries() {
  const market = await openMarket(site);
  const producto = await market.shop.sell({ precio: 10, stock: 5 });
  const [ana] = await market.buyers(1, producto);
  const { body } = await payAt(site.base(0), ana!);
  const chat = await openChat(site.h, ana!, market.shop.store);
  const { pagoId, pedidos } = body.data as { pagoId: string; pedidos: { _id: string }[] };
  const watched: [collection: string, id: string][] = [
    ['usuarios', ana!.user._id],
    ['usuarios', market.shop.store.user._id],
    ['pedidos', pedidos[0]!._id],
    ['pagos', pagoId],
    ['chats', chat],
  ];
  const look = async () =>
    JSON.stringify([
      ...(await Promise.all(
        watched.map(([collection, id]) =>
          site.h.db.collection(collection).findOne({ _id: new site.h.db.base.Types.ObjectId(id) }),
        ),
      )),
      await site.h.db
        .collection('productos')
        .findOne(
          { _id: new site.h.db.base.Types.ObjectId(producto.id) },
          { projection: { nombre: 1, precio: 1, stock: 1, activo: 1 } },
        ),
    ]);
  return { ids: [...watched.map(([, id]) => id), producto.id, NOBODY], look };
}

interface Outcome {
  rule: Rule;
  signedIn: boolean;
  path: string;
  asked: Asked;
  reply: Reply;
}

async function attack(report: Report, people: People, ids: string[]): Promise<Outcome[]> {
  const input = new HostileInput(report.random);
  const policy = readPolicy();
  const limit = pLimit(AT_ONCE);
  const outcomes: Promise<Outcome>[] = [];
  for (let n = 0; n < CALLS; n++) {
    const rule = policy[n % policy.length]!;
    const endpoint = ENDPOINT_OF.get(nameOf(rule))!;
    const letter = rule.who.includes('P') ? report.random.pick(['C', 'S', 'none']) : rule.who[0]!;
    const isStranger = report.random.next() < 0.1;
    const actor = isStranger || letter === 'none' ? undefined : report.random.pick(people[letter] ?? people.G!);
    // An administrator may change the watched objects.
    const path = input.path(rule.path, endpoint, letter === 'X' ? [NOBODY] : ids);
    const asked: Asked = input.body(endpoint);
    outcomes.push(
      limit(async () => {
        const leaves = actor && ENDS_SESSIONS.test(rule.path);
        const token = (leaves ? await mintUser(site.h, actor.user.role) : actor)?.token;
        const reply = await ask(site.base(n), rule.method, path, { ...asked, token });
        return { rule, signedIn: !!actor, path, asked, reply: { ...reply, text: reply.text.slice(0, 2000), body: {} } };
      }),
    );
  }
  return Promise.all(outcomes);
}

const listed = (outcomes: Outcome[]) =>
  [...new Set(outcomes.map(({ rule, reply }) => `${reply.status} ${nameOf(rule)}`))].slice(0, 20).join('; ') || 'none';
/** Prints the first outcome of each kind, as it was sent, for repairs. */
function show(outcomes: Outcome[]): void {
  for (const { rule, path, asked, reply } of outcomes.slice(0, 10))
    process.stdout.write(
      `${rule.method} ${path.slice(0, 300)} ${String(asked.body).slice(0, 400)} → ${reply.status} ${reply.text.slice(0, 300)}\n`,
    );
}

goal('S2', 'hostile calls by the thousand', async (report) => {
  const [people, watched] = [await callers(), await canaries()];
  const before = await watched.look();
  const pids = site.all.map(({ pid }) => pid).join();
  await Promise.all(site.all.map(figuresOf));
  let highest = 0;
  const timer = setInterval(() => (highest = Math.max(highest, ...site.all.map((api) => api.rss()))), 250);
  const outcomes = await attack(report, people, watched.ids);
  clearInterval(timer);
  const figures: Figures[] = await Promise.all(site.all.map(figuresOf));

  const broken = outcomes.filter(({ reply }) => reply.status >= 500);
  // A body beyond a route's limit is cut off: its sender may get no answer.
  const lost = outcomes.filter(({ reply, asked }) => reply.status === 0 && String(asked.body).length < 1024 * 1024);
  const passed = outcomes.filter(
    ({ rule, signedIn, reply }) => !signedIn && !rule.who.includes('P') && reply.status < 400 && reply.status > 0,
  );
  const traces = outcomes.filter(({ reply }) =>
    /\bat .+\.(js|ts):\d+|node_modules|MongoServerError|CastError/.test(reply.text),
  );
  show([...broken, ...lost, ...passed, ...traces]);
  const served = outcomes.filter(({ reply }) => ![0, 401, 403, 429].includes(reply.status));
  report.atLeast('hostile calls', outcomes.length, CALLS);
  report.atLeast('of them past access and limits', served.length, CALLS / 2);
  report.exact('answers with 5xx', listed(broken), 'none');
  report.exact('calls without an answer', listed(lost), 'none');
  report.exact('answers to nobody where somebody is wanted', listed(passed), 'none');
  report.exact('answers that show what is inside', listed(traces), 'none');
  report.exact(
    'processes started anew',
    site.all.map(({ pid, rss }) => (Number.isNaN(rss()) ? 0 : pid)).join() === pids ? 0 : 1,
    0,
  );
  report.exact(
    'keys that Object.prototype won',
    figures.reduce((sum, { pollutedKeys }) => sum + pollutedKeys, 0),
    0,
  );
  report.exact('what others own, untouched', (await watched.look()) === before ? 'yes' : 'no', 'yes');
  report.time('longest answer', [Math.max(...outcomes.map(({ reply }) => reply.ms))], 5000);
  report.time('longest stall of an event loop', [Math.max(...figures.map(({ loopMax }) => loopMax))], 500);
  report.atMost('memory of a process at its highest', highest, 512, ' MiB');
});
