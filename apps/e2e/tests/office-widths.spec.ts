import type { Page } from '@playwright/test';
import { ADMIN, TALLER, TIENDA } from '../support/people';
import { settled } from '../support/screens';
import { expect, test } from '../support/test';

/** Usual windows of an office's computer. */
const WIDE = { width: 1366, height: 768 };
const NARROW = { width: 1280, height: 800 };

/** Tables that are cut at the side, and the page itself where it is wider than the window. */
const cutAt = (page: Page) =>
  page.evaluate(() => {
    const wider = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    // Those beside charts are for readers alone, and have no name.
    const tables = [...document.querySelectorAll('main table[aria-label]')].filter(({ parentElement }) =>
      wider(parentElement!),
    );
    return [
      ...tables.map((table) => table.getAttribute('aria-label')),
      ...(wider(document.documentElement) ? ['page'] : []),
    ];
  });

for (const [role, person, more] of [
  [
    'administrators',
    ADMIN,
    [
      '/admin/comentarios?vista=preguntas',
      '/admin/gestion/membresia?vista=suscripciones',
      '/admin/liquidaciones?vista=liquidaciones',
      '/admin/tiendas?grupo=todas',
      '/admin/talleres?grupo=todas',
    ],
  ],
  ['store', TIENDA, ['/tienda/gestion/inventario/movimientos', '/tienda/que-se-vende?vista=reponer']],
  ['workshop', TALLER, ['/taller/citas?vista=semana']],
] as const)
  test.describe(`the office of a ${role}`, () => {
    test.use({ viewport: WIDE });

    test('cuts no table on a small laptop', async ({ page, shopper }) => {
      test.setTimeout(180_000);
      await shopper.signsIn(person);
      await page.goto('/perfil');
      const rail = page.getByRole('complementary', { name: 'Tu panel' });
      await expect(
        rail.getByRole('link', { name: 'Inicio' }).or(rail.getByRole('link', { name: 'Dashboard' })),
      ).toBeVisible();
      const places = await rail
        .locator(`a[href^="/${role === 'administrators' ? 'admin' : role === 'store' ? 'tienda' : 'taller'}"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(places.length).toBeGreaterThan(8);
      for (const place of [...places, ...more]) {
        await page.goto(place);
        await settled(shopper);
        for (const window of [WIDE, NARROW]) {
          await page.setViewportSize(window);
          expect.soft(await cutAt(page), `${place} at ${window.width} px`).toEqual([]);
        }
      }
    });

    test('says that its menu goes on, and leads to its end', async ({ page, shopper }) => {
      await shopper.signsIn(person);
      await page.goto('/perfil');
      const rail = page.getByRole('complementary', { name: 'Tu panel' });
      const last = rail.getByRole('button', { name: 'Cerrar Sesión' });
      await page.setViewportSize({ ...WIDE, height: 600 });
      await expect(last).not.toBeInViewport({ ratio: 1 });
      const more = rail.getByText('Más opciones');
      await expect(more).toBeVisible();
      await expect(async () => {
        if (await more.isVisible()) await more.click({ timeout: 1000 });
        await expect(more).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  });
