import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, mintUsers } from '../test/actors';
import { ChatSocket } from '../test/chats';
import { openRaw, rawFrame } from '../test/raw-socket';
import { until } from '../test/until';
import { goal, percentile, type Report } from './goal';
import { figuresOf, type Installation, startInstallation } from './installation';

const FRAMES = 20_000;
/** Fewer than the limit of a minute from each: it is the frames that are tried here, not the limit. */
const SENDERS = 40;
const FRAGMENTED = 200;
const FRAGMENTS = 16_000;
const UNSIGNED = 5000;
/** A connection that does not sign in has so long, in ms, and some for a busy machine. */
const SIGN_IN_WITHIN = 5000;

let site: Installation;
let actors: Actor[];
beforeAll(async () => {
  site = await startInstallation({ processes: 1 });
  actors = await mintUsers(site.h, 'client', SENDERS + 1);
}, 120_000);
const opened = new Set<Socket>();
afterAll(async () => {
  opened.forEach((socket) => socket.destroy());
  await site.close();
});

async function open(address: string, headers: Record<string, string> = {}): Promise<Socket> {
  const socket = await openRaw(site.base(0), { 'X-Forwarded-For': address, ...headers });
  opened.add(socket);
  return socket.once('close', () => opened.delete(socket)).resume();
}
/** Status of an attempt to open a socket. */
const status = (address: string, headers?: Record<string, string>) =>
  open(address, headers).then(
    () => '101',
    (error: Error) => error.message.slice(-3),
  );
const isEnded = ({ closed, readableEnded }: Socket) => closed || readableEnded;
const allEnded = (sockets: Socket[], ms = 60_000) =>
  until(
    () => Promise.resolve(sockets.filter((socket) => !isEnded(socket)).length),
    (left) => left === 0,
    ms,
  );

/** Somebody who asks, and waits for each answer, until told to stop; answers how long each took, in ms. */
async function wellBehaved(): Promise<() => Promise<number[]>> {
  const socket = await ChatSocket.open(site.base(0), actors.at(-1)!);
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await socket.settled();
      times.push(performance.now() - began);
      await sleep(100);
    }
    socket.close();
    return times;
  })();
  return () => {
    isOver = true;
    return asking;
  };
}

const KINDS = [
  rawFrame('{"type":"nothing"}'),
  rawFrame('{"type":"chat","action":"nothing"}'),
  rawFrame('{"type":"chat","action":"constructor"}'),
  rawFrame('{"type":"chat","action":"send_message","chatId":{"$ne":1},"content":[]}'),
  rawFrame('{"type":"chat","action":"join_chat","chatId":"ffffffffffffffffffffffff"}'),
  rawFrame('{"type":"notification","action":"mark_as_read","notificationId":"__proto__"}'),
  rawFrame('{"__proto__":{"admin":true},"type":"chat"}'),
  rawFrame('{"type":"__proto__"}'),
  rawFrame('['.repeat(1000)),
  rawFrame('\u0000\ud800'),
  rawFrame(Buffer.from([0, 1, 2, 255]), 'binary'),
  rawFrame(''),
];

async function frames(report: Report): Promise<void> {
  const senders = await Promise.all(
    actors.slice(0, SENDERS).map(async ({ token }, n) => {
      const socket = await open(`10.1.0.${n}`);
      socket.write(rawFrame(JSON.stringify({ type: 'auth', token })));
      return socket;
    }),
  );
  let heard = 0;
  for (const socket of senders) socket.on('data', (data: Buffer) => (heard += data.length));
  for (let n = 0; n < FRAMES; n++) {
    senders[n % SENDERS]!.write(report.random.pick(KINDS));
    if (n % (SENDERS * 10) === 0) await sleep(20);
  }
  await sleep(3000);
  report.atLeast(`bytes that ${FRAMES} frames without sense were answered with`, heard, 1);
  for (const socket of senders) for (let n = 0; n < 700; n++) socket.write(KINDS[0]!);
  await allEnded(senders);
  report.exact(
    'senders still there beyond 600 frames a minute',
    senders.filter((socket) => !isEnded(socket)).length,
    0,
  );
}

async function fragments(report: Report): Promise<void> {
  const before = site.all[0]!.rss();
  let highest = before;
  const timer = setInterval(() => (highest = Math.max(highest, site.all[0]!.rss())), 100);
  const sockets = await Promise.all(Array.from({ length: FRAGMENTED }, (_, n) => open(`10.2.0.${n}`)));
  const fragment = Buffer.concat([
    rawFrame('x', 'text', false),
    ...Array<Buffer>(FRAGMENTS).fill(rawFrame('x', 'continuation', false)),
  ]);
  const large = rawFrame('x'.repeat(100 * 1024));
  for (const [n, socket] of sockets.entries()) socket.write(n % 4 === 0 ? large : fragment);
  await allEnded(sockets);
  clearInterval(timer);
  report.exact(
    `sockets still there after ${FRAGMENTS} fragments or a frame of 100 KiB`,
    sockets.filter((socket) => !isEnded(socket)).length,
    0,
  );
  report.atMost(`memory that ${FRAGMENTED} of them took at most`, highest - before, 50, ' MiB');
}

async function strangers(report: Report): Promise<void> {
  const origins = ['https://evil.example', 'null', 'https://tuerca.example.evil.example'];
  const refused = await Promise.all(origins.map((Origin) => status('10.3.0.1', { Origin })));
  report.exact('other origins', [...new Set(refused)].join(), '403');
  const one = await Promise.all(Array.from({ length: 120 }, () => status('10.3.0.2')));
  const count = (answer: string) => one.filter((given) => given === answer).length;
  report.exact('120 sockets of one address: opened/refused (429)', `${count('101')}/${count('429')}`, '100/20');
  const began = performance.now();
  const answers: string[] = [];
  for (let block = 0; answers.length < UNSIGNED; block++)
    answers.push(...(await Promise.all(Array.from({ length: 100 }, (_, n) => status(`10.4.${block}.${n}`)))));
  const other = answers.filter((answer) => !['101', '503'].includes(answer));
  report.exact(
    `${UNSIGNED} that do not sign in: answers other than opened or 503`,
    [...new Set(other)].join() || 'none',
    'none',
  );
  const last = performance.now();
  await allEnded([...opened]);
  report.time(
    `all of them closed after the last came (${Math.round((last - began) / 1000)} s of opening)`,
    [performance.now() - last],
    SIGN_IN_WITHIN + 2000,
  );
}

goal('S3', 'hostile sockets by the thousand', async (report) => {
  const { pid } = site.all[0]!;
  const finish = await wellBehaved();
  await figuresOf(site.all[0]!);
  const before = site.all[0]!.rss();
  await frames(report);
  await fragments(report);
  await strangers(report);
  const times = await finish();
  const { pollutedKeys } = await figuresOf(site.all[0]!);
  report.atLeast('answers to somebody who behaves meanwhile', times.length, 50);
  report.time('her answers meanwhile, 95 of 100', [percentile(times, 95)], 500);
  report.exact(
    'processes started anew/keys that Object.prototype won',
    `${site.all[0]!.pid === pid && !Number.isNaN(site.all[0]!.rss()) ? 0 : 1}/${pollutedKeys}`,
    '0/0',
  );
  report.exact('exceptions in its log', (site.all[0]!.output().match(/uncaught|unhandled/gi) ?? []).length, 0);
  process.stdout.write(`memory: ${Math.round(before)} MiB before, ${Math.round(site.all[0]!.rss())} MiB after\n`);
});
