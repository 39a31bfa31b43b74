import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Scheduler } from '../src/platform/common/scheduler';
import { MIGRATIONS } from '../src/platform/database/migrations/all-migrations';
import { type Actor, adminToken, mintUser } from './actors';
import { ChatSocket, openChat } from './chats';
import { call, type Harness, startApp } from './harness';
import { problemsOf } from './migration-rules';
import { launchProcess, type SecondProcess, startSecondProcess } from './second-process';
import { until } from './until';

const NOW = MIGRATIONS.length;
/** Migrations of later releases: one that adds, and one that removes what the first has replaced. */
const EXPAND = `{ id: ${NOW + 1}, name: 'expand', oldestWriter: ${NOW}, up: async () => undefined }`;
/** Records the number of messages at its start. */
const CONTRACT = `{ id: ${NOW + 2}, name: 'contract', oldestWriter: ${NOW + 1}, contracts: ${NOW + 1}, up: async (db) => {
  const messages = await db.collection('mensajes_chat').countDocuments();
  await db.collection('observado').replaceOne({}, { messages }, { upsert: true });
} }`;

let h: Harness;
let folder: string;
let people: Actor[];
let chatId: string;
let admin: string;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '86400000' });
  folder = mkdtempSync(join(tmpdir(), 'tuerca-releases-'));
  people = [await mintUser(h, 'client'), await mintUser(h, 'store')];
  chatId = await openChat(h, people[0]!, people[1]!);
  admin = await adminToken(h);
}, 120_000);
afterAll(async () => {
  await h.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A file that makes a process a later release. */
function later(...migrations: string[]): string {
  const file = join(folder, `later-${migrations.length}.cjs`);
  const list = `require('node:path').join(process.argv[1], '../platform/database/migrations/all-migrations.js')`;
  writeFileSync(file, `require(${list}).MIGRATIONS.push(${migrations.join()});`);
  return file;
}

let sent = 0;
const write = ({ base }: { base: string }) => {
  const body = { chatId, contenido: `Mensaje ${++sent}`, clientMsgId: `mensaje-${sent}` };
  return call(base, 'POST', '/api/chats/mensaje', { token: people[0]!.token, body });
};
const stored = () => h.db.collection('mensajes_chat').countDocuments();

it('the release before goes on through an upgrade; an older one stops, says so, and cannot start again', async () => {
  const { socket } = await ChatSocket.open(h.base, people[1]!);
  const closed = once(socket, 'close') as Promise<[number]>;
  const next = await startSecondProcess({ LOG_LEVEL: 'warn' }, later(EXPAND));
  expect((await write(h)).status).toBe(201);
  expect((await write(next)).status).toBe(201);

  const newest = await launchProcess({ LOG_LEVEL: 'warn' }, later(EXPAND, CONTRACT));
  const refused = await until(
    () => write(h),
    ({ status }) => status !== 201,
  );
  expect([refused.status, refused.body.code]).toEqual([503, 'VERSION_ANTERIOR']);
  const last = await stored();
  await newest.ready;
  // No write came while the fields of the older one were removed.
  expect(await h.db.collection('observado').findOne()).toMatchObject({ messages: last });

  expect((await closed)[0]).toBe(1012);
  expect(h.app.get(Scheduler).isStopping).toBe(true);
  const ready = await call(h.base, 'GET', '/readyz');
  expect([ready.status, ready.body]).toEqual([
    503,
    expect.objectContaining({ status: 'outdated', code: 'VERSION_ANTERIOR' }),
  ]);
  expect((await call(h.base, 'GET', '/api/products')).status).toBe(200);
  const { body } = await call(h.base, 'GET', '/api/admin/estado', { token: admin });
  const row = body.data.revisiones.find(({ clave }: { clave: string }) => clave === 'escritura');
  const reason = `Esta versión de Tuerca conoce las migraciones hasta la ${NOW},`;
  expect(row).toMatchObject({ estado: 'falla', consejo: expect.stringContaining(reason) });
  const again = await launchProcess({ LOG_LEVEL: 'warn' });
  await expect(again.ready).rejects.toThrow(`ended with 1\n${reason}`);

  for (const one of [next, newest]) expect((await write(one)).status).toBe(201);
  await next.terminate();
  const back = await startSecondProcess({ LOG_LEVEL: 'warn' }, later(EXPAND));
  expect((await write(back)).status).toBe(201);
  await Promise.all([back, newest].map((one: SecondProcess) => one.terminate()));
}, 180_000);

describe('the rules of migrations', () => {
  const plain = MIGRATIONS.map((migration) => ({ ...migration }));
  const add = { id: NOW + 1, name: 'add', oldestWriter: NOW, up: async () => undefined };
  const remove = { ...add, id: NOW + 2, name: 'remove', oldestWriter: NOW + 1, contracts: NOW + 1 };
  const source = ({ name }: { name: string }) => (name === 'remove' ? 'renameField(db)' : '');
  const problems = (...more: (typeof add & { contracts?: number })[]) => problemsOf([...plain, ...more], source);

  it('let one release expand and a later one contract', () => {
    expect(problems(add, remove)).toEqual([]);
  });

  it.each([
    ['no oldest writer', { oldestWriter: undefined as never }, 'names no oldestWriter'],
    ['the release before stopped', { oldestWriter: NOW + 2 }, 'stops the release before'],
    ['a removal that says nothing', { contracts: undefined as never }, 'removes something and names no contracts'],
    ['a rename in one step', { contracts: NOW + 2 }, 'contracts what its own release still expands'],
    ['writers that need what goes', { oldestWriter: NOW }, 'lets releases write that need what it removes'],
  ])('refuse %s', (_, wrong, problem) => {
    expect(problems(add, { ...remove, ...wrong })).toContainEqual(expect.stringContaining(problem));
  });
});
