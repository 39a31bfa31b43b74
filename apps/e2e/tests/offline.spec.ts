import type { Page } from '@playwright/test';
import { tag } from '../support/people';
import { scenery } from '../support/screens';
import { expect, test } from '../support/test';
import { openWorkshop } from '../support/workshops';

test.use({ serviceWorkers: 'allow' });

/** Names of the caches that hold `path`. */
const cachesWith = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const names: string[] = [];
    for (const name of await caches.keys())
      if (await (await caches.open(name)).match(wanted, { ignoreVary: true })) names.push(name);
    return names;
  }, path);
const isKept = (page: Page, path: string) =>
  expect.poll(async () => (await cachesWith(page, path)).length, { message: `${path} is kept` }).toBeGreaterThan(0);
const banner = (page: Page) => page.getByText(/Sin conexión · actualizado a las \d{1,2}:\d\d\s[ap]\.\sm\./);
const ownCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tuerca-own-')));

test('what was seen opens without a network, with its age; what was not says so @phone', async ({
  page,
  context,
  shop,
  api,
}) => {
  const { product } = await scenery(shop, api);
  await page.goto(`/producto/${product.id}`);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  // The first page was there before the worker.
  await isKept(page, `/producto/${product.id}`);
  await isKept(page, '/frame.html');
  await page.goto('/productos');
  await isKept(page, '/productos');

  await context.setOffline(true);
  await page.goto(`/producto/${product.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await page.goto('/productos');
  await expect(banner(page)).toBeVisible();
  await page.goto('/glosario');
  await expect(page.getByRole('heading', { name: 'No hay conexión' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/glosario');
  await expect(page.getByRole('heading', { level: 1, name: /glosario/i })).toBeVisible();
});

test('what an account read opens offline for her, and is gone when she signs out', async ({
  page,
  context,
  shopper,
  client,
}) => {
  await page.goto('/');
  await isKept(page, '/frame.html');
  await shopper.signsIn(client);
  await page.goto('/cliente/garaje');
  await expect(page.getByRole('heading', { level: 1, name: /garaje/i })).toBeVisible();
  await isKept(page, '/api/client/garaje');
  expect(await cachesWith(page, '/api/auth/me')).toEqual([]);

  await context.setOffline(true);
  await page.goto('/cliente/garaje');
  await expect(page.getByRole('heading', { level: 1, name: /garaje/i })).toBeVisible();
  await expect(banner(page)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await shopper.signsOut();
  await expect.poll(() => ownCaches(page)).toEqual([]);
});

test('an appointment that was never opened is read without a network, from its list @phone', async ({
  page,
  context,
  shopper,
  client,
  api,
}) => {
  test.setTimeout(120_000);
  const { servicioId } = await openWorkshop(api, `Frenos ${tag()}`);
  await page.goto('/');
  await isKept(page, '/frame.html');
  await shopper.signsIn(client);
  await shopper.fillsBooking(servicioId);
  await page.getByRole('button', { name: 'Confirmar Cita' }).click();
  await expect(page.getByRole('heading', { name: '¡Cita agendada exitosamente!' })).toBeVisible();
  await page.goto('/cliente/servicio/mecanico');
  const details = page.getByRole('link', { name: /^Ver detalles de la cita/ });
  await expect(details).toBeVisible();
  const { offline } = (await (await page.request.get('/build.json')).json()) as { offline: string[] };
  for (const file of offline) await isKept(page, file);

  await context.setOffline(true);
  await page.goto('/cliente/servicio/mecanico');
  await details.click();
  await expect(page.getByRole('dialog').getByText('Suena al frenar en bajada')).toBeVisible();
  await expect(banner(page)).toBeVisible();
});

test('a form that nobody touched before works without a network: the question waits, and arrives once @phone', async ({
  page,
  context,
  shopper,
  client,
  shop,
  api,
}) => {
  const { product } = await scenery(shop, api);
  const text = `¿Le sirve a un Corolla? ${tag()}`;
  await page.goto('/');
  await isKept(page, '/frame.html');
  await shopper.signsIn(client);
  await page.goto(`/producto/${product.id}`);
  const { offline } = (await (await page.request.get('/build.json')).json()) as { offline: string[] };
  expect(offline.length).toBeGreaterThan(0);
  for (const file of offline) await isKept(page, file);

  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Tu pregunta' }).fill(text);
  await page.getByRole('button', { name: 'Preguntar', exact: true }).click();
  await expect(page.getByText(/^Pendiente de enviar: lo guardamos/)).toBeVisible();
  await shopper.account().click();
  await expect(page.getByRole('menuitem', { name: 'Pendiente de enviar (1)' })).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await shopper.reads('Enviado: Pregunta');
  const asked = JSON.stringify(await api.done<object>('GET', `/api/products/${product.id}/preguntas`, {}));
  expect(asked.split(text)).toHaveLength(2);
});

test('who saves data gets smaller pictures from then on, and reads what the visit received', async ({
  page,
  shop,
  api,
  shopper,
  client,
}) => {
  const { product } = await scenery(shop, api);
  await page.goto('/');
  await isKept(page, '/frame.html');
  await shopper.signsIn(client);
  await page.goto('/perfil');
  const panel = page.getByRole('region', { name: 'Ahorro de datos' });
  await panel.getByRole('button', { name: 'Sí' }).click();
  const setting = () => page.evaluate(async () => (await (await caches.match('/save-data'))?.text()) ?? null);
  await expect.poll(setting).toBe('on');
  await expect(panel.getByText('Esta visita').locator('..')).toContainText(/\d,\d MB/);

  const fetched: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/producto/${product.id}`);
  const picture = page.getByRole('main').locator('img[src^="/media/"]').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const shown = await picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
  expect(shown).toMatch(/-(640|1024)\.webp$/);
  const smaller = shown.replace('-640.', '-320.').replace('-1024.', '-640.');
  expect(fetched).toContain(smaller);
  expect(fetched).not.toContain(shown);
});
