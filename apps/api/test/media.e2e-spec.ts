import sharp from 'sharp';
import { AvifService } from '../src/platform/storage/avif.service';
import { StorageService } from '../src/platform/storage/storage.service';
import { type Harness, startApp } from './harness';

let h: Harness;
let address: string;
beforeAll(async () => {
  h = await startApp({ IMAGENES_AVIF: '1' });
  const noise = Buffer.from(Array.from({ length: 320 * 320 * 3 }, (_, at) => (at * 31 + ((at / 960) | 0) * 7) % 251));
  const picture = await sharp(noise, { raw: { width: 320, height: 320, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer();
  address = await h.app.get(StorageService, { strict: false }).put('productos/foto-320.webp', picture, 'image/webp');
});
afterAll(() => h.close());

const AVIF = { Accept: 'image/avif,image/webp,*/*' };
const open = async (headers: Record<string, string>, path = address) => {
  const res = await fetch(h.base + path, { headers });
  return {
    status: res.status,
    type: res.headers.get('content-type'),
    vary: res.headers.get('vary'),
    bytes: (await res.arrayBuffer()).byteLength,
  };
};
const encoded = () => h.app.get(AvifService, { strict: false }).idle();

it('a picture that is asked for again comes in fewer bytes to browsers that read AVIF, and nobody waits for it', async () => {
  expect(await open(AVIF)).toMatchObject({ status: 200, type: 'image/webp', vary: 'Accept, Save-Data' });
  const webp = await open(AVIF);
  expect(webp.type).toBe('image/webp');
  await encoded();
  const avif = await open(AVIF);
  expect(avif).toMatchObject({ status: 200, type: 'image/avif', vary: 'Accept, Save-Data' });
  expect(avif.bytes).toBeLessThan(webp.bytes);
  expect((await open({ Accept: 'image/webp,*/*' })).type).toBe('image/webp');
});

it('who saves data gets the next smaller width, or what was asked for where there is none', async () => {
  const storage = h.app.get(StorageService, { strict: false });
  const large = await storage.put('productos/ahorro-640.webp', Buffer.from('large picture'), 'image/webp');
  const save = { 'Save-Data': 'on' };
  expect((await open(save, large)).bytes).toBe(13);
  await storage.put('productos/ahorro-320.webp', Buffer.from('small'), 'image/webp');
  expect([(await open(save, large)).bytes, (await open({}, large)).bytes]).toEqual([5, 13]);
  expect((await open(save, large.replace('640', '320'))).bytes).toBe(5);
});

it('what is no picture, or not there, is not encoded', async () => {
  const storage = h.app.get(StorageService, { strict: false });
  const broken = await storage.put('productos/rota-320.webp', Buffer.from('RIFF'), 'image/webp');
  for (let i = 0; i < 3; i++) expect(await open(AVIF, broken)).toMatchObject({ status: 200, type: 'image/webp' });
  await encoded();
  expect(await open(AVIF, broken)).toMatchObject({ status: 200, type: 'image/webp' });
  for (let i = 0; i < 3; i++) expect((await open(AVIF, '/media/productos/no-hay-320.webp')).status).toBe(404);
  await encoded();
  expect(await storage.get('productos/no-hay-320.avif')).toBeNull();
});

it('pages of the shop may show what a CDN hands on; without one no other site may', async () => {
  const policyAt = async (base: string) => (await fetch(base + address)).headers.get('cross-origin-resource-policy');
  expect(await policyAt(h.base)).toBe('same-origin');
  const other = await startApp({ MONGODB_URI: process.env.MONGODB_URI!, MEDIA_URL: 'https://cdn.tuerca.example' });
  await other.app.get(StorageService, { strict: false }).put('productos/foto-320.webp', Buffer.from('x'), 'image/webp');
  expect(await policyAt(other.base)).toBe('cross-origin');
  await other.close();
  delete process.env.MEDIA_URL;
});
