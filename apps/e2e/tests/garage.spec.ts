import { MAX_VEHICLES, vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { newPerson, tag } from '../support/people';
import type { Shop } from '../support/shop';
import { anotherDevice, anotherTab, expect, test } from '../support/test';

const COROLLA = { marca: 'Toyota', modelo: 'Corolla', anio: 2012 };
const FULL = 'Tu garaje llegó al máximo de 10 vehículos. Elimina uno para guardar otro.';

/** A shelf for a Corolla of 2012: what fits it, what fits another one, what fits everything, and one of which the store says nothing. */
async function shelf(shop: Shop) {
  const word = tag();
  const offer = (name: string, rest: object = {}) => shop.offer({ nombre: `${name} ${word}`, ...rest });
  return {
    word,
    fits: await offer('Pastilla de Corolla'),
    other: await offer('Pastilla de Hilux', { modelo: 'Hilux' }),
    universal: await offer('Limpiador', { compatibilidad: 'universal' }),
    unsaid: await offer('Sensor', { compatibilidad: [] }),
  };
}

test('@mobile a visitor says what she drives with three taps; everything says whether it fits, and nothing is hidden until she asks', async ({
  shopper,
  page,
  shop,
  isMobile,
}) => {
  test.setTimeout(90_000);
  const { word, fits, other, universal, unsaid } = await shelf(shop);
  await page.goto(`/productos?search=${word}`);
  await expect(page.getByText('Mostrando 4 de 4 productos')).toBeVisible();
  await expect(page.locator('[data-ajuste]')).toHaveCount(0);
  await shopper.choosesVehicle('Toyota', 'Corolla', '2012');
  await shopper.reads('Vehículo guardado en tu garaje');
  await expect(page.getByRole('region', { name: 'Mi vehículo' })).toContainText('Toyota Corolla 2012');

  const said = async (product: { nombre: string }, fit: string) =>
    expect(page.getByRole('article').filter({ hasText: product.nombre }).getByText(fit, { exact: true })).toBeVisible();
  for (const [product, fit] of [
    [fits, 'Compatible'],
    [universal, 'Compatible'],
    [unsaid, 'No indicado'],
  ] as const)
    await said(product, fit);
  // What does not fit is folded away, and comes last when it is asked for.
  await expect(page.getByText('Mostrando 3 de 3 productos')).toBeVisible();
  await expect(page.getByRole('heading', { name: other.nombre })).toHaveCount(0);
  await shopper.button('Ver 1 que no le sirve').click();
  await expect(page.getByText('Mostrando 4 de 4 productos')).toBeVisible();
  await expect(page).toHaveURL(/sirve=false/);
  await said(other, 'No compatible');
  await expect(page.getByRole('article').last()).toContainText(other.nombre);
  await page.reload();
  await expect(page.getByText('Mostrando 4 de 4 productos')).toBeVisible();

  // The switch says beforehand how many would stay.
  if (isMobile) await shopper.button('Filtros (2)').click();
  const panel = isMobile
    ? page.getByRole('dialog', { name: 'Filtros' })
    : page.getByRole('complementary', { name: 'Filtros' });
  await panel.getByText('Solo lo que sirve para mi vehículo (3)').click();
  if (isMobile) await panel.getByRole('button', { name: 'Ver 3 productos' }).click();
  await expect(page.getByText('Mostrando 3 de 3 productos')).toBeVisible();

  await page.getByRole('combobox', { name: 'Buscar en Tuerca' }).fill(`hilux ${word}`);
  await expect(
    page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').filter({ hasText: other.nombre }),
  ).toContainText('No compatible');
  const fit = page.getByRole('group', { name: 'Compatibilidad con tu vehículo' });
  for (const [product, sentence] of [
    [fits, 'Sirve para tu Toyota Corolla 2012.'],
    [other, 'La tienda no lo indica para tu Toyota Corolla 2012.'],
    [unsaid, 'La tienda no indicó si sirve para tu Toyota Corolla 2012.'],
    [universal, 'Es universal'],
  ] as const) {
    await shopper.opens(product);
    await expect(fit).toContainText(sentence);
  }
});

test('what the store wrote decides, down to the engine', async ({ shopper, page, shop }) => {
  test.setTimeout(90_000);
  const word = tag();
  const row = { marca: 'Toyota', modelo: 'Corolla', anioDesde: 2009, anioHasta: 2012 };
  const big = await shop.offer({
    nombre: `Inyector grande ${word}`,
    compatibilidad: [
      { ...row, motor: '1.8L' },
      { marca: 'Chevrolet', modelo: 'Aveo', anioDesde: 2005, anioHasta: 2010 },
    ],
  });
  const small = await shop.offer({
    nombre: `Inyector pequeño ${word}`,
    compatibilidad: [{ ...row, motor: '1600 cc' }],
  });
  const fit = page.getByRole('group', { name: 'Compatibilidad con tu vehículo' });

  await shopper.opens(big);
  await shopper.choosesVehicle('Toyota', 'Corolla', '2012', { by: 'Elegir vehículo' });
  await expect(fit).toContainText('Sin confirmar');
  await expect(fit).toContainText('Depende del motor de tu Toyota Corolla 2012.');

  const motor = async (before: string, text: string) => {
    await shopper.button(/Cambiar$/).click();
    await shopper.button(`Editar ${before}`).click();
    await shopper.field('Motor (opcional)').fill(text);
    await shopper.button('Guardar vehículo').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await motor('Toyota Corolla 2012', '1,8');
  await expect(fit).toContainText('Sirve para tu Toyota Corolla 2012 1,8.');
  await shopper.opens(small);
  await expect(fit).toContainText('No compatible');
  await motor('Toyota Corolla 2012 1,8', '1.6');
  await expect(fit).toContainText('Sirve para tu Toyota Corolla 2012 1.6.');
  await page.goto(`/productos?search=${word}&sirve=false`);
  await expect(page.getByText('Solo lo que sirve para mi vehículo (1)')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: big.nombre })).toContainText('No compatible');

  // A model year that no row reaches, whatever the engine; another row of the same part, whatever it says of the first.
  for (const [marca, modelo, anio, expected] of [
    ['Toyota', 'Corolla', '2013', 'No compatible'],
    ['Chevrolet', 'Aveo', '2008', 'Compatible'],
  ] as const) {
    await shopper.opens(big);
    await shopper.button(/Cambiar$/).click();
    await shopper.choosesVehicle(marca, modelo, anio, { by: 'Agregar vehículo' });
    await expect(fit.getByText(expected, { exact: true })).toBeVisible();
  }
});

