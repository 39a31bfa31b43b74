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

test('filters live in the address, as chips, and the back button undoes them', async ({ shopper, page, shop }) => {
  test.setTimeout(90_000);
  const word = await shelf(shop);
  await page.goto('/productos');
  await expect(shopper.heading('Catálogo de Productos')).toBeVisible();
  await page.getByRole('textbox', { name: 'Buscar en el catálogo' }).fill(word);
  // It applies itself when the typing rests.
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  await expect(page.getByText('Mostrando 9 de 9 productos')).toBeVisible();

  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('button', { name: 'Filtros, 2 productos' }).click();
  await expect(page).toHaveURL(/category=filtros/);
  await expect(page.getByText('Mostrando 2 de 2 productos')).toBeVisible();
  await filters.getByRole('button', { name: 'Filtro de aire, 1 producto' }).click();
  await expect(page.getByText('Mostrando 1 de 1 producto')).toBeVisible();

  const chips = page.getByRole('group', { name: 'Filtros aplicados' });
  await expect(chips.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(3);
  await page.goBack();
  await expect(page.getByText('Mostrando 2 de 2 productos')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Mostrando 1 de 1 producto')).toBeVisible();
  // Without its category a subcategory says nothing.
  await chips.getByRole('button', { name: 'Quitar filtro Filtros' }).click();
  await expect(page.getByText('Mostrando 9 de 9 productos')).toBeVisible();
  await expect(page).not.toHaveURL(/subcategory/);

  await filters.getByRole('button', { name: 'Chevrolet, 1 producto' }).click();
  await expect(page.getByRole('heading', { name: `Pastilla Aveo ${word}` })).toBeVisible();
  await expect(page).toHaveURL(/marca=Chevrolet/);
  await filters.getByRole('button', { name: 'Aveo, 1 producto' }).click();
  await expect(page).toHaveURL(/modelo=Aveo/);
  // The same model again lets go of it.
  await filters.getByRole('button', { name: 'Aveo, 1 producto' }).click();
  await expect(page).not.toHaveURL(/modelo=/);

  // The address alone is enough for somebody else.
  await page.reload();
  await expect(page.getByText('Mostrando 1 de 1 producto')).toBeVisible();
  await shopper.button('Limpiar todo').click();
  await expect(page).toHaveURL('/productos');
});

test('sold out products stay away until they are asked for', async ({ page, shop }) => {
  const word = await shelf(shop);
  await page.goto(`/productos?search=${word}&limit=24`);
  await expect(page.getByText('Mostrando 9 de 9 productos')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Solo disponibles' }).click();
  await expect(page.getByText('Mostrando 10 de 10 productos')).toBeVisible();
  const sold = page.getByRole('article').filter({ hasText: `Pastilla agotada ${word}` });
  await expect(sold.getByText('Agotado').first()).toBeVisible();
  await expect(sold.getByRole('button', { name: `Agotado: Pastilla agotada ${word}` })).toBeDisabled();
});

test('order, price and pages', async ({ shopper, page, shop }) => {
  test.setTimeout(90_000);
  const word = await shelf(shop);
  await page.goto(`/productos?search=${word}&limit=6`);
  const names = page.getByRole('article').getByRole('heading');
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Precio: de mayor a menor');
  await expect(names.first()).toHaveText(`Pastilla Aveo ${word}`);
  await page.getByRole('navigation', { name: 'Páginas del catálogo' }).getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(names.last()).toHaveText(`Filtro de aceite ${word}`);
  await expect(page.getByText('Mostrando 3 de 9 productos')).toBeVisible();

  // Another order starts again at page 1.
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Precio: de menor a mayor');
  await expect(page).not.toHaveURL(/page=/);
  await expect(names.first()).toHaveText(`Filtro de aceite ${word}`);

  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('textbox', { name: 'Mínimo' }).fill('50');
  await filters.getByRole('textbox', { name: 'Máximo' }).fill('20');
  await shopper.button('Aplicar').click();
  await shopper.isTold('El máximo no puede ser menor que el mínimo');
  await filters.getByRole('textbox', { name: 'Máximo' }).fill('60');
  await shopper.button('Aplicar').click();
  await expect(page.getByText('Mostrando 2 de 2 productos')).toBeVisible();
  await expect(page).toHaveURL(/minPrice=50&maxPrice=60/);

  await shopper.button('Ver en lista').click();
  await expect(page).toHaveURL(/vista=lista/);
  await expect(names.first()).toHaveText(`Pastilla 5 ${word}`);
});

test('a search without hits, and one that opens all results', async ({ page, shop }) => {
  const word = await shelf(shop);
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Buscar en Tuerca' });
  const none = tag();
  await box.fill(none);
  await expect(page.getByText(`No se encontraron resultados para "${none}"`)).toBeVisible();
  await box.fill(word);
  const list = page.getByRole('listbox', { name: 'Sugerencias' });
  // Three products at most, then the way to all of them.
  await expect(list.getByRole('group', { name: 'Productos' }).getByRole('option')).toHaveCount(4);
  await box.press('ArrowUp');
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/busqueda\\?q=${word}`));
  await expect(page.getByText('Mostrando 9 de 9 productos')).toBeVisible();
});

test('@phone filters in a sheet that counts what they would show', async ({ shopper, page, shop }) => {
  const word = await shelf(shop);
  await page.goto(`/productos?search=${word}`);
  await expect(page.getByText('Mostrando 9 de 9 productos')).toBeVisible();
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
