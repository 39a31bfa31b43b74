import type { Page } from '@playwright/test';
import { watch } from '../support/page-watch';
import { alive, holdsTheLastStep } from '../support/pages';
import { tag } from '../support/people';
import { publicPages, scenery, settled } from '../support/screens';
import { expect, test } from '../support/test';

/** The page's code stays on its way until the function that this gives is called. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

for (const [who, width, colorScheme] of [
  ['a visitor', 360, 'light'],
  ['a client with a vehicle', 1280, 'dark'],
] as const)
  test.describe(`for ${who} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('every public page comes to life without a jump, a flicker or an error', async ({
      shopper,
      page,
      shop,
      api,
      client,
    }) => {
      test.setTimeout(120_000);
      const shown = await scenery(shop, api);
      if (who !== 'a visitor') {
        await shopper.signsIn(client);
        await page.goto('/');
        await shopper.choosesVehicle('Toyota', 'Corolla', '2012');
      }
      const seen = await watch(page, { signedIn: who !== 'a visitor' });
      for (const path of [
        '/',
        // By what sells: what other stories put up meanwhile would come first otherwise, and move the rest.
        '/productos?sort=popularity&order=desc',
        '/productos?vista=lista&category=frenos&sort=popularity&order=desc',
        ...publicPages(shown),
        '/busqueda?q=freno',
      ]) {
        await page.goto(path);
        await settled(shopper);
        const { errors, shift, lies, violations } = await seen();
        expect.soft(errors, path).toEqual([]);
        expect.soft(violations, path).toEqual([]);
        expect.soft(shift, `${path}: layout shift`).toBeLessThan(0.05);
        expect.soft(lies, `${path}: shown though it is not so`).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path}: sticks out`)
          .toBeLessThanOrEqual(0);
      }
    });
  });

test('@phone what is pressed before the code has come is done afterwards', async ({ shopper, page, shop }) => {
  const product = await shop.offer({ nombre: `Silenciador ${tag()}` });
  const early = async (path: string, press: () => Promise<void>) => {
    const letGo = await holdCode(page);
    await page.goto(path, { waitUntil: 'load' });
    await press();
    letGo();
    await alive(page);
    await page.unrouteAll();
  };
  await early('/talleres', () => page.getByRole('button', { name: /^Elige tu vehículo/ }).click());
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Elige la marca' })).toBeVisible();

  // All of them, in their order, and each looks pressed at once.
  await early(`/productos?search=${product.nombre}`, async () => {
    const asList = shopper.button('Ver en lista');
    await asList.click();
    await expect(asList).toHaveCSS('opacity', '0.6');
    await page.getByRole('button', { name: /^Elige tu vehículo/ }).click();
  });
  await expect(page).toHaveURL(/vista=lista/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Elige la marca' })).toBeVisible();

  // What is typed or chosen stays, too, and does what it says.
  await early('/productos', async () => {
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Más caros' });
  });
  await expect(page).toHaveURL(/sort=price-high-low/);
  await early('/', () => page.getByRole('combobox', { name: 'Buscar en Tuerca' }).fill(product.nombre));
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Buscar en Tuerca' })).toHaveValue(product.nombre);
  await early('/iniciar-sesion', async () => {
    await shopper.field('Correo electrónico').fill('ana@personas.example');
  });
  await expect(shopper.field('Correo electrónico')).toHaveValue('ana@personas.example');
  await shopper.secret('Contraseña').fill('');
  await page.getByRole('form', { name: 'Iniciar sesión' }).getByRole('button', { name: 'Iniciar sesión' }).click();
  await shopper.isTold('La contraseña es obligatoria');
  await expect(page.getByText('El correo electrónico es obligatorio')).toHaveCount(0);

  await early(`/producto/${product.id}`, () => shopper.button(`Agregar al carrito: ${product.nombre}`).click());
  await expect(page).toHaveURL(/\/iniciar-sesion\?volver=/);
  await shopper.reads('Debes iniciar sesión para agregar productos al carrito');
});

test('what is pressed while the page comes to life is done once', async ({ shopper, page, shop, client }) => {
  const product = await shop.offer({ nombre: `Tensor ${tag()}` });
  await shopper.signsIn(client);
  await holdsTheLastStep(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/favorites') && request.method() !== 'GET') calls.push(request.method());
  });
  await page.goto(`/productos?search=${product.nombre}`, { waitUntil: 'load' });
  const heart = page.getByRole('button', { name: `Agregar a favoritos: ${product.nombre}` });
  await expect
    .poll(() => heart.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  await heart.evaluate((button: HTMLElement) => button.click());
  // It waits, and is not drawn as done.
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  expect(calls).toEqual([]);
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await alive(page);
  await expect(page.getByRole('button', { name: `Quitar de favoritos: ${product.nombre}` })).toBeVisible();
  await expect.poll(() => calls).toEqual(['POST']);
});

test('@phone who reads on before the code has come stays where she is, also after a reload', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/glosario', { waitUntil: 'load' });
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 900));
  letGo();
  await alive(page);
  expect(await place()).toBe(900);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await alive(page);
  expect(await place()).toBe(900);
});

test('forms ask nothing of the browser that the content security policy forbids', async ({
  shopper,
  page,
  shop,
  client,
}) => {
  const { id } = await shop.offer({ nombre: `Amortiguador ${tag()}` });
  const seen = await watch(page, { signedIn: false });
  // The policy is in force, and what it refuses is seen.
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = '0';
    document.head.append(script);
  });
  await expect.poll(async () => (await seen()).violations).toHaveLength(1);

  const expectNone = async (what: string) => expect.soft((await seen()).violations, what).toEqual([]);
  await page.goto('/registro');
  await shopper.button('Cliente').click();
  await shopper.goesOn();
  await shopper.isTold('El correo electrónico es obligatorio');
  await expectNone('/registro');
  await page.goto('/iniciar-sesion');
  const form = page.getByRole('form', { name: 'Iniciar sesión' });
  await form.getByRole('button', { name: 'Iniciar sesión' }).click();
  await shopper.isTold('La contraseña es obligatoria');
  await shopper.fillsLogin(client);
  await expect(shopper.account()).toBeVisible();
  await expectNone('/iniciar-sesion');
  await page.goto(`/producto/${id}`);
  await shopper.field('Tu pregunta').fill('¿y?');
  await shopper.button('Preguntar').click();
  await expect(page.getByRole('textbox', { name: 'Tu pregunta' })).toHaveAttribute('aria-invalid', 'true');
  await expectNone('/producto/:id');
});

test('before the code has come nobody who is signed in is asked to enter', async ({ shopper, page, client }) => {
  await shopper.signsIn(client);
  const letGo = await holdCode(page);
  for (const path of ['/', '/productos', '/talleres', '/glosario']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Entrar', includeHidden: true }).first()).toBeAttached();
    await expect(page.getByRole('link', { name: 'Entrar' })).toHaveCount(0);
  }
  letGo();
  await expect(shopper.account()).toBeVisible();
});

test('a page behind the sign-in names its code, asks once for each file, and early for what it shows first', async ({
  shopper,
  page,
  client,
}) => {
  await shopper.signsIn(client);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const html = (await (await page.goto('/cliente/ordenes'))?.text()) ?? '';
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await expect(page.getByText('Aún no has comprado')).toBeVisible();
  const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href!);
  expect(named).toContainEqual(expect.stringMatching(/\/orders-view-[^/]+\.js$/));
  const scripts = asked.filter((path) => path.endsWith('.js'));
  for (const file of named) expect(scripts.filter((path) => path === file)).toEqual([file]);
  await expect.poll(() => asked).toContain('/api/notifications');
  const lists = asked.filter((path) => path === '/api/orders');
  // Once early; the socket, when it is there, may have the page look again.
  expect(asked.indexOf('/api/orders')).toBeLessThan(asked.indexOf('/api/notifications'));
  expect(lists.length).toBeLessThanOrEqual(2);
});
