import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@tuerca/mongo/common/wait';
import { type OpenSearch, type OpenSearchOptions, startOpenSearch } from './index';
import { call } from './testing/shared';

// These break and end their engines, so a given one will not do.
delete process.env['OPENSEARCH_URL'];

const SPEC_LIMIT_MS = 180_000;
const folders: string[] = [];
const running: OpenSearch[] = [];

const start = async (options: OpenSearchOptions) => {
  const openSearch = await startOpenSearch({ heapMb: 256, ...options });
  running.push(openSearch);
  return openSearch;
};

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'tuerca-crash-'));
  folders.push(made);
  return made;
};

const write = (url: string, id: number) => call(url, 'PUT', `/ventas/_doc/${id}`, { id });
const count = async (url: string) => {
  await call(url, 'POST', '/ventas/_refresh');
  return (await call<{ count: number }>(url, 'GET', '/ventas/_count')).count;
};
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

afterEach(async () => {
  for (const openSearch of running.splice(0)) await openSearch.stop();
});

afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true, force: true });
});

describe('an engine', () => {
  it(
    'has every write that it answered after a kill, on the same port, and after a stop and a start',
    async () => {
      const dataDir = await folder();
      const first = await start({ dataDir });
      await Promise.all(Array.from({ length: 20 }, (_, id) => write(first.url, id)));
      await first.kill();
      expect(await answers(first.url)).toBe(false);
      await first.restart();
      expect(await count(first.url)).toBe(20);
      await write(first.url, 20);
      await first.stop();
      const second = await start({ dataDir, port: Number(new URL(first.url).port) });
      expect([second.url, await count(second.url)]).toEqual([first.url, 21]);
    },
    SPEC_LIMIT_MS,
  );

  it(
    'refuses a folder and a port that somebody else has, in Spanish, and leaves nothing behind when it is stopped',
    async () => {
      const dataDir = await folder();
      const first = await start({ dataDir });
      await expect(start({ dataDir })).rejects.toThrow(/ya están en uso por el proceso/);
      await first.stop();
      expect(existsSync(join(dataDir, 'owner'))).toBe(false);
      const stranger = createServer().listen(0, '127.0.0.1');
      await once(stranger, 'listening');
      const { port } = stranger.address() as { port: number };
      await expect(start({ dataDir, port })).rejects.toThrow(`El puerto ${port} ya está en uso`);
      stranger.close();
    },
    SPEC_LIMIT_MS,
  );

  it(
    'ends when the process that started it is killed',
    async () => {
      const cli = join(__dirname, '..', 'dist', 'cli.js');
      const child = spawn(process.execPath, [cli, '--data', await folder(), '--heap', '256'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const url = line.toString().trim();
      expect(await answers(url)).toBe(true);
      child.kill('SIGKILL');
      await once(child, 'close');
      expect(await waitFor(async () => !(await answers(url)), 20_000)).toBe(true);
    },
    SPEC_LIMIT_MS,
  );
});
