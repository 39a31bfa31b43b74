import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { type Mongo, startMongo as start, type StartOptions } from '../index';
import { failure } from '../testing/shared';
import { lastWordsOf } from './process';

const STUB = resolve(__dirname, '../../test/stub-mongod.mjs');
const environment = { ...process.env };
const running: Mongo[] = [];
const ends: (() => unknown)[] = [];
let home: string;

/** A mongod on PATH that answers as MongoDB is documented to; `says` is why it does not start. */
async function installMongod(behaviour: { version?: string; says?: string } = {}): Promise<string> {
  const bin = join(home, 'bin');
  await mkdir(bin, { recursive: true });
  const settings = join(home, 'stub.json');
  await writeFile(settings, JSON.stringify({ calls: join(home, 'calls'), ...behaviour }));
  const file = join(bin, 'mongod');
  await writeFile(file, `#!/bin/sh\nSTUB_MONGOD='${settings}' exec '${process.execPath}' '${STUB}' "$@"\n`, {
    mode: 0o755,
  });
  process.env['PATH'] = `${bin}${delimiter}${environment['PATH']}`;
  return file;
}

const calls = async (): Promise<Record<string, unknown>[]> =>
  (await readFile(join(home, 'calls'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const startMongo = async (options: StartOptions = {}) => {
  const lines: string[] = [];
  const mongo = await start({ dataDir: join(home, 'datos'), ...options, onProgress: (line) => lines.push(line) });
  running.push(mongo);
  return { ...mongo, port: Number(new URL(mongo.uri).port), lines };
};

interface Thing {
  _id: number;
}

const withThings = async <T>(uri: string, work: (things: Collection<Thing>) => Promise<T>): Promise<T> => {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5_000 });
  return work(client.db('x').collection<Thing>('things')).finally(() => client.close());
};

/** Data that DocumentDB left here before folders named their engine. */
async function leaveDocumentDb(folder: string): Promise<void> {
  await mkdir(join(folder, 'documentdb'), { recursive: true });
  await writeFile(join(folder, 'documentdb', 'PG_VERSION'), '18\n');
  await writeFile(join(folder, 'documentdb', 'postgresql.conf'), '');
}

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'tuerca-mongod-'));
  await chmod(home, 0o755);
  await mkdir(join(home, 'datos'));
  for (const name of ['MONGODB_URI', 'TUERCA_ENGINE', 'MONGOMS_VERSION']) delete process.env[name];
  // Nothing is downloaded here: nobody listens at this address.
  process.env['MONGOMS_DOWNLOAD_MIRROR'] = 'http://127.0.0.1:9';
});
afterEach(async () => {
  for (const mongo of running.splice(0)) await mongo.stop();
  for (const end of ends.splice(0)) await end();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  await rm(home, { recursive: true, force: true });
});

describe('a mongod on PATH', () => {
  it('serves as the primary of its own replica set, and again at the same port after a restart', async () => {
    await installMongod();
    const first = await startMongo();
    expect(first.engine).toBe('mongod');
    await withThings(first.uri, (things) => things.insertOne({ _id: 1 }));
    await first.stop();
    expect(JSON.parse(await readFile(join(home, 'datos', 'motor.json'), 'utf8'))).toEqual({
      motor: 'mongod',
      puerto: first.port,
      version: '8.0.4',
    });

    const second = await startMongo();
    expect(second.port).toBe(first.port);
    expect(await withThings(second.uri, (things) => things.find().toArray())).toEqual([{ _id: 1 }]);
    const told = await calls();
    expect(told.filter((call) => 'replSetInitiate' in call)).toHaveLength(1);
    expect(told.filter((call) => 'replSetReconfig' in call)).toEqual([]);
    const [{ args }] = told as [{ args: string[] }];
    expect(args.join(' ')).toContain(
      `--replSet rs0 --dbpath ${join(home, 'datos', 'mongod')} --port ${first.port} --bind_ip 127.0.0.1`,
    );
  });

  it('is told its new port where the old one is taken, and keeps its data', async () => {
    await installMongod();
    const first = await startMongo();
    await withThings(first.uri, (things) => things.insertOne({ _id: 1 }));
    await first.stop();
    const stranger = createServer().listen(first.port, '127.0.0.1');
    await once(stranger, 'listening');
    ends.push(() => new Promise((done) => stranger.close(done)));

    const second = await startMongo();
    expect(second.port).not.toBe(first.port);
    expect(second.lines.join('\n')).toContain(
      `puerto ${first.port} de esta base de datos está ocupado: pasa al ${second.port}`,
    );
    // By the address that the set itself gives to clients.
    expect(await withThings(second.uri, (things) => things.find().toArray())).toEqual([{ _id: 1 }]);
    const [{ force, replSetReconfig }] = (await calls()).filter((call) => 'replSetReconfig' in call) as [
      { force: boolean; replSetReconfig: { members: object[]; settings: object } },
    ];
    expect(force).toBe(true);
    expect(replSetReconfig.members).toEqual([{ _id: 0, host: `127.0.0.1:${second.port}` }]);
    expect(replSetReconfig.settings).toMatchObject({ replicaSetId: expect.anything() });
    await second.stop();
    // And it stays there.
    expect((await startMongo()).port).toBe(second.port);
  });

  it('comes back after a kill at the same port with the same data, and ends when it is stopped', async () => {
    await installMongod();
    const mongo = await startMongo();
    await withThings(mongo.uri, (things) => things.insertOne({ _id: 1 }));
    await mongo.kill();
    await expect(
      withThings(`${mongo.uri}&serverSelectionTimeoutMS=300`, (things) => things.find().toArray()),
    ).rejects.toThrow();
    await mongo.restart();
    expect(await withThings(mongo.uri, (things) => things.find().toArray())).toEqual([{ _id: 1 }]);
    expect(await failure(startMongo())).toMatchObject({
      message: expect.stringContaining('ya están en uso por el proceso'),
    });
    await mongo.stop();
    expect((await calls()).at(-1)).toEqual({ shutdown: 1, force: true });
  });
});

