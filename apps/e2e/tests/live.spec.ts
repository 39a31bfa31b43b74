import type { Page } from '@playwright/test';
import { tag } from '../support/people';
import { buyDelivered, openStore, sell } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';
import { openWorkshop } from '../support/workshops';

/** A Caracas date so many days from today. */
const day = (days: number) => new Date(Date.now() - 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** Marks the page that is open now: the mark is gone after a reload. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset.opened = 'once'));
const isSame = (page: Page) => expect(page.locator('body[data-opened="once"]')).toBeAttached();

test('an order that comes in and moves on changes the open pages of its store and its client', async ({
  shopper,
  page,
  api,
  client,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Pastillas ${tag()}`, precio: 24, stock: 6 });
  const counter = await anotherDevice(browser, contextOptions);
  const seller = counter.shopper.page;
  await counter.shopper.signsIn(store.person);
  await seller.goto('/store/pedidos');
  await expect(seller).toHaveURL('/tienda/ordenes');
  await mark(seller);

  const { numero } = await buyDelivered(api, client, pads);
  const row = seller.getByRole('link', { name: `Ver detalle del pedido ${numero}` });
  await expect(row).toBeVisible();
  await isSame(seller);

  await shopper.signsIn(client);
  await page.goto(`/cliente/ordenes?pedido=${numero}`);
  const order = page.getByRole('dialog');
  await expect(order.getByText(numero).first()).toBeVisible();
  await mark(page);

  await row.click();
  await counter.shopper.button('Preparar pedido').click();
  await counter.shopper.reads('Estado del pedido actualizado a en preparación');
  await expect(order.getByText('Preparando').first()).toBeVisible();
  await isSame(page);
  await counter.context.close();
});

test('an appointment that its workshop confirms changes the list of its client', async ({
  shopper,
  page,
  api,
  client,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const { person, token, servicioId } = await openWorkshop(api, `Taller ${tag()}`);
  const { _id: tallerId } = await api.done<{ _id: string }>('GET', '/api/auth/me', { token });
  const desk = await anotherDevice(browser, contextOptions);
  const office = desk.shopper.page;
  await desk.shopper.signsIn(person);
  await office.goto('/taller');
  await mark(office);
  await api.done('POST', '/api/cita/mecanica', {
    token: await api.token(client),
    body: {
      servicioId,
      tallerId,
      fecha: day(2),
      hora: '09:00',
      vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD' },
      descripcionProblema: 'Suena al frenar en bajada',
    },
  });
  await shopper.signsIn(client);
  await page.goto('/cliente/servicio/mecanico');
  const card = page.getByRole('list', { name: 'Mis citas' }).getByRole('article');
  await expect(card.getByText('Pendiente')).toBeVisible();
  await mark(page);
  await desk.shopper.button(`Confirmar: la cita de ${client.nombre}`).click();
  await desk.shopper.reads('Cita confirmada correctamente');
  await isSame(office);
  await expect(card.getByText('Confirmada')).toBeVisible();
  await isSame(page);
  await desk.context.close();
});

test('whoever was offline catches up with her notices when she is back', async ({
  shopper,
  page,
  context,
  api,
  client,
}) => {
  test.setTimeout(120_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Discos ${tag()}`, precio: 30, stock: 3 });
  const { _id } = await buyDelivered(api, client, pads);
  await shopper.signsIn(client);
  await page.goto('/notificaciones');
  await expect(page.getByRole('link', { name: /Pago confirmado/ })).toBeVisible();
  await mark(page);

  await context.setOffline(true);
  await api.done('PATCH', `/api/orders/${_id}/status`, { token: store.token, body: { estado: 'en_preparacion' } });
  await expect(page.getByText(/sin conexión/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Pedido en preparación/ })).toHaveCount(0);
  await context.setOffline(false);
  const notice = page.getByRole('link', { name: /Pedido en preparación/ });
  await expect(notice).toBeVisible();
  await isSame(page);

  // Read on the way, and read on every device.
  await notice.click();
  await expect(page).toHaveURL(/\/cliente\/ordenes\?pedido=/);
  await page.goto('/');
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const newest = page.getByRole('dialog', { name: 'Notificaciones' });
  await newest.getByRole('button', { name: 'Marcar todo como leído' }).click();
  await shopper.reads('Todas las notificaciones marcadas como leídas');
  await page.keyboard.press('Escape');
  await expect(newest).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeFocused();
});
