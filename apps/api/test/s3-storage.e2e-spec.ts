import { S3Storage } from '../src/platform/storage/s3-storage';
import { type S3Server, startS3 } from './s3-server';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3({ pageSize: 3 });
});
afterAll(() => s3.close());

const CONTENT = Buffer.from('bytes: \u0000\u0001ñ'.repeat(3000));

it('keeps files in a bucket, answers them whole, lists all of them and forgets them', async () => {
  const storage = new S3Storage(s3.env);
  const paths = Array.from({ length: 8 }, (_, at) => `productos/foto-${at}-640.webp`);
  for (const path of paths) await storage.put(path, CONTENT, 'image/webp');
  expect(await storage.get(paths[0]!)).toEqual({ content: CONTENT, type: 'image/webp' });
  const listed: object[] = [];
  for await (const file of storage.list()) listed.push(file);
  expect(listed).toEqual(paths.map((path) => ({ path, bytes: CONTENT.length })));
  await storage.delete(paths[0]!);
  expect(await storage.get(paths[0]!)).toBeNull();
  await storage.delete(paths[0]!);
  expect(s3.objects.size).toBe(7);
});

it('says whom it does not know and which bucket is not there, and takes neither for a missing file', async () => {
  const stranger = new S3Storage({ ...s3.env, S3_ACCESS_KEY: 'stranger' });
  await expect(stranger.get('productos/foto-1-640.webp')).rejects.toThrow('InvalidAccessKeyId');
  const elsewhere = new S3Storage({ ...s3.env, S3_BUCKET: 'elsewhere' });
  await expect(elsewhere.get('productos/foto-1-640.webp')).rejects.toThrow('NoSuchBucket');
});
