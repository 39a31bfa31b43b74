import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis as Client } from 'ioredis';
import { WebSocket } from 'ws';
import { type Redis, startRedis } from '@tuerca/mongo/redis/start-redis';
import { SOCKETS } from '../src/platform/realtime/limits';
import { type Actor, mintUsers } from '../test/actors';
import { ChatSocket, openChat } from '../test/chats';
import { type RunningNginx, startNginx } from '../test/nginx';
import { until } from '../test/until';
import { ask, type Reply } from './client';
import { checkFreshness } from './freshness';
import { goal, type Report } from './goal';
import { type Installation, startInstallation } from './installation';
import { type Market, openMarket, payAt } from './purchases';

const PROCESSES = 4;
/** Connections to Redis of an instance: two of the bus, one for what is counted. */
const CONNECTIONS = 3;
/** Of forgotten passwords, a minute and address; its contract says so. */
const LIMIT = 10;
/** Time for which prices change, in ms. */
const LASTS = 15_000;
const PAIRS = 10;
const MESSAGES = 20;
const BUYERS = 30;
/** Products that they buy: many who buy the same one at once wait for one another. */
const BOUGHT = 10;
/** Part by which a limit may be exceeded: an instance whose question to Redis takes half a second counts that call alone. */
const MARGIN = 1.2;

let redis: Redis;
let watcher: Client;
let site: Installation;
let nginx: RunningNginx;
let market: Market;
const sockets: { close(): void }[] = [];
beforeAll(async () => {
  redis = await startRedis({ onProgress: console.log });
  watcher = new Client(redis.url).on('error', () => undefined);
  site = await startInstallation({ processes: PROCESSES, own: { REDIS_URL: redis.url } });
  nginx = await startNginx(
    site.all.map(({ base }) => new URL(base).host),
    '127.0.0.1',
  );
  market = await openMarket(site);
  await joined();
}, 240_000);
afterAll(async () => {
  sockets.forEach((socket) => socket.close());
  await nginx?.stop();
  await site?.close();
  watcher?.disconnect();
  await redis?.stop();
}, 120_000);

/** All, the one that only prepares data among them, have all their connections to Redis. */
async function joined(): Promise<void> {
  const countClients = async () => String(await watcher.client('LIST')).match(/ cmd=/g)?.length ?? 0;
  await until(
    () => countClients().catch(() => 0),
    (count) => count === (PROCESSES + 1) * CONNECTIONS + 1,
    60_000,
  );
}

/** Redis is away for a third of the time. */
async function withoutRedis(): Promise<void> {
  await sleep(LASTS / 3);
  await redis.kill();
  await sleep(LASTS / 3);
  await redis.restart();
  await joined();
  await sleep(LASTS / 3);
}

let mails = 0;
let addresses = 0;
/** Of calls from one address through nginx, all at once, so many pass. */
async function limits(report: Report): Promise<void> {
  const passed: number[] = [];
  const other: Reply[] = [];
  for (let n = 0; n < 5; n++) {
    const address = `200.44.9.${++addresses}`;
    const replies = await Promise.all(
      Array.from({ length: PROCESSES * LIMIT }, () =>
        ask(nginx.base, 'POST', '/api/auth/forgot-password', {
          address,
          body: { email: `nadie${mails++}@pruebas.ve` },
        }),
      ),
    );
    passed.push(replies.filter(({ status }) => status === 200).length);
    other.push(...replies.filter(({ status }) => status !== 200));
  }
  const what = `${PROCESSES * LIMIT} calls of an address at once, ${LIMIT} a minute allowed`;
  report.atLeast(`${what}: the fewest that passed`, Math.min(...passed), LIMIT);
  report.atMost(`${what}: the most that passed`, Math.max(...passed), LIMIT * MARGIN);
  report.exact(`${what}: the others`, [...new Set(other.map(({ status }) => status))].join(), '429');
}
/** Number of answers with each of these statuses; others, if there are any, with their codes. */
function countOf(replies: Reply[], statuses: number[]): string {
  const counts = statuses.map((status) => replies.filter((reply) => reply.status === status).length).join('/');
  const other = replies.filter(({ status }) => !statuses.includes(status));
  return [counts, ...new Set(other.map(({ status, body, text }) => `${status} ${body.code ?? text}`))].join(' ');
}

/** Close code of a socket that signs in through nginx, 0 when it may stay. */
async function outcomeOf({ token }: Actor, n: number): Promise<number> {
  const headers = { 'x-forwarded-for': `200.44.10.${n}` };
  const socket = new WebSocket(`${nginx.base.replace('http', 'ws')}/ws`, { headers });
  sockets.push({ close: () => socket.terminate() });
  const closed = once(socket, 'close').then(([code]) => code as number);
  const welcomed = once(socket, 'message').then(() => 0);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token }));
  return Promise.race([closed, welcomed]);
}

