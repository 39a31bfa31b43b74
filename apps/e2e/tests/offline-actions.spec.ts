import type { Page } from '@playwright/test';
import { newPerson, reference, tag } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';
import { openWorkshop } from '../support/workshops';

const waits = (page: Page) => page.getByText(/^Pendiente de enviar: lo guardamos/);

test('a booking that was cut waits on the device, survives the browser, and arrives once @phone', async ({
  shopper,
  page,
  context,
  api,
  client,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { servicioId } = await openWorkshop(api, `Frenos ${tag()}`);
  await shopper.signsIn(client);
  await shopper.fillsBooking(servicioId);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirmar Cita' }).click();
  await expect(waits(page)).toBeVisible();
  await expect(page.getByText('¡Cita agendada exitosamente!')).toHaveCount(0);

  const storageState = await context.storageState();
  await page.close();
  const token = await api.token(client);
  const mine = () => api.done<unknown[]>('GET', '/api/cita/mecanica', { token });
  expect(await mine()).toHaveLength(0);

  const again = await anotherDevice(browser, { baseURL, storageState });
  await again.shopper.page.goto('/cliente/servicio/mecanico');
  await again.shopper.reads(/^Enviado: Cita/);
  await expect(waits(again.shopper.page)).toHaveCount(0);
  await again.shopper.page.reload();
  expect(await mine()).toHaveLength(1);
  await again.context.close();
});

test('a payment report that was cut is not shown as done, and is registered once', async ({
  shopper,
  page,
  context,
  api,
  client,
  shop,
}) => {
  test.setTimeout(120_000);
  const product = await shop.offer({ nombre: `Bujía ${tag()}`, precio: 8, stock: 5 });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.addsToCart(product);
  await shopper.reachesPayment(product);
  await shopper.fillsPayment({ referencia: reference() });
  await context.setOffline(true);
  await shopper.payButton().click();
  await expect(waits(page)).toBeVisible();
  await expect(shopper.payButton()).toHaveCount(0);

  await context.setOffline(false);
  await expect(page).toHaveURL('/cliente/ordenes');
  await expect(waits(page)).toHaveCount(0);
  const token = await api.token(client);
  expect(await api.done<unknown[]>('GET', '/api/payments/history', { token })).toHaveLength(1);
});

test('what one account did without a network is neither sent nor shown to another on the device', async ({
  shopper,
  page,
  context,
  api,
  client,
  shop,
}) => {
  test.setTimeout(120_000);
  const product = await shop.offer({ nombre: `Correa ${tag()}` });
  const other = newPerson();
  await api.register(other);
  const text = `¿Le sirve a un Corolla? ${tag()}`;
  const asked = async () =>
    JSON.stringify(await api.done<object>('GET', `/api/products/${product.id}/preguntas`, {})).split(text).length - 1;

  await shopper.signsIn(client);
  await shopper.opens(product);
  await page.getByRole('textbox', { name: 'Tu pregunta' }).fill(text);
  // Once, so that the menu's code is there.
  await shopper.account().click();
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Preguntar', exact: true }).click();
  await expect(waits(page)).toBeVisible();
  await shopper.account().click();
  await expect(page.getByRole('menuitem', { name: 'Pendiente de enviar (1)' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(shopper.account()).toHaveCount(0);
  await context.setOffline(false);

  await shopper.signsInByForm(other);
  await shopper.opens(product);
  await expect(page.getByRole('textbox', { name: 'Tu pregunta' })).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  await expect(page.getByText(text)).toHaveCount(0);
  expect(await asked()).toBe(0);
  await shopper.signsOut();

  await shopper.signsInByForm(client);
  await shopper.reads('Enviado: Pregunta');
  await page.reload();
  expect(await asked()).toBe(1);
});

test('messages that were cut wait on the device, survive the browser, and arrive once and in order @phone', async ({
  shopper,
  page,
  context,
  api,
  client,
  shop,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const word = tag();
  const product = await shop.offer({ nombre: `Alternador ${word}` });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await page.getByRole('button', { name: 'Escribir a la tienda' }).click();
  await expect(page).toHaveURL(/\/mensajes\/[0-9a-f]{24}/);
  const field = page.getByRole('textbox', { name: /^Mensaje para/ });
  await expect(field).toBeVisible();
  await context.setOffline(true);
  for (const text of ['uno', 'dos']) {
    await field.fill(`${text}-${word}`);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  }
  const sent = (where: Page) =>
    where
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: `-${word}` });
  await expect(sent(page).getByRole('img', { name: 'Enviando' })).toHaveCount(2);
  const chat = new URL(page.url()).pathname;
  const storageState = await context.storageState();
  await page.close();

  // Any page sends them: the conversation need not be opened.
  const again = await anotherDevice(browser, { baseURL, storageState });
  await again.shopper.page.goto('/');
  const token = await api.token(client);
  const id = chat.split('/').at(-1);
  const stored = async () => {
    const answer = await api.done<object>('GET', `/api/chats/${id}/mensajes`, { token });
    return JSON.stringify(answer).match(new RegExp(`(uno|dos)-${word}`, 'g')) ?? [];
  };
  await expect.poll(async () => new Set(await stored()).size).toBe(2);
  await again.shopper.page.goto(chat);
  await expect(sent(again.shopper.page)).toHaveText([new RegExp(`^uno-${word}`), new RegExp(`^dos-${word}`)]);
  await again.context.close();
});
