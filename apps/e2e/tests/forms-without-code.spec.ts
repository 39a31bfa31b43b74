import type { Page } from '@playwright/test';
import { publicPages, scenery } from '../support/screens';
import { expect, test } from '../support/test';

const TYPED = 'Lo-tecleado.1';
/** Forms that ask for a search: what is typed there belongs into the address. */
const SEARCHES = 'form[method=get]';

/** Fills every form of a page that is no search, sends it with Enter and by its button where that can be pressed; how many there were. */
async function sendAll(page: Page, path: string): Promise<number> {
  const open = () => page.goto(path, { waitUntil: 'domcontentloaded' });
  await open();
  const forms = page.locator(`form:not(${SEARCHES})`);
  const count = await forms.count();
  for (let at = 0; at < count; at++) {
    await open();
    const form = forms.nth(at);
    const fields = form.locator('input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea');
    for (const field of await fields.all())
      if (await field.isEditable()) await field.fill((await field.getAttribute('type')) === 'number' ? '7' : TYPED);
    for (const field of await fields.all()) {
      if (!(await field.isEditable())) continue;
      await field.press('Enter');
      await page.waitForLoadState('domcontentloaded');
      expect.soft(page.url(), `${path}: Enter`).not.toContain('?');
    }
    const button = form.locator('[type=submit]').first();
    if ((await button.count()) && (await button.isVisible()) && (await button.isEnabled())) {
      await button.click();
      await page.waitForLoadState('domcontentloaded');
      expect.soft(page.url(), `${path}: button`).not.toContain('?');
    }
  }
  return count;
}

const PRIVATE = [
  ['/iniciar-sesion', 'Iniciar sesión'],
  ['/recuperar-contrasena', 'Enviar enlace'],
  ['/restablecer-contrasena/un-enlace', /contraseña/],
] as const;

for (const [title, options, isLost] of [
  ['without JavaScript', { javaScriptEnabled: false }, false],
  ['whose code never comes', {}, true],
] as const)
  test.describe(`a page ${title}`, () => {
    test.use(options);

    test('sends no form with personal data, says why, and puts nothing that was typed into an address', async ({
      page,
      shop,
      api,
    }) => {
      test.setTimeout(120_000);
      if (isLost) await page.route('**/*.js', (route) => route.abort());
      const shown = await scenery(shop, api);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      let forms = 0;
      for (const path of [
        ...PRIVATE.map(([path]) => path),
        '/',
        '/registro',
        '/invitacion/un-enlace',
        '/productos',
        ...publicPages(shown),
        '/busqueda',
      ])
        forms += await sendAll(page, path);
      expect(forms).toBeGreaterThanOrEqual(3);
      expect(asked.filter((url) => url.includes(TYPED))).toEqual([]);

      for (const [path, name] of PRIVATE) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const form = page.getByRole('main').locator('form');
        if (!(await form.count())) continue;
        await expect.soft(form.getByRole('button', { name }).last(), path).toBeDisabled();
        await expect.soft(form.getByText('Esta página no ha terminado de cargar'), path).toBeVisible();
      }
    });
  });
