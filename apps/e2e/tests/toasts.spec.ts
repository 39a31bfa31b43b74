import type { Locator, Page } from '@playwright/test';
import { tag } from '../support/people';
import { expect, test } from '../support/test';

/** Waits until a press on the middle of it reaches it, while a toast is shown. */
async function staysFree(page: Page, main: Locator): Promise<void> {
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
  await expect
    .poll(() =>
      main.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
}

/** Scrolls it to the bottom edge of the screen, where toasts come. */
const atTheBottom = (main: Locator) => main.evaluate((one) => one.scrollIntoView({ block: 'end' }));

test.use({ viewport: { width: 360, height: 640 } });

test('a toast covers no main action at the bottom of a page', async ({ page }) => {
  // Sent here from the cart, and told why.
  await page.goto('/carrito');
  for (const main of [
    page.getByRole('main').locator('[type=submit]'),
    page.getByRole('main').getByRole('link', { name: /Regístrate/ }),
  ]) {
    await atTheBottom(main);
    await staysFree(page, main);
  }
});

test('a toast stands above the bars of a phone', async ({ shopper, page, shop, api, client }) => {
  const [product, other] = [
    await shop.offer({ nombre: `Bujía ${tag()}`, stock: 9 }),
    await shop.offer({ nombre: `Cable ${tag()}` }),
  ];
  const token = await api.token(client);
  await api.addToCart(token, other.id);
  await shopper.signsIn(client);
  await shopper.opens(product);
  const add = page.getByRole('button', { name: `Agregar al carrito: ${product.nombre}` });
  await add.first().click();
  await staysFree(page, add.last());

  await page.goto('/carrito');
  await shopper
    .line(other)
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await staysFree(page, shopper.button('Continuar con el proceso de compra').filter({ visible: true }));
});
