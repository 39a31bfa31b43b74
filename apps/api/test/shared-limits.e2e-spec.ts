import { once } from 'node:events';
import { Redis as Client } from 'ioredis';
import { WebSocket } from 'ws';
import { type Redis, startRedis } from '@tuerca/mongo/redis/start-redis';
import { Bus } from '../src/platform/realtime/bus.service';
import { SOCKETS } from '../src/platform/realtime/limits';
import { type Actor, mintUsers } from './actors';
import { ChatSocket } from './chats';
import { call, type Harness, startApp } from './harness';
import { type SecondProcess, startSecondProcess } from './second-process';
import { until } from './until';

/** Of forgotten passwords, a minute and address; its contract says so. */
const LIMIT = 10;
const GENERAL = 200;
/** Connections of an instance: two of the bus, one for what is counted. */
const CONNECTIONS = 3;
const ENV = { LIMITE_FACTOR: '1', LIMITE_GENERAL: String(GENERAL), TRUSTED_PROXIES: '127.0.0.0/8, ::1' };

let redis: Redis;
let watcher: Client;
let h: Harness;
let other: SecondProcess;
let users: Actor[];
let addresses = 0;
const sockets: { close(): void }[] = [];
beforeAll(async () => {
  redis = await startRedis({ onProgress: console.log });
  watcher = new Client(redis.url).on('error', () => undefined);
  h = await startApp({ ...ENV, REDIS_URL: redis.url });
  other = await startSecondProcess();
  users = await mintUsers(h, 'client', 3);
  await joined();
}, 180_000);
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(async () => {
  await other.close();
  await h.close();
  for (const name of ['REDIS_URL', 'LIMITE_GENERAL']) delete process.env[name];
  watcher.disconnect();
  await redis.stop();
});

const newAddress = () => ({ 'x-forwarded-for': `200.44.7.${++addresses}` });
const bases = () => [h.base, other.base] as const;
const bus = () => h.app.get(Bus, { strict: false });
/** Both have all their connections, and know of each other. */
async function joined(): Promise<void> {
  const countClients = async () => String(await watcher.client('LIST')).match(/ cmd=/g)?.length ?? 0;
  await until(
    () => countClients().catch(() => 0),
    (count) => count === 2 * CONNECTIONS + 1,
    30_000,
  );
  await until(
    () => Promise.resolve(bus().isConnected && bus().instances.count),
    (count) => count === 2,
    30_000,
  );
}
let mails = 0;
const forgot = (base: string, headers: Record<string, string>) =>
  call(base, 'POST', '/api/auth/forgot-password', { body: { email: `nadie${mails++}@pruebas.ve` }, headers });

/** Statuses of calls from a new address, as many at every instance, all at once. */
async function flood(each: number): Promise<number[][]> {
  const headers = newAddress();
  const all = bases().map((base) => Promise.all(Array.from({ length: each }, () => forgot(base, headers))));
  return (await Promise.all(all)).map((answers) => answers.map(({ status }) => status));
}
const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;
/** The instances count together: of twice the limit, the limit passes. */
async function expectShared(): Promise<void> {
  const statuses = (await flood(LIMIT)).flat();
  expect([count(statuses, 200), count(statuses, 429)]).toEqual([LIMIT, LIMIT]);
}

async function signIn(base: string, actor: Actor): Promise<ChatSocket> {
  const socket = await ChatSocket.open(base, actor);
  sockets.push(socket);
  return socket;
}
/** Close code of a socket that signs in, 0 when it may stay. */
async function outcomeOf(base: string, { token }: Actor): Promise<number> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: newAddress() });
  sockets.push(socket);
  const closed = once(socket, 'close').then(([code]) => code as number);
  const welcomed = once(socket, 'message').then(() => 0);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token }));
  return Promise.race([closed, welcomed]);
}
async function tenSockets(actor: Actor): Promise<ChatSocket[]> {
  const opened: ChatSocket[] = [];
  for (let n = 0; n < SOCKETS.perUser; n++) opened.push(await signIn(bases()[n % 2]!, actor));
  return opened;
}

it('a limit per address is one limit for two instances', expectShared);

it('the limit of all calls is one, too, and of a hundred calls one asks Redis', async () => {
  const headers = newAddress();
  const asked = async () => Number(/cmdstat_evalsha:calls=(\d+)/.exec(await watcher.info('commandstats'))?.[1] ?? 0);
  const before = await asked();
  const statuses: number[] = [];
  for (let n = 0; n < 1.5 * GENERAL; n++)
    statuses.push((await call(bases()[n % 2]!, 'GET', '/api/system/public', { headers })).status);
  const passed = count(statuses, 200);
  // Each may keep a hundredth that it does not use.
  expect(passed).toBeLessThanOrEqual(GENERAL);
  expect(passed).toBeGreaterThanOrEqual(GENERAL * 0.98);
  expect(passed + count(statuses, 429)).toBe(statuses.length);
  // A hundredth of this limit is two calls; who is refused is not asked about again.
  expect((await asked()) - before).toBeLessThanOrEqual(GENERAL / 2 + 2);
});

it('ten sockets of a person are ten on all instances together, and one that closes makes room on the other', async () => {
  const [first] = await tenSockets(users[0]!);
  expect(await Promise.all(bases().map((base) => outcomeOf(base, users[0]!)))).toEqual([4429, 4429]);
  first!.close();
  await until(
    () => outcomeOf(other.base, users[0]!),
    (code) => code === 0,
  );
});

it('a hundred sockets of an address are a hundred, also when all come at once', async () => {
  const headers = newAddress();
  const open = async (base: string) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers });
    sockets.push({ close: () => socket.terminate() });
    return once(socket, 'open').then(
      () => 101,
      (error: Error) => Number(/\d{3}$/.exec(error.message)),
    );
  };
  const all = bases().flatMap((base) => Array.from({ length: 60 }, () => open(base)));
  const statuses = await Promise.all(all);
  expect([count(statuses, 101), count(statuses, 429)]).toEqual([SOCKETS.perAddress, 20]);
});

it('without Redis each counts alone at half, nobody is refused for that, and together again when it is back', async () => {
  await tenSockets(users[1]!);
  const used = newAddress();
  await redis.kill();
  // At once, whatever each knows by now.
  expect((await Promise.all(bases().map((base) => forgot(base, used)))).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  for (const statuses of await flood(LIMIT))
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([LIMIT / 2, LIMIT / 2]);
  // Each holds five of them, half of the limit.
  expect(await Promise.all(bases().map((base) => outcomeOf(base, users[1]!)))).toEqual([4429, 4429]);
  expect(await Promise.all(bases().map((base) => outcomeOf(base, users[0]!)))).toEqual([0, 0]);
  await until(
    () => Promise.resolve(bus().isConnected),
    (is) => !is,
    30_000,
  );

  await redis.restart();
  await joined();
  await expectShared();
  // Redis came back empty, and was told what is open.
  expect(await Promise.all(bases().map((base) => outcomeOf(base, users[1]!)))).toEqual([4429, 4429]);
}, 90_000);

it('an instance that dies takes its sockets with it', async () => {
  const third = await startSecondProcess();
  await until(
    () => Promise.resolve(bus().instances.count),
    (instances) => instances === 3,
    30_000,
  );
  for (let n = 0; n < SOCKETS.perUser; n++) await signIn(third.base, users[2]!);
  expect(await outcomeOf(h.base, users[2]!)).toBe(4429);
  await third.kill();
  await until(
    () => outcomeOf(h.base, users[2]!),
    (code) => code === 0,
    30_000,
  );
}, 90_000);
