import type { OpenConfig } from '@tuerca/contracts/platform/system/schemas';
import { formatBs, toBolivares, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { reference, tag } from '../support/people';
import { expect, test } from '../support/test';

test('a price that changes at the checkout is shown, old and new, and paid only when accepted', async ({
  shopper,
  page,
  shop,
  client,
  api,
}) => {
  test.setTimeout(90_000);
  const product = await shop.offer({ nombre: `Disco de freno ${tag()}`, precio: 40, stock: 5 });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.addsToCart(product);
  await shopper.reachesPayment(product);
  const { tasa } = await api.done<OpenConfig>('GET', '/api/system/public');
  const before = formatBs(toBolivares(4000, tasa.valor));
  const after = formatBs(toBolivares(4650, tasa.valor));
  await expect(shopper.button(`Registrar pago de ${before}`)).toBeVisible();

  await shop.changePrice(product.id, 46.5);
  const referencia = reference('22');
  await shopper.pays({ referencia });
  const dialog = page.getByRole('dialog', { name: 'El total cambió' });
  await expect(dialog).toContainText('El total de la compra cambió. Revisa tu carrito e intenta nuevamente.');
  await expect(dialog).toContainText(`Antes ${before}`);
  await expect(dialog).toContainText(`Ahora ${after}`);
  expect(await api.stock(product.id)).toBe(5);

  // Not now: nothing happens, and nothing typed is lost.
  await dialog.getByRole('button', { name: 'Ahora no' }).click();
  await expect(shopper.field('Número de referencia')).toHaveValue(referencia);
  await shopper.payButton().click();
  await dialog.getByRole('button', { name: 'Aceptar el nuevo total' }).click();
  await expect(dialog).toHaveCount(0);
  await shopper.button(`Registrar pago de ${after}`).click();
  await expect(page).toHaveURL('/checkout/confirmacion');
  await expect(page.getByRole('region', { name: 'Datos de la compra' })).toContainText(after);

  const [order] = await api.orders(await api.token(client));
  expect(toCentimos(order!.total)).toBe(toBolivares(4650, tasa.valor));
  expect(await api.stock(product.id)).toBe(4);
});
