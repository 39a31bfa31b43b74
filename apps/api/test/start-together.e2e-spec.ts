import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { MIGRATIONS } from '../src/platform/database/migrations/all-migrations';
import { call, freshDatabase } from './harness';
import { launchProcess, type SecondProcess } from './second-process';
import { until } from './until';

/** Socket timeouts, ten times shorter: 20 s are 2. */
const IMPATIENT = `
const { Socket } = require('node:net');
const { setTimeout } = Socket.prototype;
Socket.prototype.setTimeout = function (ms, ...rest) { return setTimeout.call(this, ms / 10, ...rest); };
`;

let folder: string;
let uri: string;
let db: Connection;
let running: SecondProcess[];
/** Blocks index builds by the writes of its transaction. */
let writer: mongo.ClientSession;
beforeEach(async () => {
  uri = freshDatabase();
  db = await mongoose.createConnection(uri).asPromise();
  folder = mkdtempSync(join(tmpdir(), 'tuerca-together-'));
  writer = await db.startSession();
  running = [];
});
afterEach(async () => {
  await writer.endSession();
  await Promise.all(running.map((api) => api.kill()));
  await db.dropDatabase();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

async function launch(): Promise<SecondProcess> {
  const preload = join(folder, 'impatient.cjs');
  writeFileSync(preload, IMPATIENT);
  const api = await launchProcess({ MONGODB_URI: uri, TUERCA_DATA: folder, LOG_LEVEL: 'warn' }, preload);
  running.push(api);
  return api;
}

const doing = async ({ base }: SecondProcess) => {
  const { body } = await call(base, 'GET', '/readyz');
  const { doing, detail } = body as { doing?: string; detail?: string };
  return `${doing}: ${detail}`;
};

const leasedUntil = async () => Number((await db.collection('migraciones_lock').findOne())?.until);

it('one process makes indexes for longer than any limit, the other waits, and takes over from one that was killed', async () => {
  await db.createCollection('pedidos');
  writer.startTransaction();
  await db.collection('pedidos').insertOne({ numero: 'T-1' } as never, { session: writer });

  const first = await launch();
  await until(
    () => doing(first),
    (text) => text.startsWith('indexes: Índices de pedidos'),
  );
  const second = await launch();
  await until(
    () => doing(second),
    (text) => /^indexes: Otra instancia \(.+, proceso \d+\) hace los índices/.test(text),
  );
  expect(second.output()).toContain(`proceso ${first.pid}`);
  // Renewed while the work goes on, here for longer than the limit.
  const before = await leasedUntil();
  await until(leasedUntil, (then) => then - before > 3000);
  expect(await doing(first)).toMatch(/^indexes: Índices de pedidos/);
  expect(first.output()).not.toContain('no responde');

  running = [second];
  await first.kill();
  await until(
    () => doing(second),
    (text) => text.startsWith('indexes: Índices de pedidos'),
    20_000,
  );
  await writer.abortTransaction();
  await second.ready;
  expect((await db.collection('pedidos').indexes()).some(({ key }) => 'numero' in key)).toBe(true);
  expect(await db.collection('migraciones').countDocuments()).toBe(MIGRATIONS.length);
  expect(await db.collection('migraciones_lock').countDocuments()).toBe(0);
}, 120_000);
