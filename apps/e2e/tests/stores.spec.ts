import { comesThrough, fits } from '../support/calls';
import { tag } from '../support/people';
import { expect, test } from '../support/test';

// A featured store of the demo, with four categories, open from Monday to Saturday.
const TURPIAL = 'Repuestos Turpial Azul';
const MONDAY_7 = new Date('2026-11-23T11:00:00Z');

test('somebody finds a store by what it sells, and leaves through its products', async ({ shopper, page }) => {
  await page.clock.setFixedTime(MONDAY_7);
  await page.goto('/tiendas');
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('radio', { name: /^Distrito Capital/ }).click();
  await filters.getByRole('radio', { name: /^Suspensión y Dirección/ }).click();
  await expect(page).toHaveURL(/estado=Distrito\+Capital&categoria=Suspensi/);
  await page.goBack();
  await expect(filters.getByRole('radio', { name: 'Todas las categorías' })).toBeChecked();
  await page.goForward();

  const card = page.getByRole('article').filter({ hasText: TURPIAL });
  await expect(card.getByText('Destacado')).toBeVisible();
  await expect(card.getByRole('img', { name: 'Tienda verificada' })).toBeVisible();
  await expect(card.getByRole('link', { name: new RegExp(`^Llamar a ${TURPIAL}`) })).toHaveAttribute(
    'href',
    /^tel:\+58\d{10}$/,
  );
  await expect(card).toContainText(/Hoy 8:\d\d\sa\.\sm\. a \d\d?:\d\d\sp\.\sm\./);
  // Three of its four categories.
  await expect(card).toContainText('Suspensión y Dirección');
  await expect(card).not.toContainText('Filtros');
  await shopper.button('Ver en lista').click();
  await expect(page).toHaveURL(/vista=lista/);
  await expect(card).toContainText('Caracas, Distrito Capital');
  await expect(card.getByText('Destacado')).toBeVisible();
  await card.getByRole('link', { name: `Ver productos: ${TURPIAL}` }).click();

  await expect(shopper.heading(TURPIAL)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Tienda verificada')).toBeVisible();
  await expect(main.getByText('Cerrada ahora')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Lunes \(hoy\)/ })).toHaveAttribute('aria-current', 'date');
  await expect(main.getByText(/^\d,\d · \d+ reseñas?$/)).toBeVisible();
  await expect(main.getByRole('link', { name: /^Llamar al 04/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/58/);
  await expect(main.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', /destination=10\.\d+%2C-66/);
  await expect(main.getByRole('link', { name: 'Abrir en Google Maps' })).toHaveAttribute('href', /query=10\.\d+%2C-66/);

  const pages = page.getByRole('navigation', { name: 'Páginas de la tienda' });
  const products = page.getByRole('region', { name: 'Productos', exact: true });
  const first = await products.getByRole('article').first().getByRole('heading').innerText();
  await expect(pages.getByText(/^1 de \d+$/)).toBeVisible();
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(pages.getByText(/^2 de \d+$/)).toBeVisible();
  await expect(products.getByRole('heading', { name: first, exact: true })).toHaveCount(0);
  await page.reload();
  await expect(pages.getByText(/^2 de \d+$/)).toBeVisible();
  await pages.getByRole('link', { name: 'Anterior' }).click();
  await expect(products.getByRole('heading', { name: first, exact: true })).toBeVisible();
  await products.getByRole('link', { name: first }).first().click();
  await expect(shopper.heading(first)).toBeVisible();
});

test('stores by name, by page, and none', async ({ shopper, page }) => {
  await page.goto('/tiendas?limit=6');
  const pages = page.getByRole('navigation', { name: 'Páginas de tiendas' });
  const names = page.getByRole('article').getByRole('heading');
  // Featured stores come first.
  await expect(page.getByRole('article').first().getByText('Destacado')).toBeVisible();
  await pages.getByRole('link', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL('/tiendas?page=2&limit=6');
  await page.getByRole('textbox', { name: 'Buscar tiendas' }).fill('pelicano');
  await expect(page).toHaveURL('/tiendas?search=pelicano&limit=6');
  await expect(names).toHaveText(['Cauchos y Rines Pelícano']);
  await page.reload();
  await expect(names).toHaveText(['Cauchos y Rines Pelícano']);
  await shopper.button('Quitar filtro “pelicano”').click();
  await expect(names).toHaveCount(6);
  await page.getByRole('textbox', { name: 'Buscar tiendas' }).fill(tag());
  await expect(page.getByText('No encontramos tiendas con esos filtros')).toBeVisible();
  await shopper.button('Limpiar filtros').click();
  await expect(page).toHaveURL('/tiendas?limit=6');
  await expect(names).toHaveCount(6);
  await page.goto('/tiendas?page=99');
  await expect(page.getByRole('link', { name: 'Ir a la primera página' })).toHaveAttribute('href', '/tiendas');
});

test('stores that are late, or do not come, and one that there is not', async ({ shopper, page, api }) => {
  await comesThrough(shopper, {
    path: '/tiendas?limit=6',
    calls: '**/api/users/stores*',
    error: 'Error al cargar tiendas. Intenta nuevamente.',
    ready: () => expect(page.getByRole('article')).toHaveCount(6),
  });
  const [store] = await api.done<{ _id: string; nombreTienda: string }[]>('GET', '/api/users/stores');
  await comesThrough(shopper, {
    path: `/producto/tienda/${store!._id}`,
    calls: '**/api/stores/stores/*/profile*',
    error: 'No se pudo cargar la información de la tienda',
    ready: () => expect(shopper.heading(store!.nombreTienda)).toBeVisible(),
  });
  // Its products come by another call; without them the rest stands.
  await comesThrough(shopper, {
    path: `/producto/tienda/${store!._id}`,
    calls: '**/api/products/store/*',
    error: 'Error al cargar productos. Intenta nuevamente.',
    ready: () =>
      expect(page.getByRole('region', { name: 'Productos', exact: true }).getByRole('article').first()).toBeVisible(),
  });
  await page.goto('/producto/tienda/65a000000000000000000001');
  await expect(shopper.heading('No encontramos esta tienda.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver tiendas' }).click();
  await expect(shopper.heading('Tiendas')).toBeVisible();
});

test('a review of a store: a visitor signs in first, and nothing typed is lost', async ({
  shopper,
  page,
  api,
  client,
}) => {
  const [store] = await api.done<{ _id: string; nombreTienda: string }[]>('GET', '/api/users/stores?search=Frailejón');
  await page.goto(`/producto/tienda/${store!._id}`);
  await shopper.button('Escribir reseña').click();
  await shopper.reads('Debes iniciar sesión para dejar una reseña');
  await shopper.fillsLogin(client);
  await expect(shopper.heading(store!.nombreTienda)).toBeVisible();
  await shopper.button('Escribir reseña').click();
  const dialog = page.getByRole('dialog', { name: 'Escribir reseña' });
  const words = `Me atendieron rápido. ${tag()}`;
  await dialog.getByRole('textbox', { name: 'Tu comentario' }).fill(words);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await shopper.button('Escribir reseña').click();
  await expect(dialog.getByRole('textbox', { name: 'Tu comentario' })).toHaveValue(words);
  await dialog.getByRole('radio', { name: /^4 estrellas/ }).press('Space');
  await dialog.getByRole('button', { name: 'Publicar reseña' }).click();
  await shopper.reads('Tu reseña ha sido publicada');
  await expect(
    page
      .getByRole('region', { name: 'Reseñas' })
      .getByRole('article')
      .filter({ hasText: words })
      .getByLabel('4 de 5 estrellas'),
  ).toBeVisible();
});

test('@phone stores as cards and as rows, and a profile, on a narrow screen', async ({ shopper, page }) => {
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
});
