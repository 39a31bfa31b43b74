import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const CATEGORIES = [
  'Filtros',
  'Baterías',
  'Frenos',
  'Transmisión',
  'Suspensión',
  'Motor',
  'Iluminación',
  'Carrocería',
  'Combustible',
  'Neumáticos',
  'Enfriamiento',
  'Eléctrico',
];
const brands = (page: Page) => page.getByRole('region', { name: 'Marcas de vehículos' });
/** Distance that the brands have moved. */
const moved = (page: Page) =>
  brands(page)
    .getByRole('list')
    .evaluate((strip) => Math.round(0 - new DOMMatrix(getComputedStyle(strip).transform).m41));

test('every link of the home page leads where it says, and to the top of its page', async ({ shopper, page }) => {
  await page.goto('/');
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) =>
      [...new Set(links.map((link) => link.getAttribute('href')!))].filter((href) => href.startsWith('/')),
    );
  expect(hrefs.length).toBeGreaterThan(50);
  // Each page once, without its query; a few at a time, as a person's browser would ask.
  const pages = [...new Map(hrefs.map((href) => [href.split('?')[0], href])).values()];
  for (let i = 0; i < pages.length; i += 6)
    await Promise.all(
      pages.slice(i, i + 6).map(async (href) => {
        const answer = await page.request.get(href, { headers: { accept: 'text/html' } });
        expect(answer.status(), href).toBe(200);
        // An unknown address would redirect home.
        expect(new URL(answer.url()).pathname, href).toBe(href.split(/[?#]/)[0]);
      }),
    );
  const places = page.getByRole('region', { name: 'Categorías de componentes' }).getByRole('link');
  await expect(places.getByRole('heading')).toHaveText(CATEGORIES);
  for (const [i, name] of CATEGORIES.entries()) {
    const answer = await page.request.get((await places.nth(i).getAttribute('href'))!);
    expect(await answer.text(), name).toContain(`aria-label="Quitar filtro ${name}"`);
  }
  await places.filter({ hasText: 'Neumáticos' }).click();
  await expect(page).toHaveURL('/productos?category=neumaticos');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  const services = page.getByRole('region', { name: 'Nuestros Servicios' });
  await expect(services.getByRole('link', { name: /^Tiendas/ })).toHaveAttribute('href', '/tiendas');
  await services.getByRole('link', { name: /^Talleres/ }).click();
  await expect(shopper.heading('Talleres')).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inicio', exact: true }).click();
  await expect(shopper.heading('El repuesto que le sirve a tu carro')).toBeInViewport();
});

test('24 brands go round, six at a time, until somebody stops them or takes them in hand', async ({
  shopper,
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const strip = brands(page).getByRole('list');
  await expect(strip.getByRole('link')).toHaveCount(24);
  await strip.scrollIntoViewIfNeeded();
  const step = (await strip.boundingBox())!.width / 6;
  await page.clock.runFor(2000);
  await expect.poll(() => moved(page)).toBeGreaterThanOrEqual(Math.floor(step) - 1);

  await shopper.button('Detener las marcas').click();
  // Neither the pointer nor the focus holds it now, only the button does.
  await page.mouse.move(0, 0);
  await shopper.button('Mover las marcas').blur();
  const at = async () => Math.round((await moved(page)) / step);
  let place = -1;
  await expect.poll(async () => place === (place = await moved(page))).toBe(true);
  await page.clock.runFor(10_000);
  expect(await moved(page)).toBe(place);

  const before = await at();
  await shopper.button('Marcas siguientes').click();
  await expect.poll(at).toBe(before + 1);
  // Back beyond the first: the strip is endless.
  for (let i = before + 2; i > 0; i--) {
    const here = await at();
    await shopper.button('Marcas anteriores').click();
    await expect.poll(at).toBe(here === 0 ? 23 : here - 1);
  }
  await strip.getByRole('link', { name: 'Repuestos para Subaru' }).click();
  await expect(page).toHaveURL('/productos?marca=Subaru');
});

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('@phone the brands stand still and still can be turned', async ({ shopper, page }) => {
    await page.clock.install();
    await page.goto('/');
    await brands(page).scrollIntoViewIfNeeded();
    await expect(shopper.button('Detener las marcas')).toHaveCount(0);
    await page.clock.runFor(10_000);
    expect(await moved(page)).toBe(0);
    await shopper.button('Marcas siguientes').click();
    await expect.poll(() => moved(page)).toBeGreaterThan(100);
  });
});
