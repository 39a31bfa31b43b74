import { once } from 'node:events';
import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { ERRORS } from '@tuerca/contracts/errors';
import { AvifService } from '../src/platform/storage/avif.service';
import { READ_AHEAD } from '../src/platform/storage/bucket-body';
import { StorageService } from '../src/platform/storage/storage.service';
import { STOP_WITHIN } from '../src/stop-on-signals';
import { type Harness, startApp } from './harness';
import { beginGet, patterned, plainGet, unreadGet } from './plain-requests';
import { type S3Server, startS3 } from './s3-server';
import { idleBucket, stillSent } from './s3-waits';
import { startSecondProcess } from './second-process';
import { until } from './until';

const MANUAL = '/media/manuales/motor.pdf';
const LARGE = 5 * 1024 * 1024;
const HUGE = '/media/manuales/enorme.pdf';

let s3: S3Server;
let h: Harness;
beforeAll(async () => {
  s3 = await startS3();
  h = await startApp({ ...s3.env, IMAGENES_AVIF: '1' });
});
afterAll(async () => {
  await h.close();
  await s3.close();
});
const open = (path: string, headers?: OutgoingHttpHeaders) => plainGet(h.base + path, headers);
beforeEach(() => {
  s3.manner = 'well';
  s3.objects.set('manuales/motor.pdf', patterned(LARGE));
});
const idle = () => idleBucket(s3);

it('fifty who ask for 5 MB and read nothing do not fill the memory, and all get all of it when they read', async () => {
  expect((await open(MANUAL)).body.length).toBe(LARGE);
  const before = process.memoryUsage().arrayBuffers;
  const readers = await Promise.all(Array.from({ length: 50 }, () => unreadGet(h.base + MANUAL)));
  await stillSent(s3);
  const grown = process.memoryUsage().arrayBuffers - before;
  expect(grown).toBeLessThan(50 * 4 * READ_AHEAD);
  // Nor do they keep anybody else from the bucket.
  expect((await open(MANUAL)).body.length).toBe(LARGE);
  const sizes = readers.map(async (socket) => {
    let bytes = 0;
    for await (const chunk of socket) if ((bytes += (chunk as Buffer).length) > LARGE) break;
    return bytes;
  });
  for (const bytes of await Promise.all(sizes)) expect(bytes).toBeGreaterThan(LARGE);
  await idle();
});

it('who leaves in the middle leaves no request to the bucket behind, and its connections can be used', async () => {
  s3.objects.set('manuales/enorme.pdf', Buffer.alloc(32 * 1024 * 1024));
  // More than there are connections.
  for (let round = 0; round < 5; round++) {
    const readers = await Promise.all(Array.from({ length: 50 }, () => beginGet(h.base + HUGE)));
    expect(s3.waiting()).toBe(50);
    for (const reader of readers) reader.destroy();
    await idle();
  }
  expect((await open(MANUAL)).body.equals(s3.objects.get('manuales/motor.pdf')!)).toBe(true);
});

it.each(['stalling', 'dripping', 'breaking'] as const)(
  'one that is %s in the middle breaks the answer off, which nobody takes for the whole',
  async (manner) => {
    s3.manner = manner;
    const answer = await beginGet(h.base + MANUAL);
    expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, String(LARGE)]);
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const [error] = (await once(answer, 'error')) as [NodeJS.ErrnoException];
    expect([error.code, answer.complete]).toEqual(['ECONNRESET', false]);
    expect(bytes).toBeLessThan(LARGE);
    await idle();
    s3.manner = 'well';
    const rest = await open(MANUAL, { Range: `bytes=${bytes}-`, 'If-Range': answer.headers.etag! });
    expect([rest.status, rest.body.length]).toEqual([206, LARGE - bytes]);
  },
);

it('one that breaks off again and again is away, like one that never begins', async () => {
  s3.manner = 'stalling';
  const broken = async () => once((await beginGet(h.base + MANUAL)).resume(), 'error');
  await Promise.all([broken(), broken(), broken()]);
  const away = await open(MANUAL);
  expect([away.status, JSON.parse(String(away.body))]).toEqual([
    504,
    expect.objectContaining({ message: ERRORS.ARCHIVOS_NO_DISPONIBLES.message }),
  ]);
  s3.manner = 'well';
  await until(
    async () => (await open(MANUAL)).status,
    (status) => status === 200,
  );
});

it('who reads nothing for half a minute is let go', async () => {
  s3.objects.set('manuales/enorme.pdf', Buffer.alloc(64 * 1024 * 1024));
  const { setTimeout: set } = ServerResponse.prototype;
  const spy = jest.spyOn(ServerResponse.prototype, 'setTimeout').mockImplementation(function (
    this: ServerResponse,
    ms,
    then,
  ) {
    expect(ms).toBe(30_000);
    return set.call(this, 500, then);
  });
  const reader = await unreadGet(h.base + HUGE);
  await until(
    async () => s3.waiting(),
    (count) => count === 1,
  );
  await idle();
  spy.mockRestore();
  reader.destroy();
});

it('a process that ends does not wait for whoever reads nothing', async () => {
  s3.objects.set('manuales/enorme.pdf', Buffer.alloc(64 * 1024 * 1024));
  const second = await startSecondProcess({ LOG_LEVEL: 'silent' });
  const reader = await unreadGet(second.base + HUGE);
  await until(
    async () => s3.waiting(),
    (count) => count === 1,
  );
  const started = performance.now();
  expect(await second.terminate()).toBe(0);
  // By itself, and not because its time is up.
  expect(performance.now() - started).toBeLessThan(STOP_WITHIN);
  await idle();
  reader.destroy();
});

it('a smaller form is made once, kept in the bucket, and known to every process', async () => {
  const noise = { raw: { width: 160, height: 160, channels: 3 } } as const;
  const picture = await sharp(patterned(160 * 160 * 3), noise)
    .webp({ quality: 90 })
    .toBuffer();
  const url = await h.app.get(StorageService, { strict: false }).put('productos/ruido-320.webp', picture, 'image/webp');
  const types = async (base: string) => {
    const found: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      found.push((await plainGet(base + url, { Accept: 'image/avif,*/*' })).headers['content-type']);
      await h.app.get(AvifService, { strict: false }).idle();
    }
    return found;
  };
  expect(await types(h.base)).toEqual(['image/webp', 'image/webp', 'image/avif', 'image/avif']);
  const second = await startSecondProcess({ LOG_LEVEL: 'silent' });
  expect(await types(second.base)).toEqual(Array(4).fill('image/avif'));
  await second.close();
  const asked = (what: string) => s3.asked.filter((one) => one === what).length;
  // Twice as an answer, once for its smaller form.
  expect([asked('PUT productos/ruido-320.avif'), asked('GET productos/ruido-320.webp')]).toEqual([1, 3]);
});
