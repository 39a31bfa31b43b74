import { expectAccessible } from '../support/axe';
import { servicedVehicle } from '../support/serviced-vehicle';
import { anotherDevice, expect, test } from '../support/test';

const COROLLA = 'Toyota Corolla 2012 1.8';

test('@phone a client keeps her car’s record, shows it to a buyer by a link, and ends the link', async ({
  shopper,
  page,
  api,
  client,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { placa, taller, citaId } = await servicedVehicle(api, client);
  await shopper.signsIn(client);
  await page.goto(`/cliente/servicio/mecanico?cita=${citaId}`);
  await page.getByRole('link', { name: 'Ver la hoja de vida' }).click();
  await expect(shopper.heading(COROLLA)).toBeVisible();
  const history = page.getByRole('list', { name: 'Historial del vehículo' });
  await expect(history.getByText('Cambio de pastillas delanteras')).toBeVisible();
  await expect(history.getByText(/^Garantía vigente hasta el .+ o los 89\.000 km$/)).toBeVisible();

  // What was done elsewhere she writes down herself; kilometres that cannot be are asked about.
  await shopper.button('Agregar registro').click();
  const form = page.getByRole('dialog', { name: 'Agregar registro' });
  await form.getByRole('textbox', { name: '¿Qué se le hizo?' }).fill('Correa de tiempo');
  await form.getByLabel(/^Fecha/).fill('2024-03-15');
  await form.getByLabel(/^Kilometraje/).fill('90000');
  await form.getByRole('textbox', { name: /^Lugar/ }).fill('Multiservicios Peña');
  await form.getByRole('textbox', { name: /^Nota/ }).fill('Me la cobró el compadre');
  await form.getByRole('button', { name: 'Guardar registro' }).click();
  await shopper.isTold(/^Después de esa fecha, .+ el vehículo tenía 84\.000 km/);
  await form.getByLabel(/^Kilometraje/).fill('61000');
  await form.getByRole('button', { name: 'Guardar registro' }).click();
  await shopper.reads('Registro guardado en la hoja de vida');
  await expect(history.getByText('Correa de tiempo')).toBeVisible();
  await page.getByRole('group', { name: 'Qué mostrar' }).getByRole('button', { name: 'Registros propios (1)' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('group', { name: 'Qué mostrar' }).getByRole('button', { name: 'Todo (2)' }).click();
  await expectAccessible(page, 'hoja de vida', { schemes: ['light', 'dark'] });

  await shopper.button('Compartir').click();
  await shopper.button('Crear enlace').click();
  const link = await page.getByRole('textbox', { name: 'Enlace' }).inputValue();
  await expectAccessible(page, 'compartir', { schemes: ['light', 'dark'] });

  const buyer = await anotherDevice(browser, { baseURL });
  const street = buyer.shopper.page;
  expect((await street.goto(link))!.status()).toBe(200);
  await expect(buyer.shopper.heading(COROLLA)).toBeVisible();
  const shown = street.getByRole('list', { name: 'Historial del vehículo' });
  await expect(shown.getByRole('listitem').filter({ hasText: 'Cambio de pastillas' }).first()).toBeVisible();
  await expect(shown.getByRole('link', { name: taller })).toBeVisible();
  await expect(shown.getByText('Anotado por su dueño')).toBeVisible();
  await expect(street.getByText('AB•••CD')).toBeVisible();
  await expect(street.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const everything = await street.content();
  for (const secret of [placa, client.nombre, client.email, 'compadre'])
    expect([secret, everything.includes(secret)]).toEqual([secret, false]);
  await expect(street.getByText(/Pagaste/)).toHaveCount(0);
  await expectAccessible(street, 'hoja compartida', { schemes: ['light', 'dark'] });

  await page.getByRole('dialog').getByRole('button', { name: 'Dejar de compartir' }).click();
  await shopper.isTold('Dejaste de compartir la hoja de vida. El enlace ya no funciona');
  expect((await street.reload())!.status()).toBe(404);
  await expect(buyer.shopper.heading('Esta hoja de vida no está disponible')).toBeVisible();
  await buyer.context.close();
});

test('a record prints on light paper without the frame of the product', async ({ shopper, page, api, client }) => {
  const { vehiculoId } = await servicedVehicle(api, client);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shopper.signsIn(client);
  await page.goto(`/cliente/garaje/${vehiculoId}/hoja-de-vida`);
  await expect(shopper.heading(COROLLA)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  for (const gone of [page.getByRole('banner').first(), page.getByRole('contentinfo'), shopper.button('Imprimir')])
    await expect(gone).toBeHidden();
  await expect(page.getByText(/^Impresa el /)).toBeVisible();
  await expect(page.getByText('Cambio de pastillas delanteras')).toBeVisible();
  await expect(page.getByText(/^Pagaste /)).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});
