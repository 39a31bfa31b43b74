import type { Page } from '@playwright/test';
import { tag, TIENDA } from '../support/people';
import { anotherTab, expect, test } from '../support/test';

const SESSION = ['is-authenticated', 'role', 'user-data', 'auth-token', 'auth-renew-at'];
/** Texts that an older or broken release, another program or a full disk may have left under a key. */
const WRONG: Record<string, string> = {
  'no JSON': '{"a":',
  empty: '',
  null: 'null',
  'a number': '7',
  'a text': '"x"',
  'a list': '[null,{"_id":1},"x"]',
  'an object': '{"_id":null,"values":3,"savedAt":"x","action":{},"elegido":"x","vehiculos":{}}',
  huge: `["${'x'.repeat(1_000_000)}"]`,
};

/** From the next page on every key that is read, but the session's, holds `text`. */
const fillsEveryKey = (page: Page, text: string) =>
  page.addInitScript(
    ({ text, session }) => {
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        return session.includes(key) ? read.call(this, key) : text;
      };
    },
    { text, session: SESSION },
  );

/** The page lives: a press is answered. */
async function answers(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Buscar en Tuerca' }).fill('freno');
  await expect(page.getByRole('combobox', { name: 'Buscar en Tuerca' })).toHaveValue('freno');
}

for (const [what, text] of Object.entries(WRONG))
  test(`no page dies of what is stored: ${what}`, async ({ shopper, page, shop, client }) => {
    test.setTimeout(90_000);
    const product = await shop.offer({ nombre: `Bocina ${tag()}` });
    await fillsEveryKey(page, text);
    for (const path of ['/', '/registro', `/producto/${product.id}`]) await answers(page, path);
    await shopper.signsIn(client);
    for (const path of ['/', '/productos', `/producto/${product.id}`, '/carrito', '/checkout', '/perfil', '/mensajes'])
      await answers(page, path);
  });

test('a stored session that names nobody with a role leaves every page usable, and says so where a session is needed', async ({
  shopper,
  page,
  client,
}) => {
  test.setTimeout(120_000);
  const users = [
    '{"_id":"1","nombre":"Ana","email":"a@b.ve"}',
    '{"_id":"1","role":"owner"}',
    '{',
    'null',
    '[]',
    '7',
    '""',
  ];
  for (const user of users) {
    await shopper.signsIn(client);
    await page.evaluate((text) => localStorage.setItem('user-data', text), user);
    await answers(page, '/');
    await page.goto('/cliente/ordenes');
    await expect(page.getByRole('heading', { name: 'Error de autenticación' })).toBeVisible();
    await expect(page.getByText('No se pudo determinar su rol de usuario.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('form', { name: 'Iniciar sesión' })).toBeVisible();
  }
  await shopper.fillsLogin(client);
  await expect(shopper.account()).toBeVisible();
});

test('a form in two tabs has one draft, and the second tab is told', async ({ shopper, page, context }) => {
  await shopper.signsIn(TIENDA);
  const path = '/tienda/producto/formulario';
  const name = (one: Page) => one.getByRole('textbox', { name: 'Nombre del producto' });
  const kept = (one: Page) => one.evaluate(() => JSON.stringify({ ...localStorage }).includes('Primera pestaña'));
  await page.goto(path);
  await name(page).fill('Primera pestaña');
  await expect.poll(() => kept(page)).toBe(true);
  const second = await anotherTab(context);
  await second.goto(path);
  await expect(second.getByRole('alert').filter({ hasText: 'abierto en otra pestaña' })).toBeVisible();
  await expect(name(second)).toHaveValue('');
  await name(second).fill('Segunda pestaña');
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await second.close({ runBeforeUnload: false });
  await page.goto(path);
  await expect(name(page)).toHaveValue(/pestaña$/);
});

test('who signs in with a full storage stays signed in as long as her tab is open, and is told why not longer', async ({
  page,
  context,
  shopper,
  client,
}) => {
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (let i = 0; i < 3; i++) localStorage.setItem(`otro-${size}-${i}`, 'x'.repeat(size));
      } catch {
        // Full at this size.
      }
  });
  await shopper.signsInByForm(client);
  await page.reload();
  await expect(shopper.account()).toBeVisible();
  const next = await anotherTab(context);
  await next.goto('/cliente/ordenes');
  await expect(next).toHaveURL(/iniciar-sesion/);
  await expect(next.getByRole('alert').filter({ hasText: 'no tiene espacio' })).toBeVisible();
});
