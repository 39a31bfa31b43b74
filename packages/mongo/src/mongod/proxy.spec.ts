import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { whyNoDownload } from '../../fetch/available.mjs';
import { downloadEnv, proxyFor } from '../../fetch/proxy.mjs';
import { startMongo } from '../index';

const STUB = resolve(__dirname, '../../test/stub-mongod.mjs');
/** A name that nobody resolves: only a proxy leads there. */
const MIRROR = 'http://descargas.invalid:8080';
const PROXY_NAMES = /^(no_proxy|https?_proxy|npm_config_.*proxy|yarn_.*proxy)$/i;
const environment = { ...process.env };
const servers: Server[] = [];
let home: string;

async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A proxy that leads every CONNECT to one port of the loopback, or answers it with `refusal`; it remembers them. */
async function startProxy(port: number, refusal = ''): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer();
  server.on('connect', (request: IncomingMessage, near: Socket) => {
    asked.push(`${request.url ?? ''} ${request.headers['proxy-authorization'] ?? ''}`.trim());
    near.on('error', () => undefined);
    if (refusal) return near.end(`HTTP/1.1 ${refusal}\r\n\r\n`);
    const far = connect(port, '127.0.0.1', () => near.write('HTTP/1.1 200 Connection established\r\n\r\n'));
    far.on('error', () => near.destroy());
    return near.pipe(far).pipe(near);
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, asked };
}

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'tuerca-proxy-'));
  await chmod(home, 0o755);
  for (const name of Object.keys(process.env)) if (PROXY_NAMES.test(name)) delete process.env[name];
  for (const name of ['MONGODB_URI', 'TUERCA_ENGINE', 'MONGOMS_VERSION']) delete process.env[name];
  process.env['MONGOMS_DOWNLOAD_MIRROR'] = MIRROR;
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  await rm(home, { recursive: true, force: true });
});

describe('whether a mongod can be downloaded', () => {
  it.each(['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'])('is asked through %s', async (name) => {
    const mirror = await listen(createServer());
    const proxy = await startProxy(mirror);
    expect(await whyNoDownload()).toBe('descargas.invalid:8080 no responde');
    process.env[name] = proxy.url.replace('//', '//ana:una%20clave@');
    expect(await whyNoDownload()).toBeUndefined();
    expect(proxy.asked).toEqual([`descargas.invalid:8080 Basic ${Buffer.from('ana:una clave').toString('base64')}`]);
  });

  it.each(['NO_PROXY', 'no_proxy'])('is asked directly for what %s lists', async (name) => {
    const proxy = await startProxy(1);
    Object.assign(process.env, { HTTPS_PROXY: proxy.url, [name]: 'localhost, .invalid' });
    expect(await whyNoDownload()).toBe('descargas.invalid:8080 no responde');
    expect(proxy.asked).toEqual([]);
  });

  it('is told with what the proxy says, without its password', async () => {
    const { url } = await startProxy(1, '407 Proxy Authentication Required');
    Object.assign(process.env, { HTTPS_PROXY: url.replace('//', '//ana:secreta@') });
    expect(await whyNoDownload()).toBe(`el proxy ${url} responde 407 para descargas.invalid:8080`);
    Object.assign(process.env, { HTTPS_PROXY: 'http://127.0.0.1:9' });
    expect(await whyNoDownload()).toBe('el proxy http://127.0.0.1:9 no responde');
    Object.assign(process.env, { HTTPS_PROXY: 'proxy.ejemplo:3128' });
    await expect(whyNoDownload()).rejects.toThrow('HTTPS_PROXY debe ser como http://proxy.ejemplo:3128');
  });

  it('reads exceptions by name, domain, port and star, and hands on one proxy or none', () => {
    const HTTPS_PROXY = 'http://proxy:3128';
    const url = new URL('https://fastdl.mongodb.org/x');
    const exceptions = { '*': true, 'mongodb.org': true, '.mongodb.org': true, 'fastdl.mongodb.org:443': true };
    const others = { '': false, 'db.org': false, 'fastdl.mongodb.org:80': false, 'x.fastdl.mongodb.org': false };
    for (const [NO_PROXY, isDirect] of Object.entries({ ...exceptions, ...others })) {
      expect([NO_PROXY, proxyFor(url, { HTTPS_PROXY, NO_PROXY }) === undefined]).toEqual([NO_PROXY, isDirect]);
    }
    expect(downloadEnv(url, { HTTPS_PROXY, NO_PROXY: '*', http_proxy: 'http://x', A: 'b' })).toEqual({
      A: 'b',
      NO_PROXY: '*',
      // Else any certificate would do for a program that is run afterwards.
      npm_config_strict_ssl: 'true',
    });
    expect(downloadEnv(url, { HTTPS_PROXY })).toMatchObject({ https_proxy: 'http://proxy:3128/' });
  });
});

/** The archive of a mongod as MongoDB's: its program at bin/mongod, here the stub in a file of a plausible size. */
async function archive(): Promise<Buffer> {
  await mkdir(join(home, 'mongodb', 'bin'), { recursive: true });
  await writeFile(join(home, 'stub.json'), JSON.stringify({ version: '8.2.6', calls: join(home, 'calls') }));
  const script = `#!/bin/sh\nSTUB_MONGOD='${join(home, 'stub.json')}' exec '${process.execPath}' '${STUB}' "$@"\n`;
  await writeFile(join(home, 'mongodb', 'bin', 'mongod'), `${script}exit\n${'#'.repeat(2 ** 21)}\n`, { mode: 0o755 });
  execFileSync('tar', ['-czf', join(home, 'archive.tgz'), '-C', home, 'mongodb']);
  return readFile(join(home, 'archive.tgz'));
}

describe('a download', () => {
  it('goes through the proxy, is checked, and serves; a second start needs neither', async () => {
    const tgz = await archive();
    const asked: string[] = [];
    const mirror = createServer(({ url = '' }, response) => {
      asked.push(url);
      const body = url.endsWith('.md5') ? Buffer.from(`${createHash('md5').update(tgz).digest('hex')}  x\n`) : tgz;
      response.setHeader('content-length', body.length).end(body);
    });
    const proxy = await startProxy(await listen(mirror));
    Object.assign(process.env, {
      HTTPS_PROXY: proxy.url,
      PATH: '/usr/bin:/bin',
      TUERCA_ENGINE: 'mongod',
      MONGOMS_DOWNLOAD_URL: `${MIRROR}/mongodb-linux-x86_64-debian12-8.2.6.tgz`,
      MONGOMS_USE_HTTP: 'true',
      MONGOMS_DOWNLOAD_DIR: join(home, 'binaries'),
    });
    const lines: string[] = [];
    const options = { dataDir: join(home, 'datos'), onProgress: (line: string) => lines.push(line) };
    await mkdir(options.dataDir);
    const first = await startMongo(options);
    expect(first.engine).toBe('mongod');
    await first.stop();
    expect(asked).toEqual(['', '.md5'].map((end) => `/mongodb-linux-x86_64-debian12-8.2.6.tgz${end}`));
    expect(new Set(proxy.asked)).toEqual(new Set(['descargas.invalid:8080']));
    expect(lines.join('\n')).toContain('Descargando mongod');

    for (const server of servers) server.close();
    const second = await startMongo(options);
    expect(second.uri).toBe(first.uri);
    await second.stop();
    expect(asked).toHaveLength(2);
  });
});