describe('a mongod that will not do', () => {
  const unusable = [
    {
      why: 'is too old',
      behaviour: { version: '4.4.29' },
      says: /bin\/mongod es la versión 4\.4\.29, y hace falta la 7/,
    },
    {
      why: 'does not start',
      behaviour: { says: 'Location28662: Cannot start server. The default storage engine is wiredTiger' },
      says: /bin\/mongod 8\.0\.4: terminó con código 62: .*Location28662: Cannot start server/,
    },
  ];
  it.each(unusable)('that $why is told with its own words where it was demanded', async ({ behaviour, says }) => {
    await installMongod(behaviour);
    process.env['TUERCA_ENGINE'] = 'mongod';
    const { message } = await failure(startMongo());
    expect(message).toMatch(says);
    // The other road is told, too.
    expect(message).toContain('no se puede descargar mongod (127.0.0.1:9 no responde)');
    // What it left is nobody's data.
    expect(await failure(startMongo())).toMatchObject({ message });
  });

  it('that is for another machine is told with what the system says', async () => {
    const file = await installMongod();
    await writeFile(file, Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001'), Buffer.alloc(200)]));
    expect(await failure(startMongo({ engine: 'mongod' }))).toMatchObject({
      message: expect.stringMatching(/bin\/mongod no (arranca aquí: terminó con código \d+: |se puede ejecutar \()/),
    });
  });

  it('leaves a fresh folder to DocumentDB, with the reason among the lines', async () => {
    await installMongod({ version: '4.4.29' });
    const mongo = await startMongo();
    expect(mongo.engine).toBe('documentdb');
    expect(mongo.lines.join('\n')).toMatch(/mongod no se usa: .*4\.4\.29/);
  });

  it('keeps the last errors of a log, and the words of a loader', () => {
    const line = (s: string, msg: string, attr = {}) => JSON.stringify({ s, msg, attr });
    const log = [line('I', 'one'), line('E', 'two', { error: 'DBPathInUse: no' }), line('I', 'Now exiting')].join('\n');
    expect(lastWordsOf(log)).toBe('two: DBPathInUse: no');
    expect(lastWordsOf('mongod: error while loading shared libraries: libcrypto.so.3')).toContain('libcrypto.so.3');
    expect(lastWordsOf([line('I', 'one'), line('I', 'two')].join('\n'))).toBe('one | two');
  });
});

describe('a folder with data', () => {
  it('of mongod is never given to DocumentDB: both ways out are told', async () => {
    await installMongod();
    const first = await startMongo();
    await withThings(first.uri, (things) => things.insertOne({ _id: 1 }));
    await first.stop();
    await installMongod({ version: '4.4.29' });
    for (const engine of ['auto', 'documentdb'] as const) {
      const { message } = await failure(startMongo({ engine }));
      expect(message).toMatch(/tiene datos de mongod.*Otra base de datos, vacía, no toma su lugar/);
      expect(message).toContain('1. El motor que los escribió: instala un mongod 8.0.4');
      expect(message).toContain('2. Una base de datos nueva: otra carpeta (TUERCA_DATA)');
    }
    expect(await failure(startMongo())).toMatchObject({ message: expect.stringContaining('es la versión 4.4.29') });
    // Nothing was made beside it.
    await installMongod();
    const again = await startMongo();
    expect(again.lines.join('\n')).not.toContain('dos motores');
    expect(await withThings(again.uri, (things) => things.find().toArray())).toEqual([{ _id: 1 }]);
  });

  it('of before, without its engine’s name, is recognised by what it has', async () => {
    const folder = join(home, 'datos');
    await leaveDocumentDb(folder);
    await installMongod();
    const { message } = await failure(startMongo({ engine: 'mongod' }));
    expect(message).toMatch(/tiene datos de DocumentDB sobre PostgreSQL, y se pidió mongod/);
    expect(await failure(calls())).toMatchObject({ code: 'ENOENT' });
  });

  it('of both, as starts of before could leave it, goes on with the one that served last and names the other', async () => {
    const folder = join(home, 'datos');
    await installMongod();
    const first = await startMongo();
    await first.stop();
    await rm(join(folder, 'motor.json'));
    await leaveDocumentDb(folder);
    await utimes(join(folder, 'documentdb', 'postgresql.conf'), 0, 0);
    const again = await startMongo();
    expect(again.engine).toBe('mongod');
    expect(again.lines.join('\n')).toContain('Para el otro: TUERCA_ENGINE=documentdb');
  });

  it('opens with an engine that exists: another name is refused', async () => {
    process.env['TUERCA_ENGINE'] = 'mysql';
    expect(await failure(startMongo())).toMatchObject({
      message: 'TUERCA_ENGINE debe ser «mongod» o «documentdb», y es «mysql».',
    });
  });
});
