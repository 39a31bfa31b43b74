import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { WebSocket } from 'ws';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { call, freshDatabase } from './harness';
import { launchProcess, type SecondProcess } from './second-process';
import { until } from './until';

let uri: string;
let data: string;
let cable: FaultProxy;
let running: SecondProcess[];
beforeEach(async () => {
  uri = freshDatabase();
  data = mkdtempSync(join(tmpdir(), 'tuerca-start-'));
  cable = await startFaultProxy(uri);
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((api) => api.kill()));
  await cable.close();
  const db = await mongoose.createConnection(uri).asPromise();
  await db.dropDatabase();
  await db.close();
  rmSync(data, { recursive: true, force: true });
});

async function launch(env: Record<string, string> = {}): Promise<SecondProcess> {
  const api = await launchProcess({ MONGODB_URI: cable.url, TUERCA_DATA: data, LOG_LEVEL: 'warn', ...env });
  running.push(api);
  return api;
}

/** The status with which a handshake is answered. */
const handshake = (base: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`);
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode!)).once('error', reject);
  });

/** An open socket that has not signed in yet. */
async function openSocket(base: string): Promise<{ socket: WebSocket }> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`);
  await once(socket, 'open');
  return { socket };
}

/** A sign-in of which the server has the head and not yet the body; `answer` sends that and resolves with the status. */
async function takenCall(base: string): Promise<{ answer(): Promise<number> }> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const call = request(`${base}/api/auth/login`, { method: 'POST', headers });
  call.flushHeaders();
  await once(call, 'continue');
  return {
    answer: async () => {
      call.end(JSON.stringify({ email: 'nadie@correo.ve', password: 'Correa.Dentada.58' }));
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode!;
    },
  };
}

it('a process whose database is away lives, says what it waits for, and serves when the database comes', async () => {
  cable.cut();
  const api = await launch();
  expect(await (await fetch(`${api.base}/healthz`)).json()).toEqual({ status: 'ok' });
  const ready = await call(api.base, 'GET', '/readyz');
  expect(ready.status).toBe(503);
  expect(ready.body).toMatchObject({
    success: false,
    code: 'NO_DISPONIBLE',
    status: 'starting',
    doing: 'connecting',
  });

  const login = await call(api.base, 'POST', '/api/auth/login', {
    body: { email: 'a@b.ve', password: 'x'.repeat(9000) },
  });
  expect([login.status, login.body.code]).toEqual([503, 'NO_DISPONIBLE']);
  expect(Number(login.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await fetch(`${api.base}/productos`);
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'self'/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toMatch(/vuelve en unos segundos/);
  expect(await handshake(api.base)).toBe(503);

  await until(
    async () => api.output(),
    (text) => text.includes('El arranque espera por ella'),
  );
  cable.mend();
  await api.ready;
  expect((await call(api.base, 'GET', '/readyz')).body).toEqual({ status: 'ready' });
  expect((await call(api.base, 'GET', '/api/products')).status).toBe(200);
  // One reason is told once, however often it was tried.
  expect(api.output().match(/El arranque espera por ella/g)).toHaveLength(1);
}, 60_000);

it('a database that is lost in the middle of the start is waited for, and the start goes on', async () => {
  const api = await launch();
  await until(
    async () => (await call<never>(api.base, 'GET', '/readyz')).body as { doing?: string },
    ({ doing }) => doing === 'indexes',
  );
  cable.cut();
  await until(
    async () => api.output(),
    (text) => text.includes('El arranque espera por ella'),
  );
  expect((await fetch(`${api.base}/healthz`)).status).toBe(200);
  cable.mend();
  await api.ready;
  expect((await call(api.base, 'GET', '/api/products')).status).toBe(200);
}, 90_000);

it('a port that is taken ends the start with one sentence, before the database is touched', async () => {
  cable.cut();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(launch({ PORT: String(port) })).rejects.toThrow(
    `ended with 1\nEl puerto ${port} ya está ocupado por otro programa: ciérralo, o usa otro puerto con PORT.\n`,
  );
  other.close();
}, 60_000);

it('a signal during the start ends it at once', async () => {
  cable.cut();
  const api = await launch();
  running = [];
  expect(await api.terminate()).toBe(0);
}, 60_000);

it('a process that is told to stop drains: it lives, says so, answers what it had taken and refuses what comes', async () => {
  const api = await launch({ DRENAJE_MS: '2500' });
  running = [];
  await api.ready;
  const { socket } = await openSocket(api.base);
  const closed = once(socket, 'close') as Promise<[number]>;
  const taken = await takenCall(api.base);
  const exit = api.terminate();
  const { body } = await until(
    () => call(api.base, 'GET', '/readyz'),
    ({ status }) => status === 503,
  );
  expect(body).toMatchObject({ code: 'NO_DISPONIBLE', status: 'draining' });
  expect(await taken.answer()).toBe(401);
  expect((await fetch(`${api.base}/healthz`)).status).toBe(200);
  expect((await fetch(`${api.base}/productos`)).status).toBe(503);
  const login = await call(api.base, 'POST', '/api/auth/login', { body: { email: 'a@b.ve', password: 'clave' } });
  expect([login.status, login.headers.get('connection')]).toEqual([503, 'close']);
  expect(await handshake(api.base)).toBe(503);
  expect((await closed)[0]).toBe(1012);
  expect(await exit).toBe(0);
}, 60_000);
