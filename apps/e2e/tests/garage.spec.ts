import { tag } from '../support/people';
import type { Shop } from '../support/shop';
import { anotherDevice, anotherTab, expect, test } from '../support/test';

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

test('@phone a visitor says what she drives with three taps; everything says whether it fits, and nothing is hidden until she asks', async ({
  shopper,
  page,
  shop,
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
  await shopper.button('Filtros (2)').click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await panel.getByText('Solo lo que sirve para mi vehículo (3)').click();
  await panel.getByRole('button', { name: 'Ver 3 productos' }).click();
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

test('the vehicle outlives reloading, is in every tab, comes along into the account and to another device', async ({
  shopper,
  page,
  context,
  client,
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

  await shopper.signsInByForm(client);
  await page.goto('/perfil');
  const saved = page.getByRole('list', { name: 'Vehículos guardados' }).getByRole('listitem');
  // Kept in the account: no longer of this device alone, and with a record of its own.
  await expect(saved).toHaveText([/Toyota Corolla 2012ElegidoHoja de vida$/]);

  const phone = await anotherDevice(browser, { baseURL, viewport: { width: 390, height: 800 } });
  await phone.shopper.signsIn(client);
  await phone.shopper.page.goto('/');
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
