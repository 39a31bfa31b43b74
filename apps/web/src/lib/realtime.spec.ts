import type { AddressInfo } from 'node:net';
import { type WebSocket as ServerSocket, WebSocket, WebSocketServer } from 'ws';
import { server as mockedApi } from '@/test/server';
import { type Frame, Realtime, type Socket } from './realtime';

const PAUSE = 20;
let server: WebSocketServer;
let port = 0;
let sockets: ServerSocket[] = [];
let received: Frame[] = [];
let opened = 0;
let good = 'token';
let client: Realtime;

/** The server of the API in short: signs in, else closes with 4401. */
const listen = async () => {
  server = new WebSocketServer({ port, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    opened++;
    sockets.push(socket);
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.type !== 'auth') return void received.push(frame);
      const success = frame.token === good;
      socket.send(JSON.stringify({ type: 'auth', success }));
      if (!success) socket.close(4401);
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
};
const silence = async () => {
  for (const socket of sockets) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
};
const until = async (isFresh: () => boolean) => {
  for (let i = 0; i < 600 && !isFresh(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isFresh()).toBe(true);
};
const isReady = () => client.getState() === 'ready';

// Its interceptors would stand between the client and the server of this file.
beforeAll(() => mockedApi.close());

let renew = jest.fn<Promise<string | null>, [string]>();
beforeEach(async () => {
  [sockets, received, opened, good, port] = [[], [], 0, 'token', 0];
  renew = jest.fn<Promise<string | null>, [string]>(async () => 'renovado');
  await listen();
  client = new Realtime({
    open: () => new WebSocket(`ws://127.0.0.1:${port}`) as unknown as Socket,
    token: async () => 'token',
    renew,
    pause: PAUSE,
  });
});
afterEach(async () => {
  client.stop();
  await silence();
});

it('signs in with its first frame, then sends what waited, in order, and hears what it asked for', async () => {
  const heard: unknown[] = [];
  client.on('notification', 'unread_count', (frame) => heard.push(frame.data));
  client.start();
  client.send({ type: 'chat', n: 1 });
  client.send({ type: 'chat', n: 2 });
  await until(isReady);
  client.send({ type: 'chat', n: 3 });
  await until(() => received.length === 3);
  expect(received.map(({ n }) => n)).toEqual([1, 2, 3]);
  sockets[0]!.send('not json');
  sockets[0]!.send(JSON.stringify({ type: 'notification', action: 'another', data: 1 }));
  sockets[0]!.send(JSON.stringify({ type: 'notification', action: 'unread_count', data: 2 }));
  await until(() => heard.length > 0);
  expect(heard).toEqual([2]);
});

it.each([1001, 1012, 4429])('comes back after %i, says so, and sends what was written meanwhile once', async (code) => {
  const ready = jest.fn();
  client.onReady(ready);
  client.start();
  await until(isReady);
  sockets[0]!.close(code);
  await until(() => client.getState() === 'waiting');
  client.send({ type: 'chat', n: 1 });
  await until(isReady);
  await until(() => received.length === 1);
  expect([opened, ready.mock.calls.length]).toEqual([2, 2]);
});

it('takes a new token when the old one is refused, and ends when there is none', async () => {
  good = 'renovado';
  const tokens = ['token', 'renovado'];
  client = new Realtime({
    open: () => new WebSocket(`ws://127.0.0.1:${port}`) as unknown as Socket,
    token: async () => tokens.shift() ?? null,
    renew,
    pause: PAUSE,
  });
  client.start();
  await until(isReady);
  expect(renew.mock.calls).toEqual([['token']]);
  renew.mockResolvedValue(null);
  sockets.at(-1)!.close(4401);
  await until(() => client.getState() === 'off');
});

it('gives up after five pauses that double, and begins again when it is told to', async () => {
  client.start();
  await until(isReady);
  await silence();
  const started = Date.now();
  await until(() => client.getState() === 'failed');
  // 1 + 2 + 4 + 8 + 16 pauses.
  expect(Date.now() - started).toBeGreaterThanOrEqual(31 * PAUSE * 0.9);
  await listen();
  client.retry();
  await until(isReady);
});

it('does not come back by itself when it was dismissed (1000), keeps what is written, and tries once when the API answers', async () => {
  client.start();
  await until(isReady);
  sockets[0]!.close(1000);
  await until(() => client.getState() === 'failed');
  expect(client.isDegraded()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, PAUSE * 5));
  expect(opened).toBe(1);
  client.nudge();
  await until(isReady);
  expect(client.isDegraded()).toBe(false);
  sockets[1]!.close(1000);
  await until(() => client.getState() === 'failed');
  // The sender is waiting for it.
  expect(client.send({ type: 'chat', n: 1 })).toBe(true);
  await until(() => received.length === 1);
});

it('gives up after one attempt that a call of the API brought about, and is degraded until it is signed in', async () => {
  client.start();
  await until(isReady);
  await silence();
  await until(() => client.getState() === 'failed');
  const states: string[] = [];
  client.subscribeState(() => states.push(`${client.getState()} ${client.isDegraded()}`));
  client.nudge();
  await until(() => states.length === 2);
  expect(states).toEqual(['connecting true', 'failed true']);
  await listen();
});

it('rests while the device is offline, and sends what was written meanwhile when it is back', async () => {
  client.start();
  await until(isReady);
  client.suspend();
  expect(client.getState()).toBe('waiting');
  expect(client.send({ type: 'chat', n: 1 })).toBe(true);
  client.suspend();
  client.retry();
  await until(() => received.length === 1);
  expect(opened).toBeLessThanOrEqual(3);
});

it('says so when it can keep no more', async () => {
  expect(client.send({ type: 'chat' })).toBe(false);
  await silence();
  client.start();
  const kept = Array.from({ length: 101 }, (_, n) => client.send({ type: 'chat', n }));
  expect(kept.lastIndexOf(true)).toBe(99);
  await listen();
});

it('asks a connection that has been silent for proof, and lets go of one that is dead', async () => {
  const now = jest.spyOn(Date, 'now');
  const timers = jest.spyOn(globalThis, 'setTimeout');
  client = new Realtime({
    open: () => new WebSocket(`ws://127.0.0.1:${port}`) as unknown as Socket,
    token: async () => 'token',
    renew,
    probe: { type: 'notification', action: 'get_unread_count' },
    pause: PAUSE,
  });
  client.start();
  await until(isReady);
  client.retry();
  expect(received).toEqual([]);
  now.mockReturnValue(performance.timeOrigin + performance.now() + 60_000);
  timers.mockClear();
  client.retry();
  now.mockRestore();
  await until(() => received.length === 1);
  expect(received).toEqual([{ type: 'notification', action: 'get_unread_count' }]);
  // Nothing comes back: what it planned for that case happens.
  const [giveUp] = timers.mock.calls.find(([, ms]) => ms === 8_000)!;
  timers.mockRestore();
  (giveUp as () => void)();
  expect(client.getState()).toBe('waiting');
  await until(isReady);
});

it('stays away when it was stopped, and keeps nothing for later', async () => {
  client.start();
  await until(isReady);
  client.stop();
  client.send({ type: 'chat', n: 1 });
  await new Promise((resolve) => setTimeout(resolve, PAUSE * 5));
  expect([client.getState(), opened, received]).toEqual(['off', 1, []]);
});
