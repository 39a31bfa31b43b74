import { ResponseCache } from '../src/platform/http/response-cache';
import { AvifService } from '../src/platform/storage/avif.service';
import { openBusiness } from './actors';
import { seed } from './catalogue-data';
import { type Harness, startApp } from './harness';

const MB = 1024 * 1024;

let h: Harness;
beforeAll(async () => {
  h = await startApp({ IMAGENES_AVIF: '1' });
  delete process.env.IMAGENES_AVIF;
  const tienda = (await openBusiness(h, 'store')).user._id;
  for (let n = 0; n < 20; n++) await seed(h, tienda, { nombre: `Disco ${n}`, descripcion: 'Ventilado. '.repeat(40) });
});
afterAll(() => h.close());

/** Asks for `count` addresses, twenty at a time. */
async function askAll(count: number, addressOf: (n: number) => string, headers = {}): Promise<void> {
  for (let n = 0; n < count; n += 20)
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => (await fetch(h.base + addressOf(n + i), { headers })).arrayBuffer()),
    );
}

it('answers are kept within their bytes, however many addresses are asked for', async () => {
  const cache = h.app.get(ResponseCache);
  await askAll(1000, (n) => `/api/products?limit=20&facetas=true&minPrice=0.${n + 1000}`);
  expect(cache.size).toBeGreaterThan(12 * MB);
  expect(cache.size).toBeLessThanOrEqual(16 * MB);
});

it('what is known of pictures stays within its bytes, however long the addresses are that nobody has', async () => {
  const avif = h.app.get(AvifService, { strict: false });
  await askAll(2000, (n) => `/media/productos/${'x'.repeat(6000)}${n}.webp`, { Accept: 'image/avif' });
  expect(avif.size).toBeGreaterThan(6 * MB);
  expect(avif.size).toBeLessThanOrEqual(8 * MB);
});