async function socketLimits(report: Report): Promise<void> {
  const [person] = await mintUsers(site.h, 'client', 1);
  const codes = await Promise.all(Array.from({ length: 3 * SOCKETS.perUser }, (_, n) => outcomeOf(person!, n)));
  const stayed = codes.filter((code) => code === 0).length;
  const closed = codes.filter((code) => code === 4429).length;
  report.exact(
    `${codes.length} sockets of a person at once, ${SOCKETS.perUser} allowed: open/closed (4429)`,
    `${stayed}/${closed}`,
    `${SOCKETS.perUser}/${2 * SOCKETS.perUser}`,
  );
}

/** Messages and purchases through nginx: each told once, at every device of whom it is for. */
async function toldOnce(report: Report): Promise<void> {
  const [clients, stores] = [await mintUsers(site.h, 'client', PAIRS), await mintUsers(site.h, 'store', PAIRS)];
  const devices: { chatId: string; socket: ChatSocket }[] = [];
  const chats = await Promise.all(clients.map((client, n) => openChat(site.h, client, stores[n]!)));
  for (const [n, chatId] of chats.entries())
    // Two devices of the store, wherever nginx puts them.
    for (let device = 0; device < 2; device++) {
      const socket = await ChatSocket.open(nginx.base, stores[n]!);
      sockets.push(socket);
      devices.push({ chatId, socket });
    }
  const sent = await Promise.all(
    chats.flatMap((chatId, n) =>
      Array.from({ length: MESSAGES }, (_, i) =>
        ask(nginx.base, 'POST', '/api/chats/mensaje', {
          token: clients[n]!.token,
          body: { chatId, contenido: `mensaje ${i}`, clientMsgId: `${chatId}-${i}` },
        }),
      ),
    ),
  );
  report.exact('messages sent: answers', countOf(sent, [201]), String(PAIRS * MESSAGES));
  const received = ({ chatId, socket }: (typeof devices)[number]) =>
    socket.of('new_message').filter((frame) => frame.chatId === chatId);
  await until(
    () => Promise.resolve(devices.every((device) => received(device).length >= MESSAGES)),
    (all) => all,
    30_000,
  ).catch(() => undefined);
  // What would come twice has come after a round trip through every instance.
  await Promise.all(devices.map(({ socket }) => socket.settled()));
  const wrong = devices.filter((device) => {
    const ids = received(device).map(({ _id }) => _id as string);
    return ids.length !== MESSAGES || new Set(ids).size !== MESSAGES;
  });
  report.exact(`of ${devices.length} devices, those that were not told each message exactly once`, wrong.length, 0);

  const sold = await Promise.all(
    Array.from({ length: BOUGHT }, (_, n) =>
      market.shop.sell({ nombre: `Alternador ${n}`, precio: 30, stock: BUYERS }),
    ),
  );
  const buyers = (await Promise.all(sold.map((one) => market.buyers(BUYERS / BOUGHT, one)))).flat();
  const counter = await ChatSocket.open(nginx.base, market.shop.store);
  sockets.push(counter);
  const paid = await Promise.all(buyers.map((buyer, n) => payAt(nginx.base, buyer, { key: `r10-${n}` })));
  report.exact('purchases: answers', countOf(paid, [201]), String(BUYERS));
  const stored = await site.h.db
    .collection('notificaciones')
    .find({ usuarioId: new site.h.db.base.Types.ObjectId(market.shop.store.user._id) }, { projection: { clave: 1 } })
    .toArray();
  const purchases = stored.filter(({ clave }) => /^pago\.registrado/.test(clave as string));
  report.exact('notices of them to the store, as stored', purchases.length, BUYERS);
  const told = () =>
    counter.frames
      .filter(({ action }) => action === 'new_notification')
      .map(({ data }) => data.notification._id as string);
  await until(
    () => Promise.resolve(new Set(told()).size),
    (size) => size >= stored.length,
    30_000,
  ).catch(() => undefined);
  await counter.settled();
  const times = purchases.map(({ _id }) => told().filter((id) => id === String(_id)).length);
  report.exact('notices that its device was not told exactly once', times.filter((count) => count !== 1).length, 0);
}

goal('R10', 'four instances behind nginx with Redis are one shop', async (report) => {
  const base = () => nginx.base;
  await checkFreshness(report, { what: 'all well', market, base, during: () => sleep(LASTS) });
  await limits(report);
  await socketLimits(report);
  await toldOnce(report);
  await checkFreshness(report, { what: 'Redis dies and comes back', market, base, during: withoutRedis });
  await limits(report);
  report.exact(
    'answers with 500 in their logs',
    site.all
      .map((api) => api.output())
      .join('')
      .match(/"status":500/g)?.length ?? 0,
    0,
  );
  const lines = nginx.log().split('\n');
  report.atLeast('calls that went through nginx', lines.length, 1000);
});
