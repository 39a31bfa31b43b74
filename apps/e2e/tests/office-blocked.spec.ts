import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { tag } from '../support/people';
import { settled } from '../support/screens';
import { buyDelivered, openStore, sell } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

test('@phone a store is blocked with two paid orders: one is fulfilled all the same, one is cancelled', async ({
  shopper,
  page,
  api,
  client,
  browser,
  contextOptions,
}) => {
  test.setTimeout(240_000);
  const word = tag();
  const store = await openStore(api, `Repuestos ${word}`);
  const pads = await sell(api, store, { nombre: `Pastillas ${word}`, precio: 24, stock: 6 });
  const kept = await buyDelivered(api, client, pads);
  const lost = await buyDelivered(api, client, pads);
  const token = await api.token(client);
  const orderOf = ({ numero }: Pedido) => api.done<Pedido>('GET', `/api/orders/${numero}`, { token });
  const dialog = page.getByRole('dialog');
  const told = await anotherDevice(browser, contextOptions);

  await test.step('the administrator reads what is open before she blocks the account', async () => {
    await shopper.signsIn(await api.newAdmin(`Elena ${word}`));
    await page.goto(`/admin/administracion/usuarios?q=${encodeURIComponent(store.person.email)}`);
    await shopper.button(/^Más acciones de/).click();
    await page.getByRole('menuitem', { name: 'Desactivar' }).click();
    await expect(dialog.getByText(/^2 pedidos/)).toBeVisible();
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Cerró su local');
    await settled(shopper);
    await expectAccessible(page, 'desactivar una cuenta con pedidos abiertos');
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('she keeps one order and cancels the other, each with its reason', async () => {
    await page.goto('/admin/por-resolver');
    await page.getByRole('link', { name: `Resolver: ${store.nombreTienda}` }).click();
    await expect(shopper.heading(store.nombreTienda)).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'por resolver: una cuenta');
    await shopper.button(`Se cumple ${kept.numero} de ${client.nombre}`).click();
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Lo despacha su socio');
    await settled(shopper);
    await expectAccessible(page, 'por resolver: se cumple');
    await dialog.getByRole('button', { name: 'Se cumple' }).click();
    await expect(dialog).toHaveCount(0);
    await shopper.button(`Cancelar ${lost.numero} de ${client.nombre}`).click();
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('No queda mercancía');
    await dialog.getByRole('button', { name: 'Cancelar y devolver' }).click();
    await expect(page.getByText('No queda nada por decidir').or(page.getByText('Resuelto el'))).toBeVisible();
    expect((await orderOf(lost)).estado).toBe('cancelado');
  });

  await test.step('the client reads why, and that her money comes back', async () => {
    await told.shopper.signsIn(client);
    await told.shopper.page.goto('/notificaciones');
    await expect(told.shopper.page.getByText('No queda mercancía').first()).toBeVisible();
    await expect(told.shopper.page.getByText('Lo despacha su socio').first()).toBeVisible();
  });

  await test.step('what is fulfilled waits for the administrator until the client has it', async () => {
    await page.goto('/admin/por-resolver?estado=se_cumple');
    await expect(page.getByText(ASUNTO_MESSAGES.keptInWords({ abiertos: 1, pendientes: 1 })).first()).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'por resolver: se cumplen');
    await page.getByRole('link', { name: `Ver: ${store.nombreTienda}` }).click();
    for (const step of ['Preparar', 'Enviar']) {
      await shopper.button(`${step}: ${kept.numero} de ${client.nombre}`).click();
      await dialog.getByRole('button', { name: /^Marcar/ }).click();
      await expect(dialog).toHaveCount(0);
    }
    await expect(shopper.button(`Entregar: ${kept.numero} de ${client.nombre}`)).toBeVisible();
    expect((await orderOf(kept)).estado).toBe('enviado');
  });
  await told.context.close();
});
