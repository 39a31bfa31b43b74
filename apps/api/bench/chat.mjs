// `npm run bench -- chat`: stored messages between the sockets of two processes of the API, while many more only listen, and the
// same load through a handler that stores nothing. BENCH_SOCKETS, BENCH_MENSAJES (a second) and BENCH_SEGUNDOS make it smaller.
// Figures of one machine at one moment: read the ratio, not the rate.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ChatLoad } from './chat-load.mjs';
import { printChatReport } from './chat-report.mjs';
import { openSockets } from './chat-sockets.mjs';
import { call } from './load.mjs';
import { cpu, resident } from './process-figures.mjs';

const SECONDS = Number(process.env.BENCH_SEGUNDOS ?? 60);
const IDLE = Number(process.env.BENCH_SOCKETS ?? 5000);
const RATE = Number(process.env.BENCH_MENSAJES ?? 500);
/** Everybody writes once a second. */
const PAIRS = Math.max(1, Math.ceil(RATE / 2));
const WARM_UP = Math.min(5, SECONDS);
/** Files that a process needs besides its sockets. */
const OTHER_FILES = 200;
const REST_PAUSE = 100;
const SAMPLE_PERIOD = 250;
const instances = JSON.parse(process.env.BENCH_INSTANCES);

const require = createRequire(import.meta.url);
const { MongoClient, ObjectId } = createRequire(require.resolve('mongoose'))('mongodb');
const start = (file, ...args) => fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: [] });
const answer = async (child, message) => {
  const answered = once(child, 'message');
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`A process ended with ${code}.`)));
  died.catch(() => undefined);
  child.send(message);
  return (await Promise.race([answered, died]))[0];
};
const urlOf = (n) => instances[n % instances.length].url;

/** Sockets that one process may open; Node has raised the soft limit to the hard one, as it does in the API. */
function maxSockets() {
  const { soft } = process.report.getReport().userLimits.open_files;
  const most = (soft === 'unlimited' ? Infinity : soft) - OTHER_FILES;
  const needed = Math.ceil((IDLE + 2 * PAIRS) / instances.length);
  if (most < Math.max(needed, 2 * PAIRS))
    throw new Error(`A process may open ${soft} files and needs ${needed + OTHER_FILES}: raise ulimit -n.`);
  return most;
}

async function makeAccounts() {
  const maker = start('chat-accounts.mjs');
  await once(maker, 'message');
  return answer(maker, { client: IDLE + PAIRS, store: PAIRS });
}

/** People who only listen, spread over the instances and over as many processes as they need. */
async function openIdle(people) {
  const most = Math.min(maxSockets(), 5000);
  const slices = Array.from({ length: Math.ceil(people.length / most) }, (_, i) =>
    people.slice(i * most, (i + 1) * most),
  );
  const children = slices.map(() => start('chat-sockets.mjs', 'idle'));
  const count = async (messages) => {
    const counts = await Promise.all(children.map((child, i) => answer(child, messages[i])));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  await count(slices.map((slice) => slice.map(({ token }, n) => ({ token, url: urlOf(n) }))));
  return {
    countOpen: () => count(slices.map(() => 'count')),
    close: () => children.forEach((child) => child.disconnect()),
  };
}

/** Conversations of a client and a store, whose sockets are on different instances. */
async function openPairs(clients, stores) {
  const chatIds = [];
  for (const [i, { token }] of clients.entries()) {
    const { data } = await call('POST', '/api/chats', { token, body: { participantes: [stores[i].id] } });
    chatIds.push(data._id);
  }
  const members = clients.flatMap((client, i) =>
    [client, stores[i]].map(({ id, token }, side) => ({
      id,
      token,
      chatId: chatIds[i],
      peerId: [stores[i], client][side].id,
      url: urlOf(i + side),
    })),
  );
  const sockets = await openSockets(members);
  return members.map((member, i) => ({ ...member, socket: sockets[i] }));
}

/** Runs `work` while one light call after the other is made and memory is looked at. */
async function observed(token, work) {
  const times = [];
  const peaks = instances.map(({ pid }) => resident(pid));
  let isRunning = true;
  const calling = (async () => {
    for (; isRunning; await sleep(REST_PAUSE)) {
      const begun = performance.now();
      await call('GET', '/api/notifications?limit=1', { token });
      times.push(performance.now() - begun);
    }
  })();
  const sampling = (async () => {
    for (; isRunning; await sleep(SAMPLE_PERIOD))
      for (const [i, { pid }] of instances.entries()) peaks[i] = Math.max(peaks[i], resident(pid));
  })();
  const before = instances.map(({ pid }) => cpu(pid));
  const figures = await work();
  const used = instances.reduce((sum, { pid }, i) => sum + cpu(pid) - before[i], 0);
  isRunning = false;
  await Promise.all([calling, sampling]);
  times.sort((a, b) => a - b);
  return { ...figures, rest95: times[Math.floor(times.length * 0.95)], peaks, cpu: used / figures.measured };
}

/** A load of a type, its first seconds not measured. */
async function measure(members, type, token) {
  const load = new ChatLoad(members, type);
  await load.run(RATE, WARM_UP);
  return { ...(await observed(token, () => load.run(RATE, SECONDS))), answered: load.answered };
}

/** Acknowledged messages that the database lacks, and conversations whose numbers have gaps. */
async function checkStored(members, answered) {
  const client = await MongoClient.connect(process.env.BENCH_MONGODB_URI);
  const chatIds = [...new Set(members.map(({ chatId }) => chatId))].map((id) => new ObjectId(id));
  const [messages, chats] = await Promise.all([
    client
      .db()
      .collection('mensajes_chat')
      .find({ chatId: { $in: chatIds } }, { projection: { clientMsgId: 1 } })
      .toArray(),
    client
      .db()
      .collection('chats')
      .find({ _id: { $in: chatIds } }, { projection: { seq: 1 } })
      .toArray(),
  ]);
  await client.close();
  const stored = new Set(messages.map(({ clientMsgId }) => clientMsgId));
  return {
    missing: [...answered].filter((id) => !stored.has(id)).length,
    extra: messages.length - stored.size,
    gaps: chats.reduce((sum, { seq }) => sum + seq, 0) - messages.length,
  };
}

maxSockets();
const memory = [instances.map(({ pid }) => resident(pid))];
const { client: clients, store: stores } = await makeAccounts();
const idle = await openIdle(clients.slice(PAIRS));
const members = await openPairs(clients.slice(0, PAIRS), stores);
memory.push(instances.map(({ pid }) => resident(pid)));
const load = [loadavg()[0]];
const bare = await measure(members, 'bench', stores[0].token);
const stored = await measure(members, 'chat', stores[0].token);
load.push(loadavg()[0]);
const database = await checkStored(members, stored.answered);
const closed =
  IDLE - (await idle.countOpen()) + members.filter(({ socket }) => socket.readyState !== socket.OPEN).length;
const isClean = printChatReport({
  seconds: SECONDS,
  idle: IDLE,
  rate: RATE,
  pairs: PAIRS,
  memory,
  load,
  bare,
  stored,
  database,
  closed,
});
for (const { socket } of members) socket.terminate();
idle.close();
process.exitCode = isClean ? 0 : 1;
