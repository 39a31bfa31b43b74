import { tag } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

test('what a client puts in her cart is there on her phone, and back', async ({
  shopper,
  page,
  shop,
  client,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const battery = await shop.offer({ nombre: `Batería 700 A ${tag()}`, precio: 80 });
  const lamp = await shop.offer({ nombre: `Bombillo H4 ${tag()}`, precio: 6, tienda: 'Guacamaya' });
  await shopper.signsIn(client);
  const phone = await anotherDevice(browser, { baseURL, viewport: { width: 390, height: 800 } });
  await phone.shopper.signsIn(client);
  const onPhone = phone.shopper;

  await shopper.opens(battery);
  await shopper.addsToCart(battery);
  await onPhone.page.goto('/carrito');
  await expect(onPhone.line(battery)).toBeVisible();

  // The phone takes two, and adds something else.
  await onPhone.line(battery).getByRole('button', { name: 'Agregar uno' }).click();
  await onPhone.reads('Cantidad actualizada correctamente');
  await onPhone.opens(lamp);
  await onPhone.addsToCart(lamp);

  await page.goto('/carrito');
  await expect(shopper.line(battery).getByRole('textbox')).toHaveValue('2');
  await expect(shopper.line(lamp)).toBeVisible();
  await expect(shopper.cartButton(3)).toBeVisible();

  // And what is removed here is gone there as soon as she looks at it again.
  await onPhone.page.goto('/carrito');
  await expect(onPhone.line(lamp)).toBeVisible();
  await shopper
    .line(lamp)
    .getByRole('button', { name: `Eliminar ${lamp.nombre}` })
    .click();
  await shopper.reads('Producto eliminado del carrito');
  await onPhone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(onPhone.line(lamp)).toHaveCount(0);
  await expect(onPhone.line(battery)).toBeVisible();
  await phone.context.close();
});
