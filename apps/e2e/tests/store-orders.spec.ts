import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { tag } from '../support/people';
import { settled } from '../support/screens';
import { buyDelivered, openStore, sell } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

test('@phone a store prepares, sends and delivers an order that its client follows and buys again', async ({
  shopper,
  page,
  api,
  client,
  browser,
  contextOptions,
}) => {
  test.setTimeout(240_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Pastillas delanteras ${tag()}`, precio: 24, stock: 6 });
  const { numero } = await buyDelivered(api, client, pads);
  const other = await anotherDevice(browser, contextOptions);
  const buyer = other.shopper;

  await test.step('the order waits to be prepared', async () => {
    await shopper.signsIn(store.person);
    await page.goto('/store/pedidos?estado=por_preparar');
    await expect(page).toHaveURL('/tienda/ordenes?estado=por_preparar');
    await expect(shopper.button('Por preparar (1)')).toHaveAttribute('aria-pressed', 'true');
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'pedidos');
    await page.getByRole('link', { name: `Ver detalle del pedido ${numero}` }).click();
    await expect(shopper.heading(`Pedido ${numero}`)).toBeVisible();
    await expect(page.getByRole('main').getByText(client.email)).toBeVisible();
  });

  await test.step('it is prepared, and sent with a number to follow', async () => {
    await shopper.button('Preparar pedido').click();
    await shopper.reads('Estado del pedido actualizado a en preparación');
    await shopper.button('Enviar pedido').click();
    const dialog = page.getByRole('dialog', { name: `Enviar el pedido ${numero}` });
    await dialog.getByRole('combobox', { name: 'Empresa de envío' }).selectOption('Zoom');
    await dialog.getByRole('textbox', { name: 'Número de guía' }).fill('1219240336');
    await dialog.getByRole('button', { name: 'Marcar como enviado' }).click();
    await shopper.reads('Estado del pedido actualizado a en camino');
    await expect(page.getByRole('meter', { name: 'Avance del pedido' })).toHaveAttribute('aria-valuenow', '66');
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'detalle del pedido');
  });

  await test.step('its client follows it', async () => {
    await buyer.signsIn(client);
    await buyer.page.goto(`/cliente/ordenes/${numero}`);
    const order = buyer.page.getByRole('dialog', { name: `Pedido ${numero}` });
    await expect(order.getByText('1219240336', { exact: true })).toBeVisible();
    await expect(order.getByRole('link', { name: 'Rastrear el envío' })).toHaveAttribute('href', /nro-guia=1219240336/);
  });

  await test.step('the store delivers it, and the client sees it without touching anything', async () => {
    await shopper.button('Marcar como entregado').click();
    await shopper.button('Sí, entregado').click();
    await shopper.reads('Estado del pedido actualizado a entregado');
    await expect(shopper.button('Cancelar pedido')).toHaveCount(0);
    await expect(buyer.page.getByRole('meter', { name: 'Avance del pedido' })).toHaveAttribute('aria-valuenow', '100', {
      timeout: 30_000,
    });
  });

  await test.step('the client buys it again', async () => {
    await buyer.button(`Volver a comprar el pedido ${numero}`).click();
    await buyer.reads('Tu compra está de nuevo en el carrito');
    await buyer.page.goto('/carrito');
    await expect(buyer.line(pads)).toBeVisible();
  });

  await test.step('the store finds who bought, with what was bought', async () => {
    await page.goto('/tienda/clientes');
    await expect(shopper.button(`Ver detalle de ${client.nombre}`)).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'clientes');
    await shopper.button(`Ver detalle de ${client.nombre}`).click();
    const customer = page.getByRole('dialog', { name: client.nombre });
    await expect(customer.getByRole('link', { name: numero })).toBeVisible();
    await customer.getByRole('link', { name: 'Ver perfil completo' }).click();
    await expect(shopper.heading(client.nombre)).toBeVisible();
    await page.getByRole('tab', { name: 'Pedidos' }).click();
    await expect(page.getByRole('list', { name: 'Pedidos del cliente' })).toContainText(numero);
  });
  await other.context.close();
});
