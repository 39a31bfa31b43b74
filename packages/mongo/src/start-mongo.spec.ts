import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { answers } from '../fetch/available.mjs';
import { type Mongo, startMongo as start, type StartOptions } from './index';
import { failure } from './testing/shared';

// These break and end their servers, so a given one will not do.
delete process.env['MONGODB_URI'];

const folders: string[] = [];
const running: Mongo[] = [];

const startMongo = async (options?: StartOptions) => {
  const mongo = await start(options);
  running.push(mongo);
  return mongo;
};

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'tuerca-start-'));
  await chmod(made, 0o755);
  folders.push(made);
  return made;
};

afterEach(async () => {
  for (const mongo of running.splice(0)) await mongo.stop();
});

afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true, force: true });
});

const withClient = async <T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> => {
  const client = await MongoClient.connect(uri);
  return work(client).finally(() => client.close());
};

describe('startMongo', () => {
  it('runs two copies side by side that know nothing of each other', async () => {
    const [one, two] = await Promise.all([startMongo(), startMongo({ dataDir: await folder() })]);
    await withClient(one.uri, (client) => client.db('x').collection('a').insertOne({}));
    expect(await withClient(two.uri, (client) => client.db('x').collection('a').countDocuments())).toBe(0);
    await Promise.all([one.stop(), two.stop()]);
    await expect(
      withClient(`${one.uri}${one.uri.includes('?') ? '&' : '?'}serverSelectionTimeoutMS=300`, async () => undefined),
    ).rejects.toThrow();
  });

  it('keeps the data of a folder from one start to the next, and says who serves', async () => {
    const dataDir = await folder();
    const lines: string[] = [];
    const first = await startMongo({ dataDir, onProgress: (line) => lines.push(line) });
    await withClient(first.uri, (client) => client.db('x').collection<{ _id: number }>('a').insertOne({ _id: 1 }));
    await first.stop();
    const second = await startMongo({ dataDir });
    expect(await withClient(second.uri, (client) => client.db('x').collection('a').countDocuments())).toBe(1);
    await second.stop();
    expect(lines.filter((line) => line.startsWith('Base de datos:'))).toHaveLength(1);
  });

  it('serves the data of a folder where its port was taken meanwhile', async () => {
    const dataDir = await folder();
    const first = await startMongo({ dataDir });
    await withClient(first.uri, (client) => client.db('x').collection<{ _id: number }>('a').insertOne({ _id: 1 }));
    await first.stop();
    const stranger = createServer().listen(Number(new URL(first.uri).port), '127.0.0.1');
    await once(stranger, 'listening');
    const second = await startMongo({ dataDir });
    expect(await withClient(second.uri, (client) => client.db('x').collection('a').countDocuments())).toBe(1);
    await second.stop();
    stranger.close();
  });

  it('refuses a folder in use and a port in use, in Spanish', async () => {
    const dataDir = await folder();
    const first = await startMongo({ dataDir });
    expect(await failure(startMongo({ dataDir }))).toMatchObject({
      message: expect.stringMatching(/en uso|No hay base de datos/),
    });
    const port = Number(new URL(first.uri).port);
    expect(await failure(startMongo({ port }))).toMatchObject({ message: expect.stringContaining('en uso') });
    await withClient(first.uri, (client) => client.db('x').command({ ping: 1 }));
    await first.stop();
  });

  it('takes over what a killed process left, without losing its data', async () => {
    const dataDir = await folder();
    const script = `
      const ts = require('typescript');
      const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
      require.extensions['.ts'] = (module, file) => module._compile(ts.transpileModule(require('fs').readFileSync(file, 'utf8'), { compilerOptions }).outputText, file);
      require('./index.ts').startMongo({ dataDir: process.argv[1] }).then((mongo) => console.log(mongo.uri));`;
    const child = spawn(process.execPath, ['-e', script, dataDir], {
      cwd: __dirname,
      env: process.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    await withClient(line.toString().trim(), (client) => client.db('x').collection('a').insertOne({ antes: true }));
    child.kill('SIGKILL');
    await once(child, 'close');
    const next = await startMongo({ dataDir });
    expect(await withClient(next.uri, (client) => client.db('x').collection('a').countDocuments({ antes: true }))).toBe(
      1,
    );
    await next.stop();
  });

  it('uses a given server and never stops it', async () => {
    const own = await startMongo();
    const same = await startMongo({ uri: own.uri });
    expect([same.engine, same.uri]).toEqual(['externo', own.uri]);
    await same.stop();
    await withClient(own.uri, (client) => client.db('x').command({ ping: 1 }));
    await own.stop();
  });

  it('decides in time that a download will not come', async () => {
    const started = Date.now();
    expect(await answers('192.0.2.1', 443, 300)).toBe(false);
    expect(await answers('no-existe.invalid', 443, 300)).toBe(false);
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});
