import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { reference, tag } from '../support/people';
import { settled } from '../support/screens';
import { openStore, sell } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

test('@phone a visitor asks for a part, two stores answer, she compares, accepts one and buys it', async ({
  shopper,
  page,
  api,
  client,
  browser,
  contextOptions,
}) => {
  test.setTimeout(240_000);
  const part = `Bomba de dirección ${tag()}`;
  const [dear, cheap] = [await openStore(api, `Casa ${tag()}`), await openStore(api, `Autopartes ${tag()}`)];
  // Who sells something in the category is told; the one has the part on its shelf, the other one has not listed it.
  const listed = await sell(api, dear, { nombre: `Bomba ${tag()}`, precio: 60, stock: 2 });
  await sell(api, cheap, { nombre: `Disco ${tag()}` });
  const other = await anotherDevice(browser, contextOptions);
  const office = other.shopper;

  await test.step('what she typed survives signing in', async () => {
    await page.goto(`/pedir-repuesto?categoria=Frenos&pieza=${encodeURIComponent(part)}`);
    await page.getByRole('combobox', { name: /^Estado/ }).selectOption('Distrito Capital');
    await page.getByRole('combobox', { name: /^Ciudad/ }).fill('Caracas');
    await shopper.field('Más detalles').fill('Con el tanque incluido');
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'pedir repuesto');
    await shopper.button('Pedir a las tiendas').click();
    await expect(page).toHaveURL(/\/iniciar-sesion/);
    await shopper.fillsLogin(client);
    await expect(shopper.field('Más detalles')).toHaveValue('Con el tanque incluido');
    await shopper.button('Pedir a las tiendas').click();
    await expect(page).toHaveURL(/\/cliente\/solicitudes\/[0-9a-f]{24}$/);
    await expect(page.getByText('Todavía no hay propuestas')).toBeVisible();
  });

  const id = page.url().split('/').at(-1)!;
  await test.step('a store answers in its office, another one with what it lists', async () => {
    await office.signsIn(cheap.person);
    await office.page.goto('/tienda/solicitudes');
    await office.page.getByRole('link', { name: part }).click();
    await office.button('Responder').click();
    await office.button('Sin publicar').click();
    await office.page.getByRole('textbox', { name: /^Precio por unidad/ }).fill('42,50');
    await settled(office);
    await expectAccessible(office.page, 'responder una solicitud');
    await office.button('Enviar propuesta').click();
    await expect(office.page.getByText('Tu propuesta está en manos del cliente.')).toBeVisible();
    await settled(office);
    await fits(office.page);
    await expectAccessible(office.page, 'solicitud en la tienda');
    const body = { tipo: 'producto', productoId: listed.id, precio: 55, cantidad: 1 };
    await api.done('POST', `/api/tienda/solicitudes/${id}/propuestas`, { token: dear.token, body });
  });

  await test.step('she compares without touching anything, and accepts', async () => {
    await expect(page.getByRole('article')).toHaveCount(2, { timeout: 30_000 });
    await expect(page.getByRole('article').first()).toContainText(cheap.nombreTienda);
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'comparar propuestas');
    await shopper.button(`Aceptar la propuesta de ${cheap.nombreTienda}`).click();
    await expect(page.getByText(/^Apartado para ti hasta el/)).toBeVisible();
    await expect(office.page.getByText(/^Aceptaron tu propuesta\. Las unidades/)).toBeVisible({ timeout: 30_000 });
    expect(await api.stock(listed.id)).toBe(2);
  });

  await test.step('she buys it like anything else', async () => {
    await shopper.reachesPayment({ tienda: cheap.nombreTienda });
    await shopper.paysAndSees({ referencia: reference() });
    await expect(shopper.notice('Pago verificado')).toBeVisible({ timeout: 30_000 });
    await page.goto(`/cliente/solicitudes/${id}`);
    await expect(page.getByText('Ya compraste lo que aceptaste.')).toBeVisible();
  });
  await other.context.close();
});
