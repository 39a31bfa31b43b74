import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import { WebSocket } from 'ws';
import { SessionsService } from '../src/auth/auth/sessions.service';
import { UsersService } from '../src/auth/users/users.service';
import { AppError } from '../src/platform/common/app-error';
import { Presence } from '../src/platform/realtime/presence.service';
import { QuietPeriods } from '../src/platform/realtime/quiet-periods.service';
import { RealtimeService } from '../src/platform/realtime/realtime.service';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { until } from './until';

let h: Harness;
let ana: Actor;
const opened: WebSocket[] = [];
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});
afterEach(() => opened.splice(0).forEach((socket) => socket.terminate()));
afterAll(() => h.close());

const WELCOME = { type: 'auth', success: true, quietMs: expect.any(Number) };
const address = (base = h.base) => `${base.replace('http', 'ws')}/ws`;
async function open(options: { origin?: string; base?: string } = {}): Promise<WebSocket> {
  const socket = new WebSocket(address(options.base), { origin: options.origin });
  opened.push(socket);
  await once(socket, 'open');
  return socket;
}
const next = async (socket: WebSocket) =>
  JSON.parse(String((await once(socket, 'message'))[0])) as Record<string, unknown>;
const ask = async (socket: WebSocket, frame: unknown) => {
  const answer = next(socket);
  socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return answer;
};
const closed = async (socket: WebSocket) => (await once(socket, 'close'))[0] as number;
async function signedIn(token = ana.token, base?: string): Promise<WebSocket> {
  const socket = await open({ base });
  expect(await ask(socket, { type: 'auth', token })).toEqual(WELCOME);
  return socket;
}
const realtime = () => h.app.get(RealtimeService, { strict: false });

it('reaches every socket of a user, and nobody else', async () => {
  const [one, another] = [await signedIn(), await signedIn()];
  const stranger = await signedIn((await mintUser(h, 'client')).token);
  const received: unknown[] = [];
  stranger.on('message', (data) => received.push(String(data)));
  const arriving = Promise.all([next(one), next(another)]);
  realtime().toUser(ana.user._id, { type: 'notification', action: 'new_notification' });
  expect(await arriving).toEqual(Array(2).fill({ type: 'notification', action: 'new_notification' }));
  expect(await ask(stranger, { type: 'auth', token: ana.token })).toEqual(WELCOME);
  expect(received).toHaveLength(1);
});

it('tells who signs in for how long nothing was told to her, also while she was away; typing does not count', async () => {
  const start = performance.now();
  const luis = await mintUser(h, 'client');
  const elapsed = Math.floor(performance.now() - start);
  expect(elapsed).toBeGreaterThan(0);
  realtime().toUser(luis.user._id, { type: 'notification', action: 'new_notification' });
  realtime().toUser(ana.user._id, { type: 'chat', action: 'typing' }, { droppable: true });
  expect(h.app.get(QuietPeriods, { strict: false }).msOf([ana.user._id])).toBeGreaterThanOrEqual(elapsed);
  const told = performance.now();
  realtime().toUser(ana.user._id, { type: 'notification', action: 'new_notification' });
  const { quietMs } = await ask(await open(), { type: 'auth', token: ana.token });
  expect(quietMs).toBeLessThanOrEqual(Math.ceil(performance.now() - told));
});

it('hands frames to their handler one after the other, and errors back', async () => {
  const order: number[] = [];
  realtime().handle('prueba', {
    count: async (user, { n }, reply) => {
      expect(user.id).toBe(ana.user._id);
      if (n === 'mal') throw new Error('nothing that a person should read');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
      order.push(n as number);
      if (n === 19) reply({ type: 'prueba', fin: true });
    },
  });
  const socket = await signedIn();
  const last = next(socket);
  for (let n = 0; n < 20; n++) socket.send(JSON.stringify({ type: 'prueba', action: 'count', n }));
  expect(await last).toEqual({ type: 'prueba', fin: true });
  expect(order).toEqual([...Array(20).keys()]);
  expect(await ask(socket, { type: 'prueba', action: 'count', n: 'mal' })).toMatchObject({
    type: 'error',
    code: 'ERROR_INTERNO',
    message: expect.not.stringContaining('nothing'),
  });
});

it('hands frames to the handler of their action, and answers those of another one', async () => {
  realtime().handle('acciones', {
    saludar: (user, _frame, reply) => reply({ type: 'acciones', hola: user.id }),
    fallar: () => {
      throw new AppError('SIN_PERMISO');
    },
  });
  const socket = await signedIn();
  expect(await ask(socket, { type: 'acciones', action: 'saludar' })).toEqual({ type: 'acciones', hola: ana.user._id });
  expect(await ask(socket, { type: 'acciones', action: 'fallar' })).toMatchObject({
    type: 'error',
    code: 'SIN_PERMISO',
  });
  for (const type of ['acciones', 'chat', 'notification'])
    for (const action of ['otra', 'constructor', 1, undefined])
      expect(await ask(socket, { type, action })).toMatchObject({ type: 'error', code: 'NO_ENCONTRADO' });
});

