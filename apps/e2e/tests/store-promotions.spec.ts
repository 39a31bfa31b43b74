import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { tag } from '../support/people';
import { settled } from '../support/screens';
import type { Sold } from '../support/shop';
import { buyDelivered, openStore, sell } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

/** Checks the price of a product in the catalogue and on its page; `titulo` of a promotion, null when none may be named. */
async function expectPrice(page: Page, { nombre }: Sold, price: string, promotion: { titulo: string; isOn: boolean }) {
  const mentions = promotion.isOn ? 1 : 0;
  await page.goto(`/productos?search=${encodeURIComponent(nombre)}`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nombre }) });
  await expect(card.getByText(price)).toBeVisible();
  await expect(card.getByText(promotion.titulo)).toHaveCount(mentions);
  await card.getByRole('link', { name: nombre }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible();
  await expect(page.getByText(price).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(promotion.titulo)).toHaveCount(mentions);
}

test('@phone a store lowers a price for a time, a client buys at it, and ending the promotion brings it back', async ({
  shopper,
  page,
  api,
  client,
  browser,
  contextOptions,
}) => {
  test.setTimeout(240_000);
  const store = await openStore(api, `Frenos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Pastillas ${tag()}`, precio: 20 });
  const titulo = `Semana del freno ${tag()}`;
  const visitor = await anotherDevice(browser, contextOptions);
  const there = visitor.shopper.page;

  await test.step('the product has its price', () => expectPrice(there, pads, 'Ref. $ 20,00', { titulo, isOn: false }));

  await test.step('the store makes a promotion for it', async () => {
    await shopper.signsIn(store.person);
    await page.goto('/tienda/ofertas');
    await expect(page.getByText('Aún no tienes promociones')).toBeVisible();
    await page.getByRole('link', { name: 'Nueva promoción' }).click();
    const form = page.getByRole('form', { name: 'Nueva promoción' });
    await form.getByRole('button', { name: 'Crear promoción' }).click();
    await expect(form.getByText('Por favor completa todos los campos obligatorios')).toBeVisible();
    await form.getByRole('textbox', { name: 'Título' }).fill(titulo);
    await form.getByRole('textbox', { name: 'Descripción' }).fill('Frena sin gastar de más.');
    await form.getByRole('spinbutton', { name: 'Descuento' }).fill('25');
    await form.getByRole('button', { name: 'Crear promoción' }).click();
    await expect(form.getByText('Debes seleccionar un producto para aplicar la promoción')).toBeVisible();
    await form.getByRole('radio', { name: pads.nombre }).check();
    await expect(form.getByText('Ref. $ 15,00')).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'nueva promoción');
    await form.getByRole('button', { name: 'Crear promoción' }).click();
    await shopper.reads('Promoción creada correctamente');
    await expect(page).toHaveURL('/tienda/ofertas');
    await expect(page.getByText('25 % de descuento')).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Mis promociones' }).getByText('Activa', { exact: true }),
    ).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'descuentos');
  });

  await test.step('a visitor sees the lower price and why', () =>
    expectPrice(there, pads, 'Ref. $ 15,00', { titulo, isOn: true }));

  await test.step('a client buys at it', async () => {
    const { items } = await buyDelivered(api, client, pads);
    expect(items.map(({ producto, precioUSD }) => ({ nombre: producto.nombre, precioUSD }))).toEqual([
      { nombre: pads.nombre, precioUSD: 15 },
    ]);
  });

  await test.step('the store ends it, and the price is back', async () => {
    await page.getByRole('button', { name: `Más acciones de ${titulo}` }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    const question = page.getByRole('dialog', { name: '¿Eliminar esta promoción?' });
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await shopper.reads('Promoción eliminada correctamente');
    await expect(page.getByText('Aún no tienes promociones')).toBeVisible();
    await expectPrice(there, pads, 'Ref. $ 20,00', { titulo, isOn: false });
  });
  await visitor.context.close();
});
