import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { expectAccessible } from '../support/axe';
import { ADMIN, tag } from '../support/people';
import { settled } from '../support/screens';
import { registerStore, sell } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

test('a store waits until an administrator approves it, is taken out with a reason that its owner reads, and comes back', async ({
  page,
  api,
  browser,
  contextOptions,
}) => {
  test.setTimeout(240_000);
  const word = tag();
  const nombre = `Repuestos ${word}`;
  const store = await registerStore(api, nombre);
  const product = await sell(api, store, { nombre: `Pastillas ${word}` });
  const owner = await anotherDevice(browser, contextOptions);
  const office = await anotherDevice(browser, contextOptions);
  const [hers, desk] = [owner.shopper.page, office.shopper.page];

  const found = async () => {
    await page.goto(`/tiendas?search=${word}`);
    await expect(page.getByRole('article').getByRole('heading', { name: nombre })).toBeVisible();
    await page.goto(`/productos?search=${word}`);
    await expect(page.getByRole('article').getByRole('heading', { name: product.nombre })).toBeVisible();
  };
  const gone = async () => {
    await page.goto(`/tiendas?search=${word}`);
    await expect(page.getByText('No encontramos tiendas con esos filtros')).toBeVisible();
    await page.goto(`/productos?search=${word}`);
    await expect(page.getByText(CATALOGUE_MESSAGES.noResults(word))).toBeVisible();
    expect((await api.call('GET', `/api/products/${product.id}`)).status).toBe(404);
  };
  /** She opens her area again, and its answer about the review is there. */
  const opensAgain = async () => {
    await Promise.all([hers.waitForResponse((answer) => answer.url().endsWith('/revision')), hers.reload()]);
    await expect(owner.shopper.heading('Panel de Control')).toBeVisible();
    await settled(owner.shopper);
  };

  await test.step('she reads that her store is looked at, and nobody else sees it', async () => {
    await owner.shopper.signsIn(store.person);
    await hers.goto('/tienda');
    await expect(hers.getByRole('heading', { name: 'Tu tienda está en revisión' })).toBeVisible();
    await gone();
  });

  await test.step('an administrator finds it among those who wait, and approves it with what was looked at', async () => {
    await office.shopper.signsIn(ADMIN);
    await desk.goto(`/admin/tiendas?grupo=por_revisar&q=${word}`);
    const card = desk.getByRole('list', { name: 'Por revisar' }).getByRole('listitem').filter({ hasText: nombre });
    await expect(card.getByText('RIF con dígito correcto')).toBeVisible();
    await settled(office.shopper);
    await expectAccessible(desk, 'stores that wait');
    await card.getByRole('link', { name: nombre }).click();
    await expect(office.shopper.heading(nombre)).toBeVisible();
    const checks = desk.getByRole('region', { name: 'Comprobaciones' });
    await expect(checks.getByText(`RIF J-${store.person.rif.slice(0, 8)}`)).toBeVisible();
    await expect(checks.getByText('Dígito correcto')).toBeVisible();
    await office.shopper.button('Aprobar').click();
    const dialog = desk.getByRole('dialog', { name: `Aprobar ${nombre}` });
    await dialog.getByRole('checkbox', { name: /El RIF aparece en el SENIAT/ }).check();
    await dialog.getByRole('switch', { name: /Marcar como verificado/ }).check();
    await dialog.getByRole('button', { name: 'Aprobar' }).click();
    await office.shopper.reads(REVISION_MESSAGES.approved);
    await expect(desk.getByRole('region', { name: 'Historial' })).toContainText('El RIF aparece en el SENIAT');
  });

  await test.step('it is found by what it is called and by what it sells, and the band is gone', async () => {
    await found();
    await opensAgain();
    await expect(hers.getByRole('heading', { name: 'Tu tienda está en revisión' })).toHaveCount(0);
  });

  const reason = 'Varios clientes recibieron repuestos usados.';
  await test.step('it is paused with a reason, is gone from the site, and its owner reads why', async () => {
    await office.shopper.button('Pausar').click();
    const dialog = desk.getByRole('dialog', { name: `¿Pausar ${nombre}?` });
    await dialog.getByRole('button', { name: 'Pausar' }).click();
    await office.shopper.isTold('Cuéntale al negocio el motivo');
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
    await dialog.getByRole('button', { name: 'Pausar' }).click();
    await office.shopper.reads(REVISION_MESSAGES.paused);
    await gone();
    await opensAgain();
    await expect(hers.getByRole('heading', { name: 'Tu tienda está pausada' })).toBeVisible();
    await expect(hers.getByText(reason)).toBeVisible();
  });

  await test.step('it is taken up again', async () => {
    await office.shopper.button('Quitar la pausa').click();
    await office.shopper.reads(REVISION_MESSAGES.resumed);
    await found();
    await opensAgain();
    await expect(hers.getByText(reason)).toHaveCount(0);
  });
  await owner.context.close();
  await office.context.close();
});
