import { tag, TALLER } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

test('@mobile her favourites say whether they fit, too', async ({ shopper, page, shop, api, client }) => {
  const word = tag();
  const fits = await shop.offer({ nombre: `Pastilla de Corolla ${word}` });
  const other = await shop.offer({ nombre: `Pastilla de Hilux ${word}`, modelo: 'Hilux' });
  const token = await api.token(client);
  for (const { id } of [fits, other]) await api.done('POST', '/api/favorites', { token, body: { productoId: id } });
  await api.done('POST', '/api/client/garaje', { token, body: { marca: 'Toyota', modelo: 'Corolla', anio: 2012 } });
  await shopper.signsIn(client);
  await page.goto('/favoritos');
  const card = ({ nombre }: { nombre: string }) => page.getByRole('article').filter({ hasText: nombre });
  await expect(card(fits).getByText('Compatible', { exact: true })).toBeVisible();
  await expect(card(other).getByText('No compatible', { exact: true })).toBeVisible();
  await shopper.button(/Cambiar$/).click();
  await shopper.choosesVehicle('Toyota', 'Hilux', '2010', { by: 'Agregar vehículo' });
  await expect(card(other).getByText('Compatible', { exact: true })).toBeVisible();
  await expect(card(fits).getByText('No compatible', { exact: true })).toBeVisible();
});

test('what the store withdraws leaves the favourites; another device knows them too', async ({
  shopper,
  page,
  shop,
  client,
  browser,
  baseURL,
}) => {
  const product = await shop.offer({ nombre: `Parrilla ${tag()}` });
  await shopper.signsIn(client);
  await page.goto('/productos?search=' + encodeURIComponent(product.nombre));
  await shopper.button(`Agregar a favoritos: ${product.nombre}`).click();
  await shopper.reads('Producto agregado a favoritos');
  const phone = await anotherDevice(browser, { baseURL });
  await phone.shopper.signsIn(client);
  await phone.shopper.opens(product);
  await expect(phone.shopper.button(`En favoritos: ${product.nombre}`)).toBeVisible();
  await phone.context.close();
  await shop.withdraw(product.id);
  await page.goto('/favoritos');
  await expect(page.getByText('Todavía no guardas favoritos')).toBeVisible();
});

test('hearts are for clients: a store and a workshop are told so', async ({ shopper, shop, browser, baseURL }) => {
  const product = await shop.offer({ nombre: `Maletera ${tag()}` });
  const other = await anotherDevice(browser, { baseURL });
  for (const [who, account] of [
    [shopper, { ...TALLER, email: 'tienda2@demo.tuerca.ve' }],
    [other.shopper, TALLER],
  ] as const) {
    await who.signsIn(account);
    await who.opens(product);
    await who.button(`Guardar en favoritos: ${product.nombre}`).click();
    await who.reads('Solo los clientes pueden agregar productos a favoritos');
    await expect(who.button(`Guardar en favoritos: ${product.nombre}`)).toBeVisible();
  }
  await other.context.close();
});
