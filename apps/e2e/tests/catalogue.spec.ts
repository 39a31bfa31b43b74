import { tag } from '../support/people';
import type { Shop } from '../support/shop';
import { expect, test } from '../support/test';

/** A shelf of our own: seven pads and one sold out, two filters; everything carries the word. */
async function shelf(shop: Shop): Promise<string> {
  const word = tag();
  for (const n of [1, 2, 3, 4, 5, 6]) await shop.offer({ nombre: `Pastilla ${n} ${word}`, precio: n * 10 });
  await shop.offer({ nombre: `Pastilla Aveo ${word}`, precio: 70, marca: 'Chevrolet', modelo: 'Aveo' });
  await shop.offer({ nombre: `Pastilla agotada ${word}`, precio: 5, stock: 0 });
  await shop.offer({
    nombre: `Filtro de aceite ${word}`,
    precio: 3,
    categoria: 'Filtros',
    subcategoria: 'Filtro de aceite',
  });
  await shop.offer({
    nombre: `Filtro de aire ${word}`,
    precio: 4,
    categoria: 'Filtros',
    subcategoria: 'Filtro de aire',
  });
  return word;
}

test('@phone filters in a sheet that counts what they would show', async ({ shopper, page, shop }) => {
  const word = await shelf(shop);
  await page.goto(`/productos?search=${word}`);
  await expect(page.getByText('Mostrando 9 de 9 productos')).toBeVisible();
  await page.goto('/productos');
  expect((await page.getByRole('article').first().boundingBox())!.y).toBeLessThanOrEqual(300);
  await page.goBack();
  await shopper.button('Filtros (1)').click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('button', { name: 'Ver 9 productos' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Filtros, 2 productos' }).click();
  await sheet.getByRole('button', { name: 'Ver 2 productos' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Mostrando 2 de 2 productos')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  // Nothing sticks out to the side.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
