import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { tag } from '../support/people';
import { settled } from '../support/screens';
import { openStore, sell } from '../support/stores';
import { expect, test } from '../support/test';

const PRODUCTS = 800;

test('@phone a store raises the prices of 800 products, a client sees it, and she takes it back', async ({
  shopper,
  page,
  api,
  shop,
}) => {
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pump = await sell(api, store, { nombre: `Bomba de agua ${tag()}`, precio: 20, stock: 5 });
  await shop.offersMore(pump.id, PRODUCTS - 1);
  /** Price on its page, in dollars. */
  const asked = async () => (await api.product(pump.id)).precioFinal;

  await test.step('she looks at what would change', async () => {
    await shopper.signsIn(store.person);
    await page.goto('/tienda/lista/productos');
    await page.getByRole('link', { name: 'Cambiar precios' }).click();
    await expect(shopper.heading('Cambiar precios')).toBeVisible();
    await page.getByRole('tab', { name: 'Con una regla' }).click();
    await page.getByRole('spinbutton', { name: /^Cuánto/ }).fill('10');
    await shopper.button('Ver cómo quedan').click();
    await expect(page.getByText(`Cambian ${PRODUCTS} productos.`)).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'cambiar precios');
  });

  await test.step('all of them change in one step', async () => {
    await shopper.button(`Cambiar los precios de ${PRODUCTS} productos`).click();
    await expect(page.getByText(`Cambiaste los precios de ${PRODUCTS} productos.`, { exact: false })).toBeVisible();
    await expect.poll(asked).toBe(22);
  });

  await test.step('and go back', async () => {
    await shopper.button(/^Deshacer/).click();
    await shopper.button('Devolver precios').click();
    await shopper.reads('Precios devueltos');
    await expect(page.getByText(/Deshecho el/)).toBeVisible();
    await expect.poll(asked).toBe(20);
    await fits(page);
  });
});
