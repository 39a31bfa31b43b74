import { formatBs, toBolivares } from '@tuerca/contracts/venezuela/dinero';
import { tag } from '../support/people';
import { expect, test } from '../support/test';

test('a discounted product shows both prices, its pictures and who sells it', async ({ shopper, page, shop, api }) => {
  const product = await shop.offer({
    nombre: `Kit de embrague ${tag()}`,
    precio: 100,
    descuento: 20,
    stock: 1,
    imagenes: 3,
  });
  const { tasa } = await api.done<{ tasa: { valor: number } }>('GET', '/api/system/public');
  await shopper.opens(product);
  const main = page.getByRole('main');
  await expect(main.getByText(formatBs(toBolivares(8000, tasa.valor))).first()).toBeVisible();
  await expect(main.getByLabel(`Precio anterior ${formatBs(toBolivares(10000, tasa.valor))}`).first()).toBeVisible();
  await expect(main.getByText('20% OFF')).toBeVisible();
  await expect(main.getByText('Ref. $ 80,00').first()).toBeVisible();
  await expect(page.getByText('Disponibles: 1 unidad', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('group', { name: `Cantidad de ${product.nombre}` }).getByRole('button', { name: 'Agregar uno' }),
  ).toBeDisabled();

  const gallery = page.getByRole('group', { name: `Imágenes de ${product.nombre}` });
  await expect(gallery.getByRole('img', { name: `${product.nombre}, imagen 1 de 3` })).toBeVisible();
  await gallery.getByRole('button', { name: 'Imagen siguiente' }).click();
  await expect(gallery.getByRole('img', { name: `${product.nombre}, imagen 2 de 3` })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByRole('img', { name: `${product.nombre}, imagen 3 de 3` })).toBeVisible();
  await gallery.getByRole('button', { name: 'Ver imagen 1 de 3' }).click();
  await expect(gallery.getByRole('img', { name: `${product.nombre}, imagen 1 de 3` })).toBeVisible();
  const loaded = await gallery
    .getByRole('img', { name: `${product.nombre}, imagen 1 de 3` })
    .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
  expect(loaded).toBe(true);

  await page.getByRole('region', { name: 'Vendido por' }).getByRole('link', { name: 'Ver tienda' }).click();
  await expect(shopper.heading(product.tienda)).toBeVisible();
});

test('a product that is sold out cannot be bought, one that is gone says so', async ({ shopper, page, shop }) => {
  const product = await shop.offer({ nombre: `Alternador ${tag()}`, stock: 0 });
  await shopper.opens(product);
  await expect(page.getByRole('main').getByText('Agotado').first()).toBeVisible();
  await expect(shopper.button(`Agotado: ${product.nombre}`)).toBeDisabled();

  await shop.withdraw(product.id);
  await page.reload();
  await expect(shopper.heading('No se encontró el producto')).toBeVisible();
  for (const id of ['65a000000000000000000001', 'no-es-un-id']) {
    await page.goto(`/producto/${id}`);
    await expect(shopper.heading('No se encontró el producto')).toBeVisible();
  }
});

test('a review needs an account, stars and words, and is written once', async ({ shopper, page, shop, client }) => {
  test.setTimeout(90_000);
  const product = await shop.offer({ nombre: `Terminal ${tag()}` });
  await shopper.opens(product);
  await shopper.button('Escribir reseña').click();
  await shopper.reads('Debes iniciar sesión para dejar una reseña');
  await expect(page).toHaveURL(/\/iniciar-sesion/);
  await shopper.fillsLogin(client);
  await expect(shopper.heading(product.nombre)).toBeVisible();

  await shopper.button('Escribir reseña').click();
  const dialog = page.getByRole('dialog', { name: 'Escribir reseña' });
  await dialog.getByRole('textbox', { name: 'Tu comentario' }).fill(' a ');
  await dialog.getByRole('button', { name: 'Publicar reseña' }).click();
  await expect(dialog).toContainText('El comentario debe tener al menos 2 caracteres');
  await expect(dialog).toContainText('Debes asignar una valoración (1-5 estrellas)');
  await dialog.getByRole('textbox', { name: 'Tu comentario' }).fill('Llegó completo y montó sin problemas.');
  // The stars lie over their radios, so the keyboard chooses.
  await dialog.getByRole('radio', { name: /^4 estrellas/ }).press('Space');
  await dialog.getByRole('button', { name: 'Publicar reseña' }).click();
  await shopper.reads('Tu reseña ha sido publicada');
  await expect(dialog).toHaveCount(0);
  const review = page.getByRole('article').filter({ hasText: 'Llegó completo y montó sin problemas.' });
  await expect(review.getByLabel('4 de 5 estrellas')).toBeVisible();
  // Nothing was bought: it is shown, but not as verified, and counts in no average.
  await expect(review.getByText('Compra verificada')).toHaveCount(0);

  await shopper.button('Escribir reseña').click();
  await dialog.getByRole('textbox', { name: 'Tu comentario' }).fill('Otra vez yo.');
  await dialog.getByRole('radio', { name: /^5 estrellas/ }).press('Space');
  await dialog.getByRole('button', { name: 'Publicar reseña' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Ya dejaste una reseña aquí. Puedes editarla.');
  // What was typed stays.
  await expect(dialog.getByRole('textbox', { name: 'Tu comentario' })).toHaveValue('Otra vez yo.');
});

test('favourites are for clients, are counted, and can be removed', async ({ shopper, page, shop, client }) => {
  test.setTimeout(90_000);
  const product = await shop.offer({ nombre: `Espejo ${tag()}` });
  await shopper.opens(product);
  await shopper.button(`Guardar en favoritos: ${product.nombre}`).click();
  await shopper.reads('Debes iniciar sesión para agregar productos a favoritos');
  await shopper.fillsLogin(client);
  // What she pressed before she signed in is done.
  await shopper.reads('Producto agregado a favoritos');
  await page.getByRole('link', { name: 'Favoritos: 1 producto' }).click();
  await expect(shopper.heading('Mis Productos Favoritos')).toBeVisible();
  await expect(page.getByRole('heading', { name: product.nombre })).toBeVisible();
  await shopper.button(`Quitar de favoritos: ${product.nombre}`).click();
  await shopper.reads('Producto eliminado de favoritos');
  await expect(page.getByText('Todavía no guardas favoritos')).toBeVisible();
});

test('a store may not buy', async ({ shopper, shop }) => {
  const product = await shop.offer({ nombre: `Rotor ${tag()}` });
  await shopper.signsIn({ email: 'tienda2@demo.tuerca.ve', password: 'Tuerca.2026' });
  await shopper.opens(product);
  await shopper.button(`Agregar al carrito: ${product.nombre}`).click();
  await shopper.reads('Solo los usuarios con rol de cliente pueden agregar productos al carrito');
});
