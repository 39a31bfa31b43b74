import { type Person, tag } from '../support/people';
import type { Shop, Sold } from '../support/shop';
import type { Shopper } from '../support/shopper';
import { expect, test } from '../support/test';

/** A client at the payment step with one product. */
async function atPayment(shopper: Shopper, shop: Shop, client: Person): Promise<Sold> {
  const product = await shop.offer({ nombre: `Sensor ${tag()}`, precio: 18, stock: 7 });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.addsToCart(product);
  await shopper.reachesPayment(product);
  return product;
}

// Without any network the report waits on the device: offline-actions.spec.
test('a connection that breaks at the moment of paying: everything stays, and trying again makes one order', async ({
  shopper,
  page,
  shop,
  client,
  api,
}) => {
  test.setTimeout(90_000);
  const product = await atPayment(shopper, shop, client);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/payments/banplus', async (route) => {
    const tries = keys.push(route.request().headers()['idempotency-key']);
    if (tries === 1) return route.abort('connectionrefused');
    if (tries > 2) return route.continue();
    // The second try reaches the server, but its answer is lost on the way.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await shopper.pays({ referencia: '31415926' });
  await expect(
    page
      .getByRole('main')
      .getByText(/No se pudo conectar con el servidor/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/No repitas el pago en tu banco/)).toBeVisible();
  await expect(shopper.field('Número de referencia')).toHaveValue('31415926');

  await shopper.button('Reintentar').click();
  await expect.poll(() => api.stock(product.id)).toBe(6);
  await expect(shopper.button('Reintentar')).toBeVisible();
  await shopper.button('Reintentar').click();
  await expect(page).toHaveURL('/checkout/confirmacion');

  expect(keys).toHaveLength(3);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
  expect(await api.orders(await api.token(client))).toHaveLength(1);
  expect(await api.stock(product.id)).toBe(6);
});
