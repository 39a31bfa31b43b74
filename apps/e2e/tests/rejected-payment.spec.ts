import { tag } from '../support/people';
import { expect, test } from '../support/test';

test('a payment that the admin rejects is said calmly, and everything goes back', async ({
  shopper,
  page,
  shop,
  client,
  api,
}) => {
  test.setTimeout(90_000);
  const product = await shop.offer({ nombre: `Amortiguador ${tag()}`, precio: 55, stock: 6 });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.addsToCart(product);
  await shopper.reachesPayment(product);
  // The bank does not know it, so a person has to look.
  await shopper.paysAndSees({ referencia: '12345600' });
  await expect(shopper.notice('Pago en verificación')).toBeVisible();
  expect(await api.stock(product.id)).toBe(5);

  const token = await api.token(client);
  const pago = await api.lastPayment(token);
  await api.reject(pago._id, 'El banco no recibió este pago.');

  const notice = shopper.notice('No pudimos confirmar tu pago');
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(notice).toContainText('El banco no recibió este pago.');
  await expect(notice).toContainText('Cancelamos el pedido y liberamos los productos.');
  expect(await api.stock(product.id)).toBe(6);
  expect((await api.orders(token)).map(({ estado, estadoPago }) => ({ estado, estadoPago }))).toEqual([
    { estado: 'cancelado', estadoPago: 'rechazado' },
  ]);

  await page.goto('/cliente/ordenes');
  await expect(page.locator('main :not(option):text-is("Cancelado")')).toBeVisible();
  await expect(page.getByText('Pago rechazado')).toBeVisible();

  // Rejecting twice does not give the stock back twice.
  const again = await api.call('POST', `/api/admin/pagos/${pago._id}/rechazar`, {
    token: await api.adminToken(),
    body: { motivo: 'Otra vez' },
  });
  expect(again.status).toBe(409);
  expect(await api.stock(product.id)).toBe(6);
});
