import type { Page } from '@playwright/test';
import { fits } from '../support/layout';
import { tag } from '../support/people';
import { openStore } from '../support/stores';
import { expect, test } from '../support/test';

const PRODUCTS = 3000;
const TITLES = 'CODIGO;DESCRIPCION;PVP;PRECIO BS;EXISTENCIA;RUBRO;PROVEEDOR';
/** As screens write it. */
const shown = (count: number) => count.toLocaleString('es-VE');
const row = (word: string, n: number) =>
  `00${n};BUJIA ${word} ${n};${10 + n},50;11.615,52;${n % 7};${n % 2 ? 'FRENO' : 'Tren delantero'};ACME`;

const uploads = (page: Page, word: string) =>
  page.getByLabel('Archivo de productos').setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([TITLES, ...Array.from({ length: PRODUCTS }, (_, n) => row(word, n + 1))].join('\r\n')),
  });

test.use({ viewport: { width: 360, height: 740 } });

test("a store's phone matches a supplier's list, corrects it, imports it, and takes it back", async ({
  shopper,
  page,
  api,
}) => {
  test.setTimeout(240_000);
  const word = tag();
  const store = await openStore(api, `Repuestos ${word}`);
  await api.setLevel(store.token, 'PREMIUM_TIENDA');
  await shopper.signsIn(store.person);
  await page.goto('/tienda');
  const column = (title: string) => page.getByRole('combobox', { name: `«${title}» es` });

  await test.step('sees what each column of the list may be, and goes on', async () => {
    await page.goto('/tienda/lista/productos/importar');
    await uploads(page, word);
    await expect(page.getByRole('heading', { name: 'Tus columnas' })).toBeVisible({ timeout: 60_000 });
    await expect(column('CODIGO')).toHaveValue('sku');
    await expect(column('DESCRIPCION')).toHaveValue('nombre');
    await expect(column('PVP')).toHaveValue('precio');
    await expect(column('PROVEEDOR')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: '«Tren delantero» es' })).toBeVisible();
    await fits(page);
    await shopper.button('Revisar el archivo').click();
    await expect(
      page.getByText(`${shown(PRODUCTS / 2)} productos nuevos · ${shown(PRODUCTS / 2)} filas con error`),
    ).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('says which category one of the names stands for', async () => {
    await shopper.button('Decir cuáles son').click();
    await page.getByRole('combobox', { name: '«Tren delantero» es' }).selectOption('Suspensión');
    await shopper.button('Revisar el archivo').click();
    await expect(shopper.button(`Importar ${shown(PRODUCTS)} productos`)).toBeVisible({ timeout: 60_000 });
  });

  await test.step('imports all of it, and takes it back', async () => {
    await shopper.button(`Importar ${shown(PRODUCTS)} productos`).click();
    await expect(page.getByRole('heading', { name: 'Listo, tu lista está al día' })).toBeVisible({ timeout: 120_000 });
    await shopper.button('Deshacer la importación').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
    await expect(page.getByText('Tus productos volvieron a como estaban.')).toBeVisible({ timeout: 120_000 });
  });

  await test.step('needs to say nothing of the next list with these titles', async () => {
    await shopper.button('Importar otro archivo').click();
    await uploads(page, word);
    await expect(page.getByText('Leímos las columnas como la última vez.')).toBeVisible({ timeout: 60_000 });
    await expect(shopper.button(`Importar ${shown(PRODUCTS)} productos`)).toBeVisible();
  });
});
