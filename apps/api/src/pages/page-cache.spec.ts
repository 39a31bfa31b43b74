import { CachedBody } from '../platform/http/cached-body';
import { PageCache } from './page-cache';

const MEMORY = 48 * 1024 * 1024;

it('holds its bytes however many pages are drawn', async () => {
  const cache = new PageCache(() => undefined);
  for (let n = 0; n < 2000; n++) {
    const body = new CachedBody(`${n}${'x'.repeat(100_000)}`, 'text/html');
    const answers = new Map([[`/api/products?page=${n}`, 'W/"x"']]);
    cache.keep(`/productos?page=${n}`, { status: 200, catalogos: 0, body, answers });
    expect(cache.size).toBeLessThanOrEqual(MEMORY);
  }
  expect(cache.size).toBeGreaterThan(MEMORY / 2);
  expect(await cache.find('/productos?page=0', async () => ({ status: 200, body: '' }))).toBeNull();
});

it('counts what a page rests on, too', () => {
  const cache = new PageCache(() => undefined);
  const answers = new Map(Array.from({ length: 100 }, (_, n) => [`/api/products/${'x'.repeat(500)}${n}`, 'W/"x"']));
  cache.keep('/productos', { status: 200, catalogos: 0, body: new CachedBody('', 'text/html'), answers });
  expect(cache.size).toBeGreaterThan(50_000);
});
