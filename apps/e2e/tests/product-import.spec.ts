import type { Page } from '@playwright/test';
import { tag } from '../support/people';
import { openStore } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

const PRODUCTS = 500;
const HEADER = 'SKU;Nombre;Precio;Categoría;Marca del vehículo;Stock';
const row = (word: string, n: number, { precio = '12,50', stock = '4' } = {}) =>
  `IMP-${n};Correa ${word} ${n};${precio};Motor;Toyota;${stock}`;

/** Chooses a file as a spreadsheet in Spanish saves it. */
const uploads = (page: Page, rows: string[]) =>
  page.getByLabel('Archivo de productos').setInputFiles({
    name: 'productos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${[HEADER, ...rows].join('\r\n')}`),
  });

test('a store imports 500 products once their file is mended, and a visitor finds one', async ({
  shopper,
  page,
  api,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const word = tag();
  const store = await openStore(api, `Repuestos ${word}`);
  await api.setLevel(store.token, 'PREMIUM_TIENDA');
  await shopper.signsIn(store.person);
  await page.goto('/tienda');
  const good = Array.from({ length: PRODUCTS }, (_, n) => row(word, n));

  await test.step('reads why a file has bad rows, chosen as soon as there is a field for it', async () => {
    await page.goto('/tienda/lista/productos/importar', { waitUntil: 'commit' });
    const [noPrice, noStock] = [row(word, 0, { precio: 'mucho' }), row(word, 1, { stock: '-2' })];
    await uploads(page, [noPrice, noStock, good[0]!, ...good.slice(2)]);
    await expect(page.getByText(`${PRODUCTS - 2} productos nuevos · 3 filas con error`)).toBeVisible({
      timeout: 60_000,
    });
    const bad = page.getByRole('table', { name: 'Con error' });
    await expect(bad.getByText('«mucho» no es un número')).toBeVisible();
    await expect(bad.getByText('La cantidad de stock debe ser un número mayor o igual a 0')).toBeVisible();
    await expect(bad.getByText('Este código ya está en la línea 2')).toBeVisible();
  });

  await test.step('uploads the mended file and follows it to its end', async () => {
    await shopper.button('Subir otro archivo').click();
    await uploads(page, good);
    const progress = page.getByRole('progressbar', { name: 'Progreso de la importación' });
    await expect(shopper.button(`Importar ${PRODUCTS} productos`)).toBeVisible({ timeout: 60_000 });
    await Promise.all([
      progress.waitFor({ timeout: 60_000 }),
      shopper.button(`Importar ${PRODUCTS} productos`).click(),
    ]);
    await expect(page.getByRole('heading', { name: 'Listo, tu lista está al día' })).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(`${PRODUCTS} productos nuevos`)).toBeVisible();
  });

  await test.step('finds one in its list', async () => {
    await page.getByRole('link', { name: 'Ver mis productos' }).click();
    await expect(page).toHaveURL('/tienda/lista/productos');
    await page.getByRole('main').getByRole('textbox', { name: 'Buscar' }).fill('IMP-321');
    await expect(page.getByText(`Correa ${word} 321`)).toBeVisible();
    await expect(page.getByText(`Correa ${word} 320`)).toHaveCount(0);
  });

  await test.step('and so does a visitor', async () => {
    const { context, shopper: visitor } = await anotherDevice(browser, { baseURL });
    await visitor.page.goto(`/productos?search=${encodeURIComponent(`Correa ${word} 321`)}`);
    await visitor.page
      .getByRole('link', { name: `Correa ${word} 321` })
      .first()
      .click();
    await expect(visitor.heading(`Correa ${word} 321`)).toBeVisible();
    await expect(visitor.page.getByText('Ref. $ 12,50').first()).toBeVisible();
    await context.close();
  });
});
