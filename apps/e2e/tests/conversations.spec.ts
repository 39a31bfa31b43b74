import type { Page } from '@playwright/test';
import { newPerson, tag, TIENDA } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

const log = (page: Page) => page.getByRole('log');
const write = async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: /^Mensaje para/ });
  await field.fill(text);
  await field.press('Enter');
};
/** The messages that hold a word, from top to bottom. */
const saying = (page: Page, word: string) => log(page).getByRole('listitem').filter({ hasText: word });

test('a client and a store settle a question', async ({ shopper, page, context, shop, api, browser, baseURL }) => {
  test.setTimeout(120_000);
  const word = tag();
  const client = newPerson(`Ana ${word}`);
  await api.register(client);
  const product = await shop.offer({ nombre: `Pastillas de freno ${word}` });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await page.getByRole('button', { name: 'Escribir a la tienda' }).click();
  await expect(page).toHaveURL(/\/mensajes\/[0-9a-f]{24}/);
  await expect(page.getByRole('link', { name: `Producto: ${product.nombre}` })).toBeVisible();
  await write(page, `¿Le sirven a un Corolla 2012? ${word}`);
  await expect(saying(page, 'Corolla 2012').getByRole('img', { name: 'Enviado' })).toBeVisible();

  const store = await anotherDevice(browser, { baseURL });
  await store.shopper.signsIn(TIENDA);
  const desk = store.shopper.page;
  await desk.goto(new URL(page.url()).pathname);
  await expect(desk.getByRole('heading', { level: 1, name: client.nombre })).toBeVisible();
  await expect(saying(desk, 'Corolla 2012')).toHaveCount(1);
  await expect(saying(page, 'Corolla 2012').getByRole('img', { name: 'Leído' })).toBeVisible();

  // It shows for some seconds after the last key, which a busy machine may take to look: whoever types goes on until it is seen.
  await expect(async () => {
    await desk.getByRole('textbox', { name: /^Mensaje para/ }).pressSequentially('Sí', { delay: 40 });
    await expect(page.getByText('Escribiendo...')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await write(desk, `Sí, le sirven. ${word}`);
  await expect(saying(page, 'Sí, le sirven')).toHaveCount(1);

  // Her connection goes: what she writes waits, and arrives once and in order when it is back.
  await context.setOffline(true);
  for (const text of ['uno', 'dos', 'tres']) await write(page, `${text}-${word}`);
  await expect(log(page).getByRole('img', { name: 'Enviando' })).toHaveCount(3);
  await expect(page.getByText('Sin conexión. Tus mensajes se envían al volver.')).toBeVisible();
  await write(desk, `Te esperamos hasta las 6. ${word}`);
  await context.setOffline(false);
  const order = [`uno-${word}`, `dos-${word}`, `tres-${word}`];
  for (const side of [page, desk]) {
    await expect(saying(side, `-${word}`)).toHaveText(
      order.map((text) => new RegExp(`^${text}`)),
      { timeout: 30_000 },
    );
    await expect(saying(side, 'Te esperamos')).toHaveCount(1);
  }
  await expect(log(page).getByRole('img', { name: 'Leído' })).toHaveCount(4);

  // And when she comes back later everything stands as it was.
  await page.reload();
  await expect(saying(page, `-${word}`)).toHaveText(order.map((text) => new RegExp(`^${text}`)));
  await store.context.close();
});

test('@phone a picture is sent from a phone and seen by the store', async ({
  shopper,
  page,
  shop,
  api,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const word = tag();
  const client = newPerson(`Luis ${word}`);
  await api.register(client);
  const product = await shop.offer({ nombre: `Bomba de agua ${word}` });
  await page.setViewportSize({ width: 360, height: 740 });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await page.getByRole('button', { name: 'Escribir a la tienda' }).click();
  await expect(page).toHaveURL(/\/mensajes\/[0-9a-f]{24}/);
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Adjuntar foto o PDF' }).click();
  await (await chooser).setFiles({ name: `bomba-${word}.png`, mimeType: 'image/png', buffer });
  await expect(page.getByText(/listo$/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Mensaje para/ }).fill(`¿Es esta? ${word}`);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(saying(page, word).getByRole('img', { name: 'Enviado' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ampliar Foto de ti/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const store = await anotherDevice(browser, { baseURL });
  await store.shopper.signsIn(TIENDA);
  const desk = store.shopper.page;
  await desk.goto(new URL(page.url()).pathname);
  await desk.getByRole('button', { name: new RegExp(`^Ampliar Foto de ${client.nombre}`) }).click();
  await expect(desk.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true);
  await desk.getByRole('button', { name: 'Cerrar la foto' }).click();
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`Tú: ¿Es esta\\? ${word}`) })).toBeVisible();
  await store.context.close();
});
