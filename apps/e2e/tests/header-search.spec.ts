import type { Page } from '@playwright/test';
import { hold, turnAway } from '../support/calls';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar en Tuerca' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' });
const group = (page: Page, name: string) => list(page).getByRole('group', { name });

test('parts, stores, workshops and services are suggested, three of each at most', async ({ shopper, page }) => {
  await page.clock.install();
  await page.goto('/');
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/search') && asked.push(new URL(request.url()).searchParams.get('query')!),
  );
  const letGo = await hold(page, '**/api/search?*');
  // Two letters ask nothing, however long they stand there; then the whole word is asked for, once.
  await box(page).pressSequentially('fr');
  await page.clock.runFor(2000);
  await box(page).pressSequentially('eno');
  await expect(page.getByText('Buscando…')).toBeAttached();
  await letGo();
  await expect(group(page, 'Productos').getByRole('option')).toHaveCount(4);
  for (const name of ['Tiendas', 'Talleres', 'Servicios'])
    await expect(group(page, name).getByRole('option')).toHaveCount(3);
  await expect(group(page, 'Productos').getByRole('option').first()).toContainText(/Bs\.\s[\d.]+,\d\dRef\.\s\$\s/);
  expect(asked).toEqual(['freno']);

  const all = group(page, 'Productos').getByRole('option', { name: /^Ver todos los productos \(\d+\)$/ });
  const total = /\((\d+)\)/.exec(await all.innerText())![1];
  await all.click();
  await expect(page).toHaveURL('/busqueda?q=freno');
  await expect(shopper.heading('Resultados para “freno”')).toBeVisible();
  await expect(page.getByText(`de ${total} productos`, { exact: false })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  expect(Number(total)).toBeGreaterThan(3);

  // Where three are all, there is no way to more.
  await box(page).fill('turpial');
  await expect(list(page).getByRole('option')).toHaveText([/Repuestos Turpial Azul/]);
  await list(page).getByRole('option').click();
  await expect(shopper.heading('Repuestos Turpial Azul')).toBeVisible();
});

test('terms are offered while one types, and lead to their results', async ({ shopper, page }) => {
  await page.goto('/glosario');
  await box(page).fill('bomb');
  const terms = group(page, 'Buscar').getByRole('option');
  await expect(terms.filter({ hasText: /^bomba de agua$/ })).toBeVisible();
  await expect(terms.filter({ hasText: /^bomba de gasolina$/ })).toBeVisible();
  await box(page).press('ArrowDown');
  const first = await terms.first().innerText();
  await box(page).press('Enter');
  await expect(shopper.heading(`Resultados para “${first}”`)).toBeVisible();
  await expect(box(page)).toHaveValue(first);
});

test('the keyboard walks through the suggestions and never leaves the field', async ({ shopper, page }) => {
  await page.goto('/glosario');
  await box(page).fill('freno');
  await expect(list(page)).toBeVisible();
  const marked = list(page).getByRole('option', { selected: true });
  await box(page).press('ArrowDown');
  await expect(marked).toHaveCount(1);
  expect(await marked.getAttribute('id')).toBe(await box(page).getAttribute('aria-activedescendant'));
  await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  // Backwards from the first: out of the list, then its end.
  await box(page).press('ArrowUp');
  await expect(marked).toHaveCount(0);
  await box(page).press('ArrowUp');
  await expect(group(page, 'Servicios').getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await expect(marked).toBeInViewport();
  await expect(box(page)).toBeFocused();
  // Escape shuts the list, then empties the field.
  await box(page).press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('freno');
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');

  await box(page).fill('pastora');
  await expect(group(page, 'Talleres').getByRole('option', { name: /Frenos Seguros La Pastora/ })).toBeVisible();
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(shopper.heading('Frenos Seguros La Pastora')).toBeVisible();
  // A press elsewhere shuts it; Enter without a mark opens everything that was found.
  await box(page).fill('freno');
  await expect(list(page)).toBeVisible();
  await page.getByRole('main').click({ position: { x: 8, y: 400 } });
  await expect(list(page)).toHaveCount(0);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/busqueda?q=freno');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Filtros',
    'Productos',
    /Tiendas/,
    /Talleres/,
    /Servicios/,
  ]);
});

test('a search that fails says so, and asks again', async ({ shopper, page }) => {
  await page.goto('/glosario');
  await turnAway(page, '**/api/search?*');
  const failed = page.waitForResponse('**/api/search?*');
  await box(page).fill('freno');
  await failed;
  await expect(page.getByText('Buscando…')).toHaveCount(0);
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('No pudimos buscar.');
  await page.unroute('**/api/search?*');
  await shopper.button('Intentar nuevamente').click();
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await shopper.button('Borrar el texto').first().click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
});

test('@phone the search takes the whole screen, and gives it back', async ({ shopper, page }) => {
  await page.goto('/');
  await box(page).click();
  await box(page).fill('freno');
  await expect(group(page, 'Productos').getByRole('option')).toHaveCount(4);
  const { width, height, x, y } = (await page
    .getByRole('search')
    .filter({ has: box(page) })
    .locator('..')
    .boundingBox())!;
  expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await shopper.button('Cerrar la búsqueda').click();
  await expect(list(page)).toHaveCount(0);
  await expect(shopper.heading(/repuesto/)).toBeInViewport();
  await box(page).click();
  await group(page, 'Talleres').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/talleres\/[0-9a-f]{24}$/);
  await expect(list(page)).toHaveCount(0);
});
