import { adminForms } from '../support/admin-dialogs';
import { adminScreens } from '../support/admin-screens';
import { expectAccessible } from '../support/axe';
import { clientScreens } from '../support/client-screens';
import { fits } from '../support/layout';
import { ADMIN, tag, TALLER, TIENDA } from '../support/people';
import { scenery, type Screen } from '../support/screens';
import type { Shopper } from '../support/shopper';
import { storeScreens } from '../support/store-screens';
import { expect, test } from '../support/test';
import { doorScreens, partScreens, placeScreens } from '../support/visitor-screens';
import { bookingScreens, workshopScreens } from '../support/workshop-screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };

/** Each screen is reached once, and looked at in the light at a desktop's width and in the dark as a phone lays it out. */
async function walk(shopper: Shopper, screens: Screen[]): Promise<void> {
  const { page } = shopper;
  for (const [at, { name, show }] of screens.entries()) {
    await page.setViewportSize(DESKTOP);
    await test.step(name, () => show(shopper));
    const frame = at === 0;
    await expectAccessible(page, `${name}, 1280 px`, { frame });
    await page.setViewportSize(PHONE);
    await fits(page, name);
    await expectAccessible(page, `${name}, 360 px`, { frame, schemes: ['dark'], rules: 'laid out' });
  }
}

test.describe('1280 and 360 px, light and dark', () => {
  // In several stories, so that two can be told at once.
  test('looking for a part has no barrier', async ({ shopper, shop, api }) => {
    test.setTimeout(300_000);
    await walk(shopper, partScreens(await scenery(shop, api)));
  });

  test('stores, workshops and services have no barrier', async ({ shopper, shop, api }) => {
    test.setTimeout(300_000);
    await walk(shopper, placeScreens(await scenery(shop, api)));
  });

  test('the doors have no barrier', async ({ shopper }) => {
    test.setTimeout(200_000);
    await walk(shopper, doorScreens());
  });

  test('what a client sees has no barrier', async ({ shopper, shop, api, client }) => {
    test.setTimeout(300_000);
    await shopper.signsIn(client);
    const scene = await scenery(shop, api);
    await walk(shopper, [...bookingScreens(scene.service._id), ...clientScreens(scene, { shop, api, client })]);
  });

  test('what a workshop sees has no barrier', async ({ shopper }) => {
    test.setTimeout(300_000);
    await shopper.signsIn(TALLER);
    await walk(shopper, workshopScreens());
  });

  test('what a store sees has no barrier', async ({ shopper }) => {
    test.setTimeout(300_000);
    await shopper.signsIn(TIENDA);
    await walk(shopper, storeScreens());
  });

  test('what an administrator sees has no barrier', async ({ shopper }) => {
    test.setTimeout(600_000);
    await shopper.signsIn(ADMIN);
    await walk(shopper, adminScreens());
  });

  test('what an administrator is asked has no barrier', async ({ shopper }) => {
    test.setTimeout(300_000);
    await shopper.signsIn(ADMIN);
    await walk(shopper, adminForms());
  });
});

test('menu and filters of a phone have no barrier', async ({ shopper, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/productos');
  await shopper.button(/^Filtros/).click();
  await expect(page.getByRole('dialog', { name: 'Filtros' }).getByRole('button', { name: /^Ver \d+/ })).toBeVisible();
  await expectAccessible(page, 'filters', { schemes: ['light', 'dark'] });
  await page.keyboard.press('Escape');
  await shopper.button('Abrir el menú').click();
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Glosario' }).filter({ visible: true }),
  ).toBeVisible();
  await expectAccessible(page, 'menu', { schemes: ['light', 'dark'] });
});

test('a purchase with the keyboard alone', async ({ shopper, page, shop, client }) => {
  test.setTimeout(150_000);
  const product = await shop.offer({ nombre: `Manguera ${tag()}`, precio: 11 });
  /** Tab, as often as it takes, to what is named so. */
  const tabTo = async (locator: ReturnType<typeof shopper.button>) => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      if (await locator.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`80 tabs did not reach ${String(locator)}`);
  };
  await page.goto('/iniciar-sesion');
  await tabTo(shopper.field('Correo electrónico'));
  await page.keyboard.type(client.email);
  await tabTo(shopper.secret('Contraseña'));
  await page.keyboard.type(client.password);
  await page.keyboard.press('Enter');
  await expect(shopper.account()).toBeVisible();

  // The first stop jumps over the header.
  await page.goto(`/producto/${product.id}`);
  await expect(shopper.heading(product.nombre)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(shopper.button(`Agregar al carrito: ${product.nombre}`));
  await page.keyboard.press('Enter');
  await shopper.reads('Producto agregado al carrito');

  await page.goto('/carrito');
  await expect(shopper.line(product)).toBeVisible();
  await tabTo(shopper.button('Continuar con el proceso de compra').filter({ visible: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  const pickUp = page.getByRole('radio', { name: /Retiro en tienda/ });
  await expect(pickUp).toBeVisible();
  // A group of radios is one stop; the arrows choose.
  await tabTo(page.getByRole('radio', { name: /Delivery/ }));
  await page.keyboard.press('ArrowDown');
  await expect(pickUp).toBeChecked();
  await tabTo(shopper.button('Continuar al pago'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout/pago');
  await expect(shopper.payButton()).toBeVisible();

  await tabTo(page.getByRole('combobox', { name: 'Banco emisor' }));
  await page.keyboard.type('banesco');
  await expect(page.getByRole('option', { name: /Banesco/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(shopper.field('Número de referencia'));
  await page.keyboard.type('11223344');
  await tabTo(shopper.payButton());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout/confirmacion');
  // The new page is announced from its heading.
  await expect(shopper.heading('Registramos tu compra')).toBeFocused();
});
