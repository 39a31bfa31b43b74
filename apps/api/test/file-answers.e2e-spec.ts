import type { OutgoingHttpHeaders } from 'node:http';
import { ERRORS } from '@tuerca/contracts/errors';
import { StorageService } from '../src/platform/storage/storage.service';
import { type Actor, mintUser } from './actors';
import { chatCalls, openChat } from './chats';
import { type Harness, startApp } from './harness';
import { patterned, plainGet } from './plain-requests';
import { type S3Server, startS3 } from './s3-server';

let s3: S3Server;
let h: Harness;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const open = (path: string, ...rest: [OutgoingHttpHeaders?, ('GET' | 'HEAD')?]) => plainGet(h.base + path, ...rest);
const storage = () => h.app.get(StorageService, { strict: false });

describe.each(['disco', 's3'] as const)('with STORAGE=%s', (kind) => {
  const FILE = patterned(3000);
  let address: string;
  beforeAll(async () => {
    h = await startApp(kind === 's3' ? s3.env : { STORAGE: 'disco' });
    address = await storage().put('productos/foto-640.webp', FILE, 'image/webp');
  });
  afterAll(() => h.close());
  beforeEach(() => (s3.asked.length = 0));
  /** Questions to the bucket, where there is one. */
  const asked = (...wanted: string[]) =>
    expect(s3.asked).toEqual(
      kind === 's3' ? wanted.map((one) => one.replace(' ', ' productos/foto-640.webp ').trim()) : [],
    );

  it('all of a file comes with what caches and browsers ask for later', async () => {
    const { status, headers, body } = await open(address);
    expect([status, body.equals(FILE)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      ...{ 'content-length': '3000', 'content-type': 'image/webp', 'accept-ranges': 'bytes' },
      ...{ etag: expect.stringMatching(/^"[\w-]+"$/), 'last-modified': expect.stringMatching(/GMT$/) },
      ...{ 'cache-control': expect.stringContaining('immutable'), 'x-content-type-options': 'nosniff' },
    });
    expect(headers['transfer-encoding']).toBeUndefined();
    asked('GET ');
  });

  it('who asks about a file, or has it already, gets no bytes, and none are read', async () => {
    const { headers } = await open(address);
    s3.asked.length = 0;
    const head = await open(address, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.headers.etag]).toEqual([200, '3000', headers.etag]);
    for (const condition of [
      { 'If-None-Match': headers.etag! },
      { 'If-None-Match': `"another", W/${headers.etag}` },
      { 'If-Modified-Since': headers['last-modified']! },
      { 'If-None-Match': headers.etag!, Range: 'bytes=0-9' },
    ]) {
      const known = await open(address, condition);
      expect([known.status, known.body.length, known.headers['content-length']]).toEqual([304, 0, undefined]);
      expect(known.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] });
    }
    asked(...Array<string>(5).fill('HEAD '));
    for (const condition of [
      { 'If-None-Match': '"another"' },
      { 'If-None-Match': headers.etag!, 'Cache-Control': 'no-cache' },
      { 'If-Modified-Since': new Date(Date.parse(headers['last-modified']!) - 1000).toUTCString() },
    ])
      expect(await open(address, condition)).toMatchObject({ status: 200, body: FILE });
    for (const method of ['GET', 'HEAD'] as const)
      expect((await open('/media/productos/no-hay-640.webp', { 'If-None-Match': '"x"' }, method)).status).toBe(404);
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-99', 10, 99],
    ['bytes=2990-', 2990, 2999],
    ['bytes=-10', 2990, 2999],
    ['bytes=-5000', 0, 2999],
    ['bytes=2000-9999', 2000, 2999],
    ['Bytes= 5-6', 5, 6],
  ])('%s is a part of it', async (Range, first, last) => {
    const { status, headers, body } = await open(address, { Range });
    expect([status, headers['content-range'], headers['content-length'], headers['content-type']]).toEqual([
      ...[206, `bytes ${first}-${last}/3000`, String(last - first + 1), 'image/webp'],
    ]);
    expect(body.equals(FILE.subarray(first, last + 1))).toBe(true);
    asked('HEAD ', `GET bytes=${first}-${last}`);
  });

  it('a part that it does not have is refused with its size, and nobody keeps the refusal', async () => {
    for (const Range of ['bytes=3000-', 'bytes=5000-6000', 'bytes=-0']) {
      const { status, headers, body } = await open(address, { Range });
      expect([status, headers['content-range']]).toEqual([416, 'bytes */3000']);
      expect(JSON.parse(String(body))).toMatchObject({
        code: 'RANGO_INVALIDO',
        message: ERRORS.RANGO_INVALIDO.message,
      });
      expect([headers['cache-control'], headers.etag]).toEqual([undefined, undefined]);
    }
    expect(s3.asked.some((one) => one.startsWith('GET'))).toBe(false);
  });

  it('several parts, what is no range, and a part of what it was before, are all of it', async () => {
    const { etag, 'last-modified': modified } = (await open(address)).headers;
    for (const headers of [
      { Range: 'bytes=0-9,20-29' },
      { Range: 'lines=0-9' },
      { Range: 'bytes=x-9' },
      { Range: 'bytes=0-9', 'If-Range': '"another"' },
      { Range: 'bytes=0-9', 'If-Range': `W/${etag}` },
      { Range: 'bytes=0-9', 'If-Range': new Date(0).toUTCString() },
      { 'If-Range': etag! },
    ])
      expect(await open(address, headers)).toMatchObject({ status: 200, body: FILE });
    for (const validator of [etag!, modified!])
      expect((await open(address, { Range: 'bytes=0-9', 'If-Range': validator })).status).toBe(206);
  });

  it('a file of a conversation comes in parts, too, and to its members alone', async () => {
    const [ana, store] = [await mintUser(h, 'client'), await mintUser(h, 'store')];
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), patterned(2000)]);
    const form = new FormData();
    form.append('adjuntos', new Blob([new Uint8Array(pdf)]), 'Cotización.pdf');
    const authorization = `Bearer ${ana.token}`;
    const stored = await fetch(`${h.base}/api/upload/chat`, { method: 'POST', headers: { authorization }, body: form });
    const [{ _id: id }] = ((await stored.json()) as { data: [{ _id: string }] }).data;
    const chatId = await openChat(h, ana, store);
    await chatCalls(h.base, ana).send(chatId, '', { adjuntos: [id] });
    const read = ({ token }: Actor, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
      open(`/api/chats/${chatId}/adjuntos/${id}`, { authorization: `Bearer ${token}`, ...headers }, method);
    const part = await read(store, { Range: 'bytes=-2000' });
    expect([part.status, part.headers['content-range'], part.body.equals(pdf.subarray(9))]).toEqual([
      ...[206, `bytes 9-2008/2009`, true],
    ]);
    expect(part.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; .*UTF-8''Cotizaci%C3%B3n\.pdf$/),
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const head = await read(ana, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '2009', 0]);
    expect((await read(ana, { 'If-None-Match': head.headers.etag })).status).toBe(304);
    expect((await read(ana, { Range: 'bytes=9999-' })).status).toBe(416);
    s3.asked.length = 0;
    for (const range of [{}, { Range: 'bytes=0-9' }])
      expect((await read(await mintUser(h, 'client'), range)).status).toBe(404);
    expect(s3.asked).toEqual([]);
  });
});
