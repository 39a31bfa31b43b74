import { once } from 'node:events';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Environment } from '../src/platform/config/environment';
import { FRAMES_PER_MINUTE, OUTBOUND } from '../src/platform/realtime/limits';
import { Outbound } from '../src/platform/realtime/outbound.service';
import { RealtimeService } from '../src/platform/realtime/realtime.service';
import { type Actor, mintUsers } from './actors';
import { type Harness, startApp } from './harness';
import { openRaw, rawFrame } from './raw-socket';
import { type SecondProcess, startSecondProcess } from './second-process';
import { until } from './until';

/** Growth allowed to the process under any of these, in MiB; without limits on bytes the first takes 1,000 and more. */
const BUDGET = 200;
const ATTACK = 8_000;
const SOCKETS = 40;

let h: Harness;
let api: SecondProcess;
let actors: Actor[];
const opened: WebSocket[] = [];
beforeAll(async () => {
  h = await startApp();
  // The limits of production, and many addresses, as behind a proxy.
  api = await startSecondProcess({ LIMITE_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' });
  actors = await mintUsers(h, 'client', SOCKETS / 10 + 2);
}, 180_000);
afterEach(() => opened.splice(0).forEach((socket) => socket.terminate()));
afterAll(async () => {
  await api.close();
  await h.close();
});

async function signedIn(actor: Actor, address: string, base = api.base): Promise<WebSocket> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: { 'x-forwarded-for': address } });
  opened.push(socket.on('error', () => undefined));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token: actor.token }));
  expect(JSON.parse(String((await once(socket, 'message'))[0]))).toMatchObject({ type: 'auth', success: true });
  return socket;
}
/** Pause between requests of one client, in milliseconds: three quarters of the frames that it may send in a minute. */
const PAUSE = 60_000 / (FRAMES_PER_MINUTE * 0.75);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests the unread figure until it is stopped; returns the number of answers. */
function wellBehaved(socket: WebSocket): () => Promise<number> {
  let isDone = false;
  const asking = (async () => {
    for (let answers = 0; ; answers++) {
      if (isDone) return answers;
      const answer = once(socket, 'message', { signal: AbortSignal.timeout(20_000) });
      socket.send(JSON.stringify({ type: 'notification', action: 'get_unread_count' }));
      expect(String((await answer)[0])).toContain('unread_count');
      await pause(PAUSE);
    }
  })();
  return () => {
    isDone = true;
    return asking;
  };
}

/** Memory at its highest while `attack` runs, beyond what it was before, in MiB. */
async function growth(attack: () => Promise<unknown>): Promise<number> {
  const before = api.rss();
  let highest = before;
  const sampling = setInterval(() => (highest = Math.max(highest, api.rss())), 100);
  await attack();
  clearInterval(sampling);
  return Math.round(highest - before);
}

it('takes in large frames no faster than it handles them, and serves everybody else', async () => {
  const good = await signedIn(actors.at(-1)!, '10.0.0.1');
  const attackers = await Promise.all(
    Array.from({ length: SOCKETS }, async (_, n) => {
      const socket = await openRaw(api.base, { 'X-Forwarded-For': `10.0.1.${n}` });
      socket.write(rawFrame(JSON.stringify({ type: 'auth', token: actors[Math.floor(n / 10)]!.token })));
      return socket.resume();
    }),
  );
  // Within every other limit: a known frame below 64 KiB, fewer than 600 a minute.
  const filler = 'ñ'.repeat(30_000);
  const frame = rawFrame(JSON.stringify({ type: 'notification', action: 'get_unread_count', filler }));
  const flood = async (socket: Socket) => {
    for (let sent = 0; sent < 590; sent++)
      if (!socket.write(frame))
        await once(socket, 'drain', { signal: AbortSignal.timeout(ATTACK) }).catch(() => (sent = 590));
  };
  const finish = wellBehaved(good);
  const grown = await growth(() => Promise.all(attackers.map(flood)));
  const answers = await finish();
  attackers.forEach((socket) => socket.destroy());
  console.log(`inbound: +${grown} MiB, ${answers} answers to the well-behaved client`);
  expect(answers).toBeGreaterThan(3);
  expect(grown).toBeLessThan(BUDGET);
});

describe('a peer that does not read', () => {
  const realtime = () => h.app.get(RealtimeService, { strict: false });
  const outbound = () => h.app.get(Outbound, { strict: false });
  const text = (n: number) => ({ type: 'prueba', n, filler: 'x'.repeat(60_000) });

  it('misses what is of no use later, gets the rest, and is dropped when it goes on', async () => {
    const [actor] = await mintUsers(h, 'client', 1);
    const userId = actor!.user._id;
    const socket = await signedIn(actor!, '10.0.0.2', h.base);
    const received: number[] = [];
    socket.on('message', (data) => received.push((JSON.parse(String(data)) as { n: number }).n));
    socket.pause();
    const isSlow = () => [...outbound()['unsent'].values()].some((unsent) => unsent > OUTBOUND.slow);
    let sent = 0;
    // The kernel's own buffers fill first.
    while (!isSlow()) {
      realtime().toUser(userId, text(sent++));
      await new Promise(setImmediate);
    }
    realtime().toUser(userId, { type: 'prueba', n: -1 }, { droppable: true });
    realtime().toUser(userId, { type: 'prueba', n: sent++ });
    socket.resume();
    await until(
      () => Promise.resolve(received.length),
      (count) => count === sent,
    );
    expect(received).toEqual([...Array(sent).keys()]);

    socket.pause();
    while (realtime()['byUser'].has(userId)) {
      realtime().toUser(userId, text(sent++));
      await new Promise(setImmediate);
    }
    expect(outbound()['total']).toBe(0);
    const end = once(socket, 'close');
    socket.resume();
    expect((await end)[0]).toBe(1006);
  });

  it('is the first to go when the whole process holds too much', () => {
    const limited = new Outbound({ LIMITE_FACTOR: 1 / 64 } as Environment);
    const dropped: string[] = [];
    const peer = (name: string) =>
      ({ send: () => undefined, terminate: () => dropped.push(name) }) as unknown as WebSocket;
    const [slowest, slow] = [peer('slowest'), peer('slow')];
    for (let n = 0; n < 9; n++) limited.send(slowest, Buffer.alloc(60_000), false);
    for (let n = 0; n < 8; n++) limited.send(slow, Buffer.alloc(60_000), false);
    expect(dropped).toEqual([]);
    limited.send(slow, Buffer.alloc(60_000), false);
    expect(dropped).toEqual(['slowest']);
  });
});
