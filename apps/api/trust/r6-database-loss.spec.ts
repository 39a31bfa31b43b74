import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Mongo, startMongo } from '@tuerca/mongo';
import { type Actor, mintUsers } from '../test/actors';
import { openChat } from '../test/chats';
import { until } from '../test/until';
import { ask, type Reply } from './client';
import { goal, type Report } from './goal';
import { type Installation, startInstallation } from './installation';

const PER_SECOND = 50;
const PEOPLE = 40;
/** Downtime of the database, in ms, after its death. */
const AWAY = 5000;
/** Longest wait of a caller, in ms: docs/seguridad.md promises six seconds, our goal is five. */
const MAX_WAIT = 5000;

const folder = mkdtempSync(join(tmpdir(), 'tuerca-loss-'));
let mongo: Mongo;
let site: Installation;
let writers: { actor: Actor; chatId: string }[];
beforeAll(async () => {
  // A kept folder: writes to a throwaway one may be lost by design.
  mongo = await startMongo({ dataDir: folder });
  const uri = new URL(mongo.uri);
  uri.pathname = '/database-loss';
  site = await startInstallation({ own: { MONGODB_URI: uri.href } });
  const [clients, stores] = [await mintUsers(site.h, 'client', PEOPLE), await mintUsers(site.h, 'store', PEOPLE)];
  writers = await Promise.all(
    clients.map(async (actor, n) => ({ actor, chatId: await openChat(site.h, actor, stores[n]!) })),
  );
}, 180_000);
afterAll(async () => {
  await site?.close();
  await mongo?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

interface Written {
  clientMsgId: string;
  writer: { actor: Actor; chatId: string };
  reply: Reply;
}

const send = (base: string, { actor, chatId }: Written['writer'], clientMsgId: string) =>
  ask(base, 'POST', '/api/chats/mensaje', {
    token: actor.token,
    body: { chatId, contenido: clientMsgId, clientMsgId },
  });

/** Messages at the rate until it is told to stop; answers all of them. */
function startWriting(): () => Promise<Written[]> {
  const all: Promise<Written>[] = [];
  const write = () => {
    const n = all.length;
    const [writer, clientMsgId] = [writers[n % PEOPLE]!, `mensaje-${n}`];
    all.push(send(site.base(n), writer, clientMsgId).then((reply) => ({ clientMsgId, writer, reply })));
  };
  const timer = setInterval(write, 1000 / PER_SECOND);
  return () => {
    clearInterval(timer);
    return Promise.all(all);
  };
}

const statusesOf = async (path: string) => {
  const replies = await Promise.all(site.all.map(({ base }) => ask(base, 'GET', path)));
  return replies.map(({ status }) => status).join();
};
const isUp = async () =>
  site.h.db.db!.command({ ping: 1 }).then(
    () => true,
    () => false,
  );

/** Checks that both processes answer as before: reading, writing, readiness. */
async function backAfter(): Promise<number> {
  const began = performance.now();
  let n = 0;
  await until(
    async () => {
      const probes = site.all.map(({ base }, i) => send(base, writers[i]!, `vuelta-${n++}`));
      const reads = site.all.map(({ base }) => ask(base, 'GET', '/api/chats', { token: writers[0]!.actor.token }));
      return [await statusesOf('/readyz'), ...(await Promise.all([...probes, ...reads])).map(({ status }) => status)];
    },
    (statuses) => statuses.join() === '200,200,201,201,200,200',
    40_000,
  );
  return performance.now() - began;
}

function judge(report: Report, written: Written[]): void {
  const refused = written.filter(({ reply }) => reply.status === 503);
  const other = written.filter(({ reply }) => reply.status !== 201 && reply.status !== 503);
  const mute = refused.filter(
    ({ reply }) =>
      !(Number(reply.headers['retry-after']) > 0) ||
      !/[a-z]+ .*\./i.test(reply.body.message as string) ||
      reply.body.code !== 'NO_DISPONIBLE',
  );
  report.atLeast(`messages written at ${PER_SECOND} a second`, written.length, PER_SECOND * 8);
  report.atLeast('answers with 503 while it was away', refused.length, PER_SECOND);
  report.exact('503 without Retry-After, code and sentence', mute.length, 0);
  const seen = new Set(other.map(({ reply }) => `${reply.status} ${reply.body.code ?? reply.text}`));
  report.exact('answers that are neither stored nor 503', [...seen].join() || 'none', 'none');
  report.time('longest wait for an answer', [Math.max(...written.map(({ reply }) => reply.ms))], MAX_WAIT);
}

goal('R6', 'the database dies under load: nothing acknowledged is lost, and it is over soon after', async (report) => {
  const pids = site.all.map(({ pid }) => pid);
  const stop = startWriting();
  await sleep(3000);
  await mongo.kill();
  await until(
    () => statusesOf('/readyz'),
    (statuses) => statuses === '503,503',
  );
  report.exact('/healthz of both while it is away', await statusesOf('/healthz'), '200,200');
  report.exact('/readyz of both while it is away', await statusesOf('/readyz'), '503,503');
  await sleep(AWAY);
  await mongo.restart();
  await until(isUp, (up) => up, 60_000);
  const back = await backAfter();
  await sleep(1000);
  const written = await stop();
  judge(report, written);
  report.time('everything works again after the database accepts', [back], 10_000);
  report.exact(
    'processes that had to be started anew',
    site.all.filter(({ pid }, n) => pid !== pids[n] || Number.isNaN(rssOf(n))).length,
    0,
  );

  const again = await Promise.all(
    written
      .filter(({ reply }) => reply.status !== 201)
      .map(({ writer, clientMsgId }, n) => send(site.base(n), writer, clientMsgId)),
  );
  report.exact('messages sent again that are still refused', again.filter(({ status }) => status !== 201).length, 0);
  const stored = await site.h.db
    .collection('mensajes_chat')
    .find({}, { projection: { clientMsgId: 1 } })
    .toArray();
  const times = new Map<string, number>();
  for (const { clientMsgId } of stored) times.set(clientMsgId as string, (times.get(clientMsgId as string) ?? 0) + 1);
  const lost = written.filter(({ clientMsgId }) => !times.has(clientMsgId));
  const doubled = written.filter(({ clientMsgId }) => (times.get(clientMsgId) ?? 0) > 1);
  report.exact('messages lost/stored twice, acknowledged or sent again', `${lost.length}/${doubled.length}`, '0/0');
});

const rssOf = (n: number) => site.all[n]!.rss();