test('the year narrows the catalogue to what was made for it', async ({ shopper, page, shop }) => {
  const { word, other } = await shelf(shop);
  const old = await shop.offer({
    nombre: `Pastilla de antes ${word}`,
    compatibilidad: [{ marca: 'Toyota', modelo: 'Corolla', anioDesde: 1998, anioHasta: 2002 }],
  });
  await page.goto(`/productos?search=${word}&marca=Toyota`);
  await expect(page.getByText('Mostrando 5 de 5 productos')).toBeVisible();
  await page.getByRole('combobox', { name: 'Año' }).selectOption('2000');
  await expect(page).toHaveURL(/anio=2000/);
  await expect(page.getByRole('heading', { name: old.nombre })).toBeVisible();
  await expect(page.getByRole('heading', { name: other.nombre })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Año' }).selectOption('2012');
  await expect(page.getByRole('heading', { name: old.nombre })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: other.nombre })).toBeVisible();
  await shopper.button('Quitar filtro Año 2012').click();
  await expect(page.getByText('Mostrando 5 de 5 productos')).toBeVisible();
  await page.goto(`/productos?search=${word}&anio=ayer`);
  await expect(page.getByText('Mostrando 5 de 5 productos')).toBeVisible();
});

test('the vehicle outlives reloading, is in every tab, comes along into the account and to another device', async ({
  shopper,
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const bar = (of = page) => of.getByRole('region', { name: 'Mi vehículo' });
  await page.goto('/');
  const tab = await anotherTab(context);
  await tab.goto('/tiendas');
  await expect(bar(tab)).toContainText('Elige tu vehículo');
  await shopper.choosesVehicle('Toyota', 'Corolla', '2012');
  await expect(bar(tab)).toContainText('Toyota Corolla 2012');
  await page.reload();
  await expect(bar()).toContainText('Toyota Corolla 2012');
  await bar(tab).getByRole('button', { name: 'Quitar Toyota Corolla 2012' }).click();
  await expect(bar()).toContainText('Elige tu vehículo');
  // It is not chosen any more, but still in the garage.
  await bar().getByRole('button').click();
  await page
    .getByRole('dialog', { name: 'Mi garaje' })
    .getByRole('button', { name: /^Toyota Corolla 2012/ })
    .click();
  await expect(bar()).toContainText('Toyota Corolla 2012');
  await tab.close();

  const person = newPerson();
  await page.goto('/registro');
  await shopper.registersAsClient(person);
  await expect(page).toHaveURL('/iniciar-sesion');
  await shopper.fillsLogin(person);
  await expect(shopper.account()).toBeVisible();
  await page.goto('/perfil');
  const saved = page.getByRole('list', { name: 'Vehículos guardados' }).getByRole('listitem');
  // Kept in the account: no longer of this device alone, and with a record of its own.
  await expect(saved).toHaveText([/Toyota Corolla 2012ElegidoHoja de vida$/]);

  const phone = await anotherDevice(browser, { baseURL, viewport: { width: 390, height: 800 } });
  await phone.shopper.signsInByForm(person);
  await expect(bar(phone.shopper.page)).toContainText('Toyota Corolla 2012');

  // She corrects it at home and drops it later: the phone follows.
  await saved.getByRole('button', { name: 'Editar Toyota Corolla 2012' }).click();
  await shopper.field('Motor (opcional)').fill('1.8');
  await shopper.field('Placa (opcional)').fill('ab 123-cd');
  await shopper.button('Guardar vehículo').click();
  await expect(saved).toHaveText([/Toyota Corolla 2012 1.8Placa AB123CD · Elegido/]);
  await phone.shopper.page.reload();
  await expect(bar(phone.shopper.page)).toContainText('Toyota Corolla 2012 1.8');
  await saved.getByRole('button', { name: 'Eliminar Toyota Corolla 2012 1.8' }).click();
  await page
    .getByRole('dialog', { name: '¿Eliminar este vehículo?' })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await shopper.reads('Vehículo eliminado de tu garaje');
  await expect(page.getByText('Tu garaje está vacío')).toBeVisible();
  await phone.shopper.page.reload();
  await expect(bar(phone.shopper.page)).toContainText('Elige tu vehículo');
  await phone.context.close();
  // Her vehicles leave a device with her.
  await shopper.choosesVehicle('Toyota', 'Hilux', '2010', { by: 'Agregar vehículo' });
  await shopper.signsOut();
  await expect(bar()).toContainText('Elige tu vehículo');
});

test('a full garage takes no eleventh, and keeps what this device brought until there is room', async ({
  shopper,
  page,
  api,
  client,
}) => {
  const token = await api.token(client);
  for (let i = 0; i < MAX_VEHICLES; i++)
    await api.done('POST', '/api/client/garaje', { token, body: { ...COROLLA, anio: 2003 + i } });
  expect(await api.call('POST', '/api/client/garaje', { token, body: { ...COROLLA, anio: 2013 } })).toMatchObject({
    status: 409,
    code: 'GARAJE_LLENO',
    message: FULL,
  });

  await page.goto('/');
  await shopper.choosesVehicle('Toyota', 'Hilux', '2010');
  await shopper.signsInByForm(client);
  await page.goto('/perfil');
  const saved = page.getByRole('list', { name: 'Vehículos guardados' }).getByRole('listitem');
  await expect(saved).toHaveCount(MAX_VEHICLES + 1);
  await expect(saved.filter({ hasText: 'Toyota Hilux 2010' })).toContainText('Elegido · Solo en este dispositivo');
  await expect(shopper.button('Agregar vehículo')).toBeDisabled();
  await expect(page.getByText(FULL)).toBeVisible();

  await saved.getByRole('button', { name: `Eliminar ${vehicleName({ ...COROLLA, anio: 2003 })}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(saved).toHaveCount(MAX_VEHICLES);
  await page.reload();
  await expect(saved.filter({ hasText: 'Toyota Hilux 2010' })).toHaveText(/Toyota Hilux 2010ElegidoHoja de vida$/);
});
