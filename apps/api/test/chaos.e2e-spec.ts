import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import { type Redis, startRedis } from '@tuerca/mongo/redis/start-redis';
import { type Actor, mintUsers } from './actors';
import { chatCalls, expectExact, openChat } from './chats';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { call, type Harness, startApp } from './harness';
import { LiveClient } from './live-client';
import { type SecondProcess, startSecondProcess } from './second-process';
import { until } from './until';

/** `CHAOS=1` takes the sizes of the weekly run (.github/workflows/ci.yml); without it the suite stays under a minute. */
const IS_FULL = process.env.CHAOS === '1';
const CLIENTS = IS_FULL ? 200 : 100;
const MEMBERS = 4;
const MESSAGES_PER_SECOND = IS_FULL ? 200 : 40;
/** Duration of each fault, and of the pause after it, in milliseconds. */
const FAULT = IS_FULL ? 20_000 : 1500;
const PATIENCE = 120_000;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** Numbers from 0 to 1 that repeat with their seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = seeded(SEED);
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

let redis: Redis;
let redisCable: FaultProxy;
let h: Harness;
/** The live instances, over which this test balances the load. */
let instances: SecondProcess[];
/** Proxy of clients whose network fails. */
let badNetwork: FaultProxy;
const clients: LiveClient[] = [];

beforeAll(async () => {
  redis = await startRedis({ onProgress: console.log });
  redisCable = await startFaultProxy(redis.url);
  h = await startApp({ REDIS_URL: redisCable.url });
  instances = await Promise.all([startSecondProcess(), startSecondProcess()]);
}, PATIENCE);
afterAll(async () => {
  clients.forEach((client) => client.stop());
  await badNetwork?.close();
  await Promise.all(instances.map((instance) => instance.close()));
  await h.close();
  delete process.env.REDIS_URL;
  await redisCable.close();
  await redis.stop();
}, PATIENCE);

/** Groups of four, each with its clients; every fifth client is on the bad network. */
async function openGroups(): Promise<void> {
  const [openers, stores] = [
    await mintUsers(h, 'client', CLIENTS / MEMBERS),
    await mintUsers(h, 'store', CLIENTS - CLIENTS / MEMBERS),
  ];
  const groups = openers.map((opener, n) => [opener, ...stores.slice(n * (MEMBERS - 1), (n + 1) * (MEMBERS - 1))]);
  badNetwork = await startFaultProxy(instances[0]!.base);
  await Promise.all(
    groups.map(async (members, n) => {
      const participantes = members.slice(1).map(({ user }) => user._id);
      const { status, body } = await chatCalls(h.base, members[0]!).open({ participantes, nombre: `Grupo ${n}` });
      expect([status, body.code]).toEqual([201, undefined]);
      for (const [i, actor] of members.entries()) {
        const isBad = i === 0 && n % 5 !== 0;
        const route = () => {
          const { base } = pick(instances);
          return { http: base, socket: isBad && badNetworkWorks ? badNetwork.url.replace(/\/$/, '') : base };
        };
        clients.push(new LiveClient(actor, [body.data._id], route));
      }
    }),
  );
}
/** False once its instance was killed: those clients then come through the others. */
let badNetworkWorks = true;

/** Writes at the rate until it is told to stop; answers the clientMsgIds in the order sent, by sender. */
function startWriting(): () => Map<LiveClient, string[]> {
  const sent = new Map<LiveClient, string[]>();
  let n = 0;
  const timer = setInterval(() => {
    const client = pick(clients);
    const clientMsgId = `mensaje-${++n}`;
    sent.set(client, [...(sent.get(client) ?? []), clientMsgId]);
    client.send(client.chatIds[0]!, `Mensaje ${n}`, clientMsgId);
  }, 1000 / MESSAGES_PER_SECOND);
  return () => {
    clearInterval(timer);
    return sent;
  };
}

const allReady = () =>
  until(
    () => Promise.resolve(clients.filter((client) => !client.isReady).length),
    (missing) => missing === 0,
    PATIENCE,
  );

/** Stored progress of a reader in a conversation. */
async function readingOf({ user }: Actor, chatId: string): Promise<{ ultimoLeido: number }> {
  const stored = await h.db.collection('chats').find().toArray();
  const chat = stored.find(({ _id }) => String(_id) === chatId) as unknown as {
    participantes: { usuarioId: unknown; ultimoLeido: number }[];
  };
  return chat.participantes.find(({ usuarioId }) => String(usuarioId) === user._id)!;
}

