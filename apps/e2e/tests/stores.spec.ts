import { fits } from '../support/layout';
import { expect, test } from '../support/test';

test('@phone stores as cards and as rows, a profile, and its products page by page, on a narrow screen', async ({
  shopper,
  page,
}) => {
  await page.goto('/tiendas');
  await fits(page);
  await shopper.button('Ver en lista').click();
  await expect(page).toHaveURL('/tiendas?vista=lista');
  await fits(page);
  await shopper.button('Filtros').click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('checkbox', { name: 'Solo verificadas' }).click();
  await expect(page).toHaveURL('/tiendas?verificado=true&vista=lista');
  await sheet.getByRole('radio', { name: /^Zulia/ }).click();
  await sheet.getByRole('button', { name: 'Ver 1 tienda' }).click();
  await expect(sheet).toHaveCount(0);
  await page
    .getByRole('article')
    .getByRole('heading', { name: 'Importadora Relámpago del Lago' })
    .getByRole('link')
    .click();
  await expect(shopper.heading('Importadora Relámpago del Lago')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Cómo llegar' })).toBeInViewport();
  await fits(page);

  await page.goto('/tiendas?search=turpial');
  await page.getByRole('link', { name: /^Ver productos: / }).click();
  const pages = page.getByRole('navigation', { name: 'Páginas de la tienda' });
  const products = page.getByRole('region', { name: 'Productos', exact: true });
  const first = await products.getByRole('article').first().getByRole('heading').innerText();
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(pages.getByText(/^2 de \d+$/)).toBeVisible();
  await expect(products.getByRole('heading', { name: first, exact: true })).toHaveCount(0);
  // The server draws the second page, too.
  await page.reload();
  await expect(pages.getByText(/^2 de \d+$/)).toBeVisible();
  await pages.getByRole('link', { name: 'Anterior' }).click();
  await products.getByRole('link', { name: first }).first().click();
  await expect(shopper.heading(first)).toBeVisible();
});
