import type { Page } from '@playwright/test';
import { watch } from '../support/page-watch';
import { scenery, settled } from '../support/screens';
import { expect, test } from '../support/test';

const LONG = 'freno'.repeat(2000);
const SCRIPT = encodeURIComponent('<script>alert(1)</script>');
const NOT_FOUND = /the server responded with a status of 404/;

/** Queries that nobody would click together. */
const QUERIES = {
  '/productos': [
    'page=-1',
    'page=0',
    'page=1e9',
    'page=1.5',
    'page=NaN',
    'limit=abc',
    'limit=100000',
    `minPrice=${SCRIPT}`,
    'minPrice=9&maxPrice=1',
    'minPrice=-5&maxPrice=1e400',
    'vMarca=Toyota',
    'vModelo=Corolla',
    'vMarca=Toyota&vModelo=Corolla&vAnio=abc',
    'sort=evil',
    'orden=__proto__',
    'vista=otra',
    'search=%E0%A4%A',
    'search=%00',
    'search=a&search=b&search=c',
    'category=no-existe&subcategory=tampoco',
    `marca=${SCRIPT}&modelo[]=x`,
    'search[$ne]=1',
    'disponible=quizas',
    '__proto__[x]=1&constructor=1',
    `search=${LONG}`,
  ],
  '/tiendas': [
    'page=-1',
    'page=1e9',
    'page=1&page=2',
    `categoria=${SCRIPT}`,
    'estado=Atl%C3%A1ntida',
    'search=%E0%A4%A',
    `search=${LONG}`,
  ],
  '/talleres': [
    'page=-1',
    'page=1e9',
    'especialidad=no-existe',
    'tipoVehiculo=nave',
    'search=%E0%A4%A',
    `search=${LONG}`,
  ],
  '/servicios/mecanicos': [
    'page=-1',
    'page=1e9',
    'categoria=evil',
    'tipoVehiculo=nave',
    'minPrecio=x&maxPrecio=y',
    'minPrecio=100&maxPrecio=1',
    'sortBy=evil',
    'ver=no-es-un-id',
    'ver=65a000000000000000000001',
    'taller=no-es-un-id',
    `busqueda=${LONG}`,
  ],
  '/glosario': ['q=%E0%A4%A', 'sistema=no-existe', `q=${SCRIPT}`, 'q=(((', `q=${LONG}`],
  '/busqueda': [
    '',
    'q=',
    'q=ab',
    'q=%E0%A4%A',
    'q=%00%00%00',
    `q=${SCRIPT}`,
    'q=a&q=freno',
    'q=.*%2B%3F%5E%24%7B%7D()',
    `q=${LONG}`,
  ],
};
const IDS = [
  '65a000000000000000000001',
  'no-es-un-id',
  '65A000000000000000000001',
  '%00',
  '..%2F..%2Fetc%2Fpasswd',
  SCRIPT,
  '0',
  '%F0%9F%94%A7',
  'x'.repeat(3000),
];
const PLACES = ['/producto', '/producto/tienda', '/talleres', '/servicios/mecanicos'];

test.use({ viewport: { width: 360, height: 740 } });

/** A page that says what it is, with a way on, and nothing that sticks out. */
async function expectClear(page: Page, path: string): Promise<void> {
  const what = path.slice(0, 80);
  await expect.soft(page.getByRole('banner', { includeHidden: true }), what).toBeVisible();
  await expect.soft(page.locator('main h1'), what).toHaveText(/\S/);
  await expect
    .soft(
      page
        .locator('main')
        .getByRole('link')
        .or(page.locator('main').getByRole('button'))
        .or(page.getByRole('dialog').getByRole('button'))
        .first(),
      what,
    )
    .toBeVisible();
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${what} sticks out`)
    .toBeLessThanOrEqual(0);
}

for (const [place, queries] of Object.entries(QUERIES))
  test(`silly queries leave ${place} a clear page`, async ({ shopper, page }) => {
    test.setTimeout(120_000);
    const seen = await watch(page, { signedIn: false });
    for (const query of queries) {
      const path = `${place}?${query}`;
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path.slice(0, 80)).toBe(200);
      await settled(shopper);
      await expectClear(page, path);
      const { errors } = await seen();
      // A service that nobody offers is asked for by the page: the browser notes that it was not found.
      expect
        .soft(query.startsWith('ver=') ? errors.filter((error) => !NOT_FOUND.test(error)) : errors, path.slice(0, 80))
        .toEqual([]);
    }
  });

test('ids that nobody has lead to a clear page', async ({ shopper, page }) => {
  test.setTimeout(120_000);
  const seen = await watch(page, { signedIn: false });
  for (const place of PLACES)
    for (const id of IDS) {
      const path = `${place}/${id}`;
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path.slice(0, 80)).toBe(404);
      // Whoever runs no script reads so, too, and search engines leave it out.
      const html = (await answer?.text()) ?? '';
      expect.soft(html, path.slice(0, 80)).toMatch(/<h1[^>]*>No (se encontró|encontramos)/);
      expect.soft(html, path.slice(0, 80)).toMatch(/<meta name="robots" content="noindex"/);
      await settled(shopper);
      await expectClear(page, path);
      // The browser itself notes that the page was not found.
      expect
        .soft(
          (await seen()).errors.filter((error) => !NOT_FOUND.test(error)),
          path.slice(0, 80),
        )
        .toEqual([]);
    }
});

test('what belongs to another kind of thing is not found, either', async ({ page, shop, api }) => {
  const { product, storeId, workshopId, service } = await scenery(shop, api);
  for (const path of [
    `/producto/${storeId}`,
    `/producto/tienda/${workshopId}`,
    `/talleres/${storeId}`,
    `/servicios/mecanicos/${product.id}`,
    `/producto/tienda/${service._id}`,
  ]) {
    expect.soft((await page.goto(path))?.status(), path).toBe(404);
    await expectClear(page, path);
  }
  // What cannot even be decoded is told so by a page of its own.
  const undecodable = await page.request.get('/producto/%E0%A4%A');
  expect.soft(undecodable.status()).toBe(400);
  expect.soft(await undecodable.text()).toContain('Esta dirección no es válida');
  // A slash too many, capitals and a fragment are no other page.
  for (const path of [
    '/productos/',
    '/PRODUCTOS',
    `/producto/${product.id}/`,
    '/glosario#no-existe',
    '/talleres#%E0%A4%A',
  ]) {
    expect.soft((await page.goto(path))?.status(), path).toBe(200);
    await expectClear(page, path);
  }
});
