import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './programs';
import { type S3Server, startS3 } from './s3-server';
import { until } from './until';

let s3: S3Server;
const folder = mkdtempSync(join(tmpdir(), 'tuerca-move-'));
beforeAll(async () => {
  s3 = await startS3({ pageSize: 7 });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const PATHS = [
  ...Array.from({ length: 40 }, (_, at) => `productos/foto-${String(at).padStart(2, '0')}-640.webp`),
  'privado/chats/factura.pdf',
  'demo/tiendas/1/banner-1280.webp',
];
const contentOf = (path: string) => Buffer.from(`${path}\u0000\u0001ñ`.repeat(200));
const media = (name: string) => join(folder, name, 'media');
const stored = (name: string) =>
  readdirSync(media(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(media(name).length + 1))
    .sort();
const move = (name: string, ...args: string[]) =>
  run('move-media.js', args, {
    ...s3.env,
    STORAGE: '',
    TUERCA_DATA: join(folder, name),
    JWT_SECRET: 'x'.repeat(32),
    MONGODB_URI: 'mongodb://127.0.0.1:1/nobody',
  });
const ended = async ({ ended: code, output }: ReturnType<typeof move>) => ({ code: await code, output: output() });

// More than 32 in one folder: what Node 20 lists of one at once.
it('copies from disk into the bucket, also when it is broken off in the middle, and removes nothing', async () => {
  for (const path of PATHS) {
    mkdirSync(dirname(join(media('old'), path)), { recursive: true });
    writeFileSync(join(media('old'), path), contentOf(path));
  }
  const broken = move('old', 's3');
  await until(
    async () => s3.objects.size,
    (size) => size > 5,
  );
  s3.manner = 'failing';
  const { code, output } = await ended(broken);
  expect(output).toMatch(/^La copia se interrumpió: .*S3_ENDPOINT.* repite: sigue donde quedó\.$/m);
  expect(code).toBe(1);
  const half = s3.objects.size;
  expect(half).toBeLessThan(PATHS.length);
  // Of the same length, so that only a look into it tells.
  const [first] = s3.objects.keys();
  s3.objects.set(first!, Buffer.alloc(contentOf(first!).length));
  s3.manner = 'well';
  const again = await ended(move('old', 's3'));
  const equal = half - 1;
  const copied = PATHS.length - equal;
  expect(again.output).toContain(`Copiados al bucket: ${copied} archivos`);
  expect(again.output).toMatch(new RegExp(`Ya estaban iguales: ${equal}\\. No se borró nada\\.\nPon STORAGE=s3`));
  expect(again.code).toBe(0);
  expect([...s3.objects.keys()].sort()).toEqual([...PATHS].sort());
  for (const path of PATHS) expect(s3.objects.get(path)!.equals(contentOf(path))).toBe(true);
  expect(stored('old')).toEqual([...PATHS].sort());
  const third = await ended(move('old', 's3'));
  expect(third.output).toContain(`Ya estaban iguales: ${PATHS.length}.`);
});

it('copies from the bucket to disk what has an address of ours, and writes nothing outside its folder', async () => {
  const foreign = ['../../escaped.webp', 'productos/../../../escaped.webp', '/tmp/escaped.webp', 'sin-ending'];
  for (const key of foreign) s3.objects.set(key, Buffer.from('x'));
  const { code, output } = await ended(move('new', 'disco'));
  expect(output).toContain(`Copiados al disco: ${PATHS.length} archivos`);
  expect(output).toMatch(/No son de Tuerca y quedaron donde están: \d \(.*escaped\.webp/);
  expect(code).toBe(0);
  expect(stored('new')).toEqual([...PATHS].sort());
  for (const path of PATHS) expect(readFileSync(join(media('new'), path)).equals(contentOf(path))).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['new', 'old']);
});

it('says how it is used, and what it needs', async () => {
  for (const args of [[], ['s3', 'disco'], ['minio']])
    expect(await ended(move('old', ...args))).toMatchObject({
      code: 1,
      output: expect.stringContaining('move-media.js s3'),
    });
  s3.env.S3_SECRET_KEY = '';
  expect(await ended(move('old', 's3'))).toMatchObject({ code: 1, output: expect.stringContaining('S3_SECRET_KEY') });
});