const FAULTS: Record<string, () => Promise<void>> = {
  'a fifth reset': async () => {
    badNetwork.cut();
    await sleep(FAULT);
    badNetwork.mend();
  },
  'a fifth half-open': async () => {
    badNetwork.silence();
    await sleep(FAULT);
    // The devices notice when their network is back; the server's ends stay half-open until its heartbeat.
    badNetwork.mend();
    clients.filter(() => random() < 0.2).forEach((client) => client.cut());
    badNetwork.cut();
    badNetwork.mend();
  },
  'Redis away': async () => {
    redisCable.cut();
    await sleep(FAULT);
    redisCable.mend();
  },
  'an instance that stops': async () => {
    const [stopping] = instances.splice(1, 1);
    expect(await stopping!.terminate()).toBe(0);
    instances.push(await startSecondProcess());
  },
  'an instance that is killed': async () => {
    badNetworkWorks = false;
    const [killed] = instances.splice(0, 1);
    await killed!.kill();
    await sleep(FAULT);
    instances.push(await startSecondProcess());
  },
};

it('every acknowledged message reaches every member once and in order, whatever breaks', async () => {
  console.log(`SEED=${SEED}, ${CLIENTS} clients, ${MESSAGES_PER_SECOND} messages/s`);
  await openGroups();
  await allReady();
  const stopWriting = startWriting();
  for (const [name, fault] of Object.entries(FAULTS)) {
    const before = clients.reduce((sum, { reconnects }) => sum + reconnects, 0);
    await fault();
    // Until the devices have noticed; what is checked at the end does not depend on it.
    await sleep(300);
    await allReady();
    const cuts = clients.reduce((sum, { reconnects }) => sum + reconnects, 0) - before;
    console.log(`${name}: ${cuts} lost connections`);
  }
  expect(clients.some(({ closes }) => closes.includes(1012))).toBe(true);
  const sent = stopWriting();
  await allReady();
  const started = Date.now();

  await until(
    () => Promise.resolve(clients.reduce((sum, { waiting }) => sum + waiting, 0)),
    (waiting) => waiting === 0,
    PATIENCE,
  );
  const stored = await h.db.collection('mensajes_chat').find().sort({ seq: 1 }).toArray();
  const of = (chatId: string) => stored.filter((message) => String(message.chatId) === chatId);
  const isWhole = ({ seen, chatIds: [chatId] }: LiveClient) => seen.get(chatId!)!.size === of(chatId!).length;
  await until(
    () => Promise.resolve(clients.filter((client) => !isWhole(client)).length),
    (missing) => missing === 0,
    PATIENCE,
  );
  console.log(`${stored.length} messages, everybody whole ${Date.now() - started} ms after the last connection`);

  for (const client of clients) {
    expect(client.conflicts).toEqual([]);
    const [chatId] = client.chatIds;
    const bySeq = [...client.seen.get(chatId!)!].sort(([a], [b]) => a - b);
    expect(bySeq).toEqual(of(chatId!).map((message) => [message.seq, String(message._id)]));
    // Stored once each, and one sender's in the order sent.
    const own = of(chatId!).filter((message) => String(message.remitenteId) === client.actor.user._id);
    expect(own.map((message) => message.clientMsgId as string)).toEqual(sent.get(client) ?? []);
    expect([...client.acknowledged].sort()).toEqual([...(sent.get(client) ?? [])].sort());
  }
  await expectExact(h);
  for (const client of clients.slice(0, 20)) {
    const [chatId] = client.chatIds;
    const { body } = await chatCalls(pick(instances).base, client.actor).get(chatId!);
    const others = of(chatId!).filter((message) => String(message.remitenteId) !== client.actor.user._id);
    const { ultimoLeido } = await readingOf(client.actor, chatId!);
    expect(body.data.unreadCount).toBe(others.filter((message) => (message.seq as number) > ultimoLeido).length);
  }
}, 600_000);

it('an instance that is asked to stop answers what it has accepted, closes with 1012 and exits with 0', async () => {
  const stopping = instances.pop()!;
  const [sender] = await mintUsers(h, 'client', 1);
  const [store] = await mintUsers(h, 'store', 1);
  const chatId = await openChat(h, sender!, store!);
  const closes: number[] = [];
  const watchers = await mintUsers(h, 'store', 20);
  const devices = watchers.map(
    (actor) => new LiveClient(actor, [], () => ({ socket: stopping.base, http: stopping.base })),
  );
  await until(
    () => Promise.resolve(devices.filter(({ isReady }) => isReady).length),
    (ready) => ready === 20,
    PATIENCE,
  );
  const sending = Array.from({ length: 50 }, (_, n) =>
    call(stopping.base, 'POST', '/api/chats/mensaje', {
      token: sender!.token,
      headers: { connection: 'close' },
      body: { chatId, contenido: `Mensaje ${n}` },
    }),
  );
  await Promise.any(sending);
  const code = stopping.terminate();
  const answers = await Promise.allSettled(sending);
  expect(await code).toBe(0);
  // Requests that did not reach the process are refused; accepted ones are stored and answered.
  const answered = answers.filter((one) => one.status === 'fulfilled' && one.value.status === 201);
  const stored = await h.db
    .collection('mensajes_chat')
    .countDocuments({ remitenteId: new Types.ObjectId(sender!.user._id) });
  expect(stored).toBe(answered.length);
  for (const device of devices) {
    device.stop();
    closes.push(device.closes[0]!);
  }
  expect(closes).toEqual(Array(20).fill(1012));
});
