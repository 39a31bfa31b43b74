import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { PASSWORD, tag } from '../support/people';
import { buyDelivered, openStore, sell } from '../support/stores';
import { expect, test } from '../support/test';

test('a day in the office: a product, a review, an order, an offer, a payout, the state, and the log that names them all', async ({
  shopper,
  page,
  api,
  client,
}) => {
  test.setTimeout(300_000);
  const word = tag();
  const store = await openStore(api, `Repuestos ${word}`);
  const product = await sell(api, store, { nombre: `Bomba de freno ${word}` });
  const token = await api.token(client);
  await api.done('POST', '/api/comments', {
    token,
    body: { productoObjetivoId: product.id, texto: `Anuncio otra tienda ${word}`, valoracion: 5 },
  });
  const admin = await api.newAdmin(`Elena ${word}`);
  const reason = `Revisado en la jornada ${word}`;
  const dialog = page.getByRole('dialog');
  const gives = async (confirm: string) => {
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill(reason);
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
  };
  const chooses = async (name: string | RegExp, item: string | RegExp) => {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const seen = async () => (await api.call('GET', `/api/products/${product.id}`)).status;

  await test.step('the dashboard leads to what waits', async () => {
    await shopper.signsIn(admin);
    await page.goto('/admin');
    await expect(shopper.heading('Panel de Control')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pagos por verificar/ })
      .first()
      .click();
    await expect(page).toHaveURL('/admin/pagos?concepto=compra');
    await expect(page.getByRole('tab', { name: /^Por revisar/ })).toBeVisible();
  });

  await test.step('a product is hidden with a reason that its store reads, and shown again', async () => {
    await page.goto(`/admin/productos?q=${word}`);
    await chooses(`Más acciones de ${product.nombre}`, 'Ocultar');
    await gives('Ocultar');
    await shopper.reads(PRODUCT_MESSAGES.hidden);
    expect(await seen()).toBe(404);
    const notices = await api.done<{ mensaje: string }[]>('GET', '/api/notifications', { token: store.token });
    expect(JSON.stringify(notices)).toContain(reason);
    await chooses(`Más acciones de ${product.nombre}`, 'Volver a mostrar');
    await shopper.reads(PRODUCT_MESSAGES.shown);
    expect(await seen()).toBe(200);
  });

  await test.step('a review is hidden', async () => {
    await page.goto(`/admin/comentarios?q=${word}`);
    await chooses(/^Más acciones de la reseña/, /^Ocultar la reseña/);
    await gives('Ocultar');
    await shopper.reads(MODERATION_MESSAGES.hidden);
    await page.goto(`/producto/${product.id}`);
    await expect(page.getByText('Nadie ha escrito una reseña todavía.', { exact: false })).toBeVisible();
  });

  await test.step('an order is cancelled, and its part goes back to the shelf', async () => {
    const before = await api.stock(product.id);
    const { numero } = await buyDelivered(api, client, product);
    expect(await api.stock(product.id)).toBe(before - 1);
    await page.goto(`/admin/pedidos?q=${numero}`);
    await page.getByRole('link', { name: `Ver el pedido ${numero}` }).click();
    await page.getByRole('button', { name: 'Cancelar pedido' }).click();
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill(reason);
    await dialog.getByRole('button', { name: 'Sí, cancelar pedido' }).click();
    // What was typed stands in the dialog until the order is cancelled.
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(reason).first()).toBeVisible();
    expect(await api.stock(product.id)).toBe(before);
  });

  await test.step('an offer of the platform is opened, and its stores hear of it', async () => {
    await page.goto('/admin/ofertas/nueva');
    await shopper.field('Nombre').fill(`Semana ${word}`);
    await shopper.field('Descripción').fill('Frena sin gastar de más.');
    await page.getByRole('spinbutton', { name: 'Descuento' }).fill('10');
    await page.getByRole('checkbox', { name: 'Frenos' }).check();
    await shopper.button('Crear oferta').click();
    await shopper.reads(OFERTA_MESSAGES.created);
    await expect(page.getByRole('row').filter({ hasText: `Semana ${word}` })).toBeVisible();
    const open = await api.done<{ nombre: string }[]>('GET', '/api/promotions/campanas', { token: store.token });
    expect(open.map(({ nombre }) => nombre)).toContain(`Semana ${word}`);
  });

  await test.step('what a store is owed is closed and paid', async () => {
    await page.goto('/admin/liquidaciones');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Cerrar liquidación de/, disabled: false })
      .last()
      .click();
    await dialog.getByRole('button', { name: 'Cerrar liquidación' }).click();
    await shopper.reads(COMISION_MESSAGES.closed);
    await page.getByRole('button', { name: 'Marcar como pagada' }).click();
    await dialog.getByRole('textbox', { name: 'Referencia de la transferencia' }).fill('00991234');
    await dialog.getByRole('button', { name: 'Marcar como pagada' }).click();
    const question = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await question.getByLabel(/^Contraseña/).fill(PASSWORD);
    await question.getByRole('button', { name: 'Confirmar' }).click();
    await shopper.reads(COMISION_MESSAGES.paid);
    await expect(page.getByText('00991234')).toBeVisible();
  });

  await test.step('the system says how it does', async () => {
    await page.goto('/admin/estado');
    await expect(shopper.heading('Estado del sistema')).toBeVisible();
    await expect(page.getByText('Bien', { exact: true }).first()).toBeVisible();
  });

  await test.step('the log names who did it, and why', async () => {
    await page.goto(`/admin/auditoria?q=${word}`);
    for (const done of ['Ocultó un producto', 'Moderó una reseña', 'Canceló un pedido'])
      await expect(page.getByRole('row').filter({ hasText: done }).filter({ hasText: admin.nombre })).toBeVisible();
  });
});
