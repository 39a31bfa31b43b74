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

// What the simulated bank answers, by the reference's end; all of its answers are told by the API's payments.e2e-spec.
for (const [end, sentence] of [
  ['00', 'Aún no vemos tu pago en el banco. Seguiremos verificando.'],
  ['02', 'El banco no responde. No repitas el pago.'],
] as const)
  test(`a reference ending in ${end}: ${sentence}`, async ({ shopper, page, shop, client, api }) => {
    const product = await atPayment(shopper, shop, client);
    await shopper.paysAndSees({ referencia: `556677${end}` });
    await expect(shopper.notice(sentence)).toBeVisible({ timeout: 20_000 });
    await expect(shopper.notice('Pago en verificación')).toBeVisible();
    // Waiting for the bank is not cancelled: the order stands and the product is kept for her.
    const [order] = await api.orders(await api.token(client));
    expect(order).toMatchObject({ estado: 'pendiente', estadoPago: 'en_verificacion' });
    expect(await api.stock(product.id)).toBe(6);
    await page.goto('/cliente/ordenes');
    await expect(page.getByText('Pago: en verificación')).toBeVisible();
    // The filter of states names it, too.
    await expect(page.locator('main :not(option):text-is("Cancelado")')).toHaveCount(0);
  });

test('a reference that was used before is told beside its field', async ({ shopper, page, shop, client }) => {
  test.setTimeout(90_000);
  const first = await atPayment(shopper, shop, client);
  await shopper.paysAndSees({ referencia: '90807060' });
  await shopper.opens(first);
  await shopper.addsToCart(first);
  await shopper.reachesPayment(first);
  await shopper.pays({ referencia: '90807060' });
  await expect(shopper.field('Número de referencia')).toHaveAccessibleDescription(
    'Esta referencia de pago ya fue registrada.',
  );
  await expect(shopper.field('Número de referencia')).toBeFocused();
  // Leading zeros do not make it another one; a new one does.
  await shopper.field('Número de referencia').fill('0090807060');
  await shopper.payButton().click();
  await expect(shopper.field('Número de referencia')).toHaveAccessibleDescription(
    'Esta referencia de pago ya fue registrada.',
  );
  await shopper.field('Número de referencia').fill('90807061');
  await shopper.payButton().click();
  await expect(page).toHaveURL('/checkout/confirmacion');
});

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

test('a price that has run out is renewed before anything is paid', async ({ shopper, page, shop, client, api }) => {
  test.setTimeout(90_000);
  await page.clock.install();
  await atPayment(shopper, shop, client);
  await shopper.fillsPayment({ referencia: '27182818' });
  await page.clock.fastForward('01:01:00');
  await expect(page.getByText('El precio que guardamos venció. Revisa el total actualizado y continúa.')).toBeVisible();
  await expect(shopper.payButton()).toHaveCount(0);
  await shopper.button('Actualizar el total').click();
  await shopper.reads('Renovamos el precio y el total sigue igual.');
  expect(await api.orders(await api.token(client))).toEqual([]);
});