it('answers what it does not know with an error, and stays', async () => {
  const socket = await open();
  expect(await ask(socket, { type: 'notification' })).toMatchObject({ type: 'error', code: 'SESION_REQUERIDA' });
  await ask(socket, { type: 'auth', token: ana.token });
  for (const frame of ['{', '[]', 'null', '1', '{"type":1}'])
    expect(await ask(socket, frame)).toMatchObject({ type: 'error', code: 'JSON_INVALIDO' });
  expect(await ask(socket, { type: 'no-existe' })).toMatchObject({ type: 'error', code: 'NO_ENCONTRADO' });
  const binary = next(socket);
  socket.send(Buffer.from([1, 2, 3]));
  expect(await binary).toMatchObject({ type: 'error' });
});

it.each(['garbage', { $ne: 1 }, undefined, 7])(
  'answers the bad id %j with a coded error, and logs nothing',
  async (id) => {
    const logged = jest.spyOn(Logger.prototype, 'error');
    const socket = await signedIn();
    const frame = { type: 'notification', action: 'mark_as_read', notificationId: id };
    expect(await ask(socket, frame)).toMatchObject({ type: 'error', code: 'ENTRADA_INVALIDA', action: 'mark_as_read' });
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  },
);

it.each([{ type: 'auth', token: 'garbage' }, { type: 'auth' }, { type: 'auth', token: { $ne: 1 } }])(
  'closes with 4401 after %j',
  async (frame) => {
    const socket = await open();
    const end = closed(socket);
    expect(await ask(socket, frame)).toMatchObject({ type: 'auth', success: false });
    expect(await end).toBe(4401);
  },
);

it('closes who does not sign in within five seconds', async () => {
  const start = Date.now();
  expect(await closed(await open())).toBe(4401);
  expect(Date.now() - start).toBeLessThan(6500);
});

it('refuses pages of other origins and other paths', async () => {
  const refused = (url: string, origin?: string) =>
    once(new WebSocket(url, { origin }), 'error').then(([error]) => (error as Error).message);
  expect(await refused(address(), 'https://evil.example')).toMatch(/403/);
  expect(await refused(address(), 'null')).toMatch(/403/);
  expect(await refused(`${address()}x`)).toMatch(/404/);
  await open({ origin: h.base });
  await open({ origin: 'http://localhost:3000' });
});

it('lets a user have ten sockets, not eleven', async () => {
  for (let n = 0; n < 10; n++) await signedIn();
  const other = await open();
  const end = closed(other);
  other.send(JSON.stringify({ type: 'auth', token: ana.token }));
  expect(await end).toBe(4429);
  const freed = closed(opened[0]!);
  opened[0]!.close();
  await freed;
  await signedIn();
});

it('drops frames beyond 64 KiB and 64 fragments', async () => {
  const large = await signedIn();
  const end = closed(large);
  large.send('x'.repeat(65 * 1024));
  expect(await end).toBe(1009);
  const chunks = await signedIn();
  const secondEnd = closed(chunks);
  for (let n = 0; n < 100; n++) chunks.send('x', { fin: false });
  expect([1008, 1009]).toContain(await secondEnd);
});

describe('the end of a session closes its sockets at once', () => {
  it('logout: that one', async () => {
    const other = await signedIn(
      (await h.app.get(SessionsService, { strict: false }).openMany([{ id: ana.user._id, role: 'client' }]))[0],
    );
    const socket = await signedIn();
    const end = closed(socket);
    await call(h.base, 'POST', '/api/auth/logout', { token: ana.token });
    expect(await end).toBe(4401);
    expect(await ask(other, { type: 'auth' })).toEqual(WELCOME);
  });

  it('deactivation: all', async () => {
    const sockets = [await signedIn(), await signedIn()];
    const fines = Promise.all(sockets.map(closed));
    await h.app.get(UsersService, { strict: false }).setActive(ana.user._id, false);
    expect(await fines).toEqual([4401, 4401]);
  });
});

it('says 1012 when the server stops', async () => {
  const other = await startApp();
  const { token } = await mintUser(other, 'client');
  const socket = await signedIn(token, other.base);
  const end = closed(socket);
  const anonymous = await open({ base: other.base });
  const secondEnd = closed(anonymous);
  await other.close();
  expect([await end, await secondEnd]).toEqual([1012, 1012]);
});

it('knows who is connected: from the first socket of a user to a moment after the last', async () => {
  const presence = h.app.get(Presence, { strict: false });
  const told: string[] = [];
  const stop = presence.onChange(
    (userId, isOnline) => userId === ana.user._id && told.push(isOnline ? 'here' : 'gone'),
  );
  const isOnline = () => presence.isOnline([ana.user._id]).has(ana.user._id);
  expect(isOnline()).toBe(false);
  const [one, another] = [await signedIn(), await signedIn()];
  expect(isOnline()).toBe(true);
  one.terminate();
  another.close();
  await until(
    () => Promise.resolve(!isOnline()),
    (gone) => gone,
  );
  expect(told).toEqual(['here', 'gone']);
  stop();
});
