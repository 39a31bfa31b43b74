import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPublic, PublicFetchError } from './public-fetch';

const PICTURE = Buffer.from('a picture of 24 bytes ..');
const servers: Server[] = [];
const received: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];

/** A server on loopback, and its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    received.push({ url: request.url!, headers: request.headers });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const redirect = (response: ServerResponse, Location: string, status = 302) =>
  response.writeHead(status, { Location, 'Set-Cookie': 'a=b' }).end();

const limits = { maxBytes: 100, timeoutMs: 5000 };
/** The reason for which nothing came. */
const refusal = (address: string, options: Partial<Parameters<typeof fetchPublic>[1]> = {}) =>
  fetchPublic(address, { ...limits, ...options }).then(
    (body) => `${body.length} bytes`,
    (error: unknown) => (error instanceof PublicFetchError ? error.reason : error),
  );
const inside = { mayStayInside: true };

afterEach(() => {
  received.length = 0;
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

describe('a picture at an address that a store named', () => {
  it('comes through three redirects, asked for without cookies or compression', async () => {
    const base = await serve(({ url }, response) =>
      url === '/d.png' ? response.end(PICTURE) : redirect(response, { '/a': '/b', '/b': 'c' }[url!] ?? 'd.png', 308),
    );
    expect(await fetchPublic(`${base}/a`, { ...limits, ...inside })).toEqual(PICTURE);
    expect(received.map(({ url }) => url)).toEqual(['/a', '/b', '/c', '/d.png']);
    expect(received[3]!.headers).toEqual({
      host: new URL(base).host,
      'user-agent': 'Tuerca',
      accept: 'image/*',
      'accept-encoding': 'identity',
      connection: 'close',
    });
    received.length = 0;
    expect(await refusal(`${base}/0`, inside)).toBe('24 bytes');
  });

  it('is not followed in a circle', async () => {
    const base = await serve((_, response) => redirect(response, '/'));
    expect([await refusal(base, inside), received.length]).toEqual(['redirects', 4]);
  });

  it.each(['/', ''])('is refused with another status than 200, or a redirect that leads nowhere', async (path) => {
    const base = await serve(({ url }, response) => response.writeHead(url === '/' ? 404 : 302).end(PICTURE));
    expect(await refusal(base + path, inside)).toBe('status');
    const partial = await serve((_, response) => response.writeHead(206).end(PICTURE));
    expect(await refusal(partial, inside)).toBe('status');
  });

  it('is cut off above the limit, with and without a length told before', async () => {
    const closed: Promise<unknown>[] = [];
    const base = await serve(({ url }, response) => {
      closed.push(once(response, 'close'));
      if (url === '/told') response.writeHead(200, { 'Content-Length': 1e9 }).write('.');
      else for (let chunk = 0; chunk < 11; chunk++) response.write('.'.repeat(10));
    });
    // No deadline helps out: it is past the test's own.
    for (const path of ['told', 'untold'])
      expect(await refusal(`${base}/${path}`, { ...inside, timeoutMs: 120_000 })).toBe('too-large');
    await Promise.all(closed);
    expect(closed).toHaveLength(2);
  });

  it('has one deadline: for an answer that never comes, a body that trickles, and redirects together', async () => {
    const base = await serve(({ url }, response) => {
      if (url === '/silent') return;
      if (url !== '/trickle') return void setTimeout(() => redirect(response, '/trickle'), 350);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    for (const path of ['silent', 'trickle', 'redirect']) {
      const start = Date.now();
      expect(await refusal(`${base}/${path}`, { ...inside, timeoutMs: 400 })).toBe('timeout');
      expect(Date.now() - start).toBeLessThan(700);
    }
  });

  it('is nothing when the other side breaks off, switches protocols or is not there', async () => {
    const base = await serve(({ url }, response) => {
      if (url === '/switch') response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'x' }).end();
      else if (url === '/silent') response.socket!.destroy();
      else response.writeHead(200, { 'Content-Length': 50 }).write('.', () => response.socket!.destroy());
    });
    for (const path of ['switch', 'silent', 'half']) expect(await refusal(`${base}/${path}`, inside)).toBe('network');
    const [server] = servers;
    server!.close().closeAllConnections();
    await once(server!, 'close');
    expect(await refusal(base, inside)).toBe('network');
  });
});

describe('an address inside', () => {
  it.each([
    (base: string) => base,
    (base: string) => base.replace('http:', 'https:'),
    (base: string) => base.replace('127.0.0.1', 'localhost'),
    (base: string) => base.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    (base: string) => base.replace('127.0.0.1', '2130706433'),
    () => 'https://localhost/x',
    () => 'https://LOCALHOST./x',
    () => 'https://tienda.localhost/x',
    () => 'https://0x7f.1/x',
    () => 'https://[::ffff:7f00:1]/x',
    () => 'https://[::ffff:10.0.0.1]/x',
    () => 'https://user:pw@example.com/x',
    () => 'https://example.com:8443/x',
    () => 'ftp://example.com/x',
    () => 'data:image/png;base64,AAAA',
    () => 'nonsense',
  ])('is not called, %#', async (from) => {
    const base = await serve((_, response) => response.end(PICTURE));
    expect([await refusal(from(base)), received]).toEqual(['not-public', []]);
  });

  it('is not called when a redirect leads there', async () => {
    const secret = await serve((_, response) => response.end(PICTURE));
    const targets = [secret, secret.replace('127.0.0.1', 'localhost'), 'https://169.254.169.254/x', '//[::1]/', '//'];
    const outside = await serve(({ url }, response) => redirect(response, targets[Number(url!.slice(1))]!));
    const mayStayInside = ({ origin }: URL) => origin === outside;
    for (const index of targets.keys())
      expect(await refusal(`${outside}/${index}`, { mayStayInside })).toBe('not-public');
    expect(received.map(({ url }) => url)).toEqual(['/0', '/1', '/2', '/3', '/4']);
  });

  it('is let through in development, but no other protocol and no credentials', async () => {
    const base = await serve((_, response) => response.end(PICTURE));
    expect(await refusal(base, inside)).toBe('24 bytes');
    const [file, credentials] = ['file:///etc/hostname', base.replace('//', '//user:pw@')];
    expect([await refusal(file, inside), await refusal(credentials, inside)]).toEqual(['not-public', 'not-public']);
    expect(received).toHaveLength(1);
  });
});
