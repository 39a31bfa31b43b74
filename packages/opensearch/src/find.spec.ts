import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from '../../mongo/fetch/find-on-path.mjs';
import { javaProgram, whyNoOpenSearch } from '../fetch/available.mjs';
import { startOpenSearch } from './index';
import { call, sharedOpenSearch } from './testing/shared';

const tools = mkdtempSync(join(tmpdir(), 'tuerca-path-'));
// Open, as a cache that root shares with an engine's user has to be.
chmodSync(tools, 0o755);
const before = { ...process.env };

beforeEach(() => {
  for (const name of ['OPENSEARCH_URL', 'JAVA_HOME']) delete process.env[name];
});

afterEach(() => void Object.assign(process.env, before));
afterAll(() => rmSync(tools, { recursive: true }));

describe('finding an engine', () => {
  it('says in Spanish what is missing: Java, then Maven', async () => {
    process.env['PATH'] = tools;
    expect(await whyNoOpenSearch(tools)).toMatch(/^no hay Java 17/);
    await expect(startOpenSearch({ cacheDir: tools })).rejects.toThrow(/^No hay OpenSearch: no hay Java 17/);
    symlinkSync((await withPath(before['PATH'], javaProgram)) ?? '', join(tools, 'java'));
    expect(await whyNoOpenSearch(tools)).toMatch(/^no hay Maven/);
    symlinkSync(await withPath(before['PATH'], async () => findOnPath('mvn') ?? ''), join(tools, 'mvn'));
    expect(await whyNoOpenSearch(tools)).toBeUndefined();
  });

  it('takes the one of OPENSEARCH_URL, without Java, and never ends it', async () => {
    Object.assign(process.env, { PATH: tools, OPENSEARCH_URL: `${sharedOpenSearch()}/` });
    expect(await whyNoOpenSearch(tools)).toBeUndefined();
    const found = await startOpenSearch();
    expect([found.url, found.isExternal]).toEqual([sharedOpenSearch(), true]);
    await expect(found.kill()).rejects.toThrow('externo');
    await found.stop();
    expect(await call(found.url, 'GET', '/')).toMatchObject({ version: { distribution: 'opensearch' } });
  });
});

async function withPath<T>(path: string | undefined, work: () => Promise<T>): Promise<T> {
  const now = process.env['PATH'];
  process.env['PATH'] = path;
  return work().finally(() => (process.env['PATH'] = now));
}
