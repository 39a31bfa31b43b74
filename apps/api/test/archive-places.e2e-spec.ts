import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlace } from '../src/platform/database/backup/open-place';
import { type S3Server, startS3 } from './s3-server';

const folder = mkdtempSync(join(tmpdir(), 'tuerca-places-'));
const respaldos = join(folder, 'respaldos');
mkdirSync(respaldos);
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3({ pageSize: 2 });
  s3.buckets.set('copias', new Map());
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const at = (address?: string) => openPlace({ ...s3.env, TUERCA_DATA: folder, BACKUP_DIR: address });

it('sends an archive to a bucket in parts, and brings back the same bytes', async () => {
  const place = at('s3://copias/tuerca');
  // More than two parts of 16 MB.
  const content = randomBytes(36 * 1024 * 1024);
  writeFileSync(join(respaldos, 'grande.zip'), content);
  await place.keep('grande.zip');
  expect(readdirSync(respaldos)).toEqual([]);
  expect(s3.buckets.get('copias')!.get('tuerca/grande.zip')!.equals(content)).toBe(true);
  expect(await place.fetch('grande.zip')).toBe(true);
  expect(readFileSync(join(respaldos, 'grande.zip')).equals(content)).toBe(true);
  await place.release('grande.zip');
  expect([readdirSync(respaldos), await place.list()]).toEqual([[], ['grande.zip']]);
  await place.forget('grande.zip');
  expect([await place.fetch('grande.zip'), await place.list()]).toEqual([false, []]);
});

it('names the archives of its folder alone, in order', async () => {
  for (const key of ['tuerca/b.zip', 'tuerca/a.zip', 'tuerca/c.zip', 'tuerca/otra/d.zip', 'e.zip', 'tuerca/f.txt'])
    s3.buckets.get('copias')!.set(key, Buffer.from('x'));
  expect(await at('s3://copias/tuerca/').list()).toEqual(['a.zip', 'b.zip', 'c.zip']);
  expect(await at('s3://copias').list()).toEqual(['e.zip']);
  writeFileSync(join(respaldos, 'local.zip'), '');
  expect([await at().list(), await at(join(folder, 'ninguna')).list()]).toEqual([['local.zip'], []]);
});

it('says which bucket does not do, and keeps the archive here', async () => {
  writeFileSync(join(respaldos, 'queda.zip'), 'x');
  await expect(at('s3://ninguno').keep('queda.zip')).rejects.toThrow(
    /^El bucket de los respaldos \(s3:\/\/ninguno\/\) no lo tomó o no responde: NoSuchBucket.*S3_ENDPOINT y las claves\.$/,
  );
  expect(readdirSync(respaldos)).toContain('queda.zip');
});
