import type { Page } from '@playwright/test';
import { slow } from '../support/network';
import { watch } from '../support/page-watch';
import { ADMIN, reference, tag } from '../support/people';
import { settled } from '../support/screens';
import { expect, test } from '../support/test';

/** Notes every heading that is painted, also on pages that are left at once, until the function that it gives is called. */
async function paintedHeadings(page: Page): Promise<() => Promise<string[]>> {
  const painted = new Set<string>();
  await page.exposeFunction('notePainted', (heading: string) => void painted.add(heading));
  await page.addInitScript(() => {
    const note = (globalThis as unknown as { notePainted: (heading: string) => void }).notePainted;
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) note(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    // What is on the screen now was painted with one of the last frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return [...painted];
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('pages that are mine alone keep their shape while they come over a slow network', async ({
    shopper,
    page,
    shop,
    api,
    client,
  }) => {
    test.setTimeout(180_000);
    const product = await shop.offer({ nombre: `Correa ${tag()}` });
    const token = await api.token(client);
    await api.done('POST', '/api/favorites', { token, body: { productoId: product.id } });
    await shopper.signsIn(client);
    await page.goto('/');
    await shopper.choosesVehicle('Toyota', 'Corolla', '2012');
    await api.addToCart(token, product.id);
    await shopper.reachesPayment(product);
    await shopper.paysAndSees({ referencia: reference() });
    await api.addToCart(token, product.id);
    await shopper.reachesPayment(product);

    const seen = await watch(page, { signedIn: true });
    await slow(page);
    for (const path of [
      '/carrito',
      '/checkout',
      '/checkout/pago',
      '/checkout/confirmacion',
      '/favoritos',
      '/cliente/ordenes',
      '/perfil',
      '/mensajes',
      '/notificaciones',
      '/cliente/configuracion',
    ]) {
      await page.goto(path);
      await settled(shopper);
      await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
      const { errors, shift, lies } = await seen();
      expect.soft(new URL(page.url()).pathname).toBe(path);
      expect.soft(errors, path).toEqual([]);
      expect.soft(shift, `${path}: layout shift`).toBeLessThan(0.05);
      expect.soft(lies, `${path}: shown though it is not so`).toEqual([]);
    }
  });
});

test('@phone a visitor is led from a guarded page to the sign-in screen before anything of it is painted', async ({
  shopper,
  page,
}) => {
  const painted = await paintedHeadings(page);
  await page.goto('/cliente/ordenes?estado=enviado');
  await expect(page).toHaveURL('/iniciar-sesion?volver=%2Fcliente%2Fordenes%3Festado%3Denviado');
  await shopper.reads('Sesión no válida. Por favor inicie sesión.');
  expect(await painted()).toEqual(['Inicia sesión']);

  await page.goto('/carrito');
  await expect(page).toHaveURL('/iniciar-sesion?volver=%2Fcarrito');
  await shopper.reads('Debes iniciar sesión para agregar productos al carrito');
  await page.goto('/checkout/confirmacion');
  await expect(page).toHaveURL('/iniciar-sesion');
  expect(await painted()).toEqual(['Inicia sesión']);
});

test('nothing of a page of another role is asked for: its one toast is the refusal', async ({
  page,
  shopper,
  client,
}) => {
  await shopper.signsIn(client);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const some = 'a'.repeat(24);
  for (const path of [`/tienda/pedidos/${some}`, `/admin/pedidos/${some}`, `/admin/pagos`, '/taller/servicio/activo']) {
    await page.goto(path);
    await expect(page).toHaveURL('/no-autorizado');
    await shopper.reads('No tienes permisos para acceder a esta sección');
    await expect(page.getByRole('alert')).toHaveCount(1);
  }
  expect(asked.filter((path) => /^\/api\/(stores|admin|workshops?|taller)/.test(path))).toEqual([]);
});

test('an administrator reads her notices in her own area, not at the address of the other roles', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(ADMIN);
  await page.goto('/notificaciones');
  await expect(page).toHaveURL('/no-autorizado');
  await page.goto('/admin/notificaciones');
  await expect(shopper.heading('Notificaciones')).toBeVisible();
});
