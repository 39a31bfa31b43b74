import type { Page } from '@playwright/test';
import { alive, holdsTheLastStep } from '../support/pages';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar en Tuerca' });

const isTaken = (page: Page) =>
  expect
    .poll(() => box(page).evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

test('Enter in the search works before the code has come', async ({ shopper, page }) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await box(page).fill('freno');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/busqueda?q=freno');
  letGo();
  await alive(page);
  await expect(shopper.heading('Resultados para “freno”')).toBeVisible();
});

test('Enter in the search works while the page comes to life', async ({ page }) => {
  await holdsTheLastStep(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await box(page).fill('freno');
  await isTaken(page);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/busqueda?q=freno');
});

test('a list is searched when its code has come, with what was typed before', async ({ page }) => {
  await holdsTheLastStep(page);
  await page.goto('/talleres', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('search', { name: 'En los talleres' }).getByRole('textbox');
  await field.fill('cumbre');
  await isTaken(page);
  await field.press('Enter');
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await alive(page);
  await expect(page).toHaveURL(/=cumbre/);
});
