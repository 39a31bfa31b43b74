import { tag } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

test('a heart that a visitor pressed counts once she has signed in; another device knows it, and what the store withdraws leaves', async ({
  shopper,
  page,
  shop,
  client,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const product = await shop.offer({ nombre: `Espejo ${tag()}` });
  await shopper.opens(product);
  await shopper.button(`Guardar en favoritos: ${product.nombre}`).click();
  await shopper.reads('Debes iniciar sesión para agregar productos a favoritos');
  await shopper.fillsLogin(client);
  await shopper.reads('Producto agregado a favoritos');
  await page.getByRole('link', { name: 'Favoritos: 1 producto' }).click();
  await expect(shopper.heading('Mis Productos Favoritos')).toBeVisible();
  await expect(page.getByRole('heading', { name: product.nombre })).toBeVisible();

  const phone = await anotherDevice(browser, { baseURL });
  await phone.shopper.signsIn(client);
  await phone.shopper.opens(product);
  await expect(phone.shopper.button(`En favoritos: ${product.nombre}`)).toBeVisible();
  await phone.context.close();
  await shop.withdraw(product.id);
  await page.reload();
  await expect(page.getByText('Todavía no guardas favoritos')).toBeVisible();
});
