import type { Page } from '@playwright/test';
import { fits } from '../support/layout';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('region', { name: 'Servicios', exact: true }).getByRole('article');

test('@phone services are filtered in a sheet, looked at closely, also by whoever gets the address, and booked with a thumb', async ({
  shopper,
  page,
}) => {
  await page.goto('/servicios/mecanicos');
  await shopper.button('Filtros').click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('radio', { name: /^Sistema de Frenos/ }).click();
  await sheet.getByRole('textbox', { name: 'Máximo' }).fill('50000');
  await sheet.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/categoria=Sistema\+de\+Frenos&maxPrecio=50000/);
  await sheet.getByRole('button', { name: /^Ver [1-9]\d* servicios?$/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(shopper.button('Filtros (2)')).toBeVisible();
  await fits(page);
  const name = await cards(page).getByRole('heading').first().innerText();
  await page.getByRole('link', { name: `Vista rápida: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  await fits(page);
  await page.reload();
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  await dialog.getByRole('link', { name: 'Ver todos los detalles' }).click();
  await expect(shopper.heading(name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agendar cita' })).toBeVisible();
  await fits(page);
});
