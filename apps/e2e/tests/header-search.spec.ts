import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar en Tuerca' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' });
const group = (page: Page, name: string) => list(page).getByRole('group', { name });

test('the list follows the keyboard down to its last suggestion, and the cursor stays in the field', async ({
  page,
}) => {
  await page.goto('/glosario');
  await box(page).fill('freno');
  await expect(group(page, 'Servicios').getByRole('option')).toHaveCount(3);
  await box(page).press('ArrowUp');
  await expect(group(page, 'Servicios').getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await expect(list(page).getByRole('option', { selected: true })).toBeInViewport();
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
