import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { READ_AHEAD } from '../src/platform/storage/bucket-body';
import { DiskStorage } from '../src/platform/storage/disk-storage';
import type { StorageDriver } from '../src/platform/storage/driver';
import { MAX_WHOLE, readWhole } from '../src/platform/storage/read-whole';
import { S3Storage } from '../src/platform/storage/s3-storage';
import { StorageAway } from '../src/platform/storage/storage-errors';
import { type S3Server, startS3 } from './s3-server';
import { idleBucket, stillSent } from './s3-waits';

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3({ pageSize: 3 });
  folder = await mkdtemp(join(tmpdir(), 'tuerca-both-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => (s3.manner = 'well'));

const CONTENT = Buffer.from('bytes: \u0000\u0001ñ'.repeat(3000));
/** Most bytes of a body that a kernel takes on its way through two sockets. */
const KERNEL = 16 * 1024 * 1024;
const HUGE = 64 * 1024 * 1024;
/** Longest silence of the bucket in these stories, in milliseconds. */
const SILENCE = 1000;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const idle = () => idleBucket(s3);

it('keeps files in a bucket, answers them whole, lists all of them and forgets them', async () => {
  const storage = new S3Storage(s3.env);
  const paths = Array.from({ length: 8 }, (_, at) => `productos/foto-${at}-640.webp`);
  for (const path of paths) await storage.put(path, CONTENT, 'image/webp');
  expect((await readWhole(storage, paths[0]!))!.equals(CONTENT)).toBe(true);
  const listed: object[] = [];
  for await (const file of storage.list()) listed.push(file);
  expect(listed).toEqual(paths.map((path) => ({ path, bytes: CONTENT.length })));
  await storage.delete(paths[0]!);
  expect(await storage.open(paths[0]!)).toBeNull();
  expect(await storage.stat(paths[0]!)).toBeNull();
  await storage.delete(paths[0]!);
  expect(s3.objects.size).toBe(7);
});

it('says whom it does not know and which bucket is not there, and takes neither for a missing file', async () => {
  const stranger = new S3Storage({ ...s3.env, S3_ACCESS_KEY: 'stranger' });
  await expect(stranger.open('productos/foto-1-640.webp')).rejects.toThrow('InvalidAccessKeyId');
  const elsewhere = new S3Storage({ ...s3.env, S3_BUCKET: 'elsewhere' });
  await expect(elsewhere.open('productos/foto-1-640.webp')).rejects.toThrow('NoSuchBucket');
  await expect(elsewhere.stat('productos/foto-1-640.webp')).rejects.toThrow('NoSuchBucket');
});

it.each<[string, () => StorageDriver, (path: string, at: Date) => Promise<void>]>([
  ['disk', () => new DiskStorage(folder), (path, at) => utimes(join(folder, 'media', path), at, at)],
  ['bucket', () => new S3Storage(s3.env), () => Promise.resolve()],
])('from a %s a file, a part of it and what is known of it are the same file', async (_name, open, touch) => {
  const storage = open();
  const before = new Date();
  await storage.put('manuales/uno.pdf', CONTENT, 'application/pdf');
  await storage.put('manuales/dos.pdf', Buffer.from(CONTENT).fill(1, 0, 1), 'application/pdf');
  // Another one of the same length and instant is another one.
  for (const path of ['manuales/uno.pdf', 'manuales/dos.pdf']) await touch(path, before);
  const facts = (await storage.stat('manuales/uno.pdf'))!;
  expect(facts).toEqual({
    ...{ size: CONTENT.length, type: 'application/pdf' },
    ...{ etag: expect.stringMatching(/^"[\w-]+"$/), modified: expect.any(Date) },
  });
  expect(seconds(facts.modified)).toBeGreaterThanOrEqual(seconds(before) - 1);
  expect(seconds(facts.modified)).toBeLessThanOrEqual(seconds(new Date()));
  expect((await storage.stat('manuales/dos.pdf'))!.etag).not.toBe(facts.etag);
  const { content, ...whole } = (await storage.open('manuales/uno.pdf'))!;
  expect(whole).toEqual(facts);
  expect((await buffer(content)).equals(CONTENT)).toBe(true);
  for (const [start, end] of [
    [0, 0],
    [7, 2000],
    [CONTENT.length - 1, CONTENT.length - 1],
  ] as const) {
    const { content: part, ...its } = (await storage.open('manuales/uno.pdf', { range: { start, end } }))!;
    expect(its).toEqual(facts);
    expect((await buffer(part)).equals(CONTENT.subarray(start, end + 1))).toBe(true);
  }
  for (const nothing of ['manuales/tres.pdf', 'manuales', 'manuales/uno.pdf/mas.pdf'])
    expect([await storage.stat(nothing), await storage.open(nothing)]).toEqual([null, null]);
});

it('a file that nobody reads stays in the bucket, and its connection is free when it is let go', async () => {
  s3.objects.set('manuales/enorme.pdf', Buffer.alloc(HUGE));
  const storage = new S3Storage(s3.env);
  const before = s3.sent();
  const { content, size } = (await storage.open('manuales/enorme.pdf'))!;
  expect((await stillSent(s3, 1.5 * SILENCE)) - before).toBeLessThan(KERNEL);
  expect(content.readableLength).toBeLessThan(READ_AHEAD + 128 * 1024);
  expect([size, s3.waiting()]).toEqual([HUGE, 1]);
  content.destroy();
  await idle();
});

it('a reader may take his time: what counts is the time of the bucket', async () => {
  s3.objects.set('manuales/enorme.pdf', Buffer.alloc(HUGE, 'x'));
  const storage = new S3Storage(s3.env, SILENCE);
  const { content } = (await storage.open('manuales/enorme.pdf'))!;
  await stillSent(s3, 1.5 * SILENCE);
  let bytes = 0;
  for await (const chunk of content) bytes += (chunk as Buffer).length;
  expect(bytes).toBe(HUGE);
  await idle();
});

it.each(['stalling', 'dripping', 'breaking'] as const)(
  'one that is %s in the middle of a file breaks it off',
  async (manner) => {
    s3.objects.set('manuales/grande.pdf', Buffer.alloc(8 * READ_AHEAD));
    const storage = new S3Storage(s3.env, SILENCE);
    s3.manner = manner;
    const { content } = (await storage.open('manuales/grande.pdf'))!;
    let bytes = 0;
    content.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const error = await new Promise((resolve) => content.once('error', resolve).once('end', () => resolve('end')));
    expect(error).toBeInstanceOf(StorageAway);
    expect(bytes).toBeLessThan(5 * READ_AHEAD);
    await idle();
  },
);

it.each(['stalling', 'dripping', 'breaking'] as const)(
  'a small file that one leaves %s never begins',
  async (manner) => {
    const storage = new S3Storage(s3.env, SILENCE);
    await storage.put('productos/uno-640.webp', CONTENT, 'image/webp');
    s3.manner = manner;
    await expect(storage.open('productos/uno-640.webp')).rejects.toThrow(StorageAway);
    await idle();
  },
);

it('what is read into memory has a limit', async () => {
  s3.objects.set('manuales/enorme.pdf', Buffer.alloc(MAX_WHOLE + 1));
  const storage = new S3Storage(s3.env);
  await expect(readWhole(storage, 'manuales/enorme.pdf')).rejects.toThrow(`${MAX_WHOLE + 1} bytes`);
  await idle();
});
