import { fits } from '../support/layout';
import { expect, test } from '../support/test';

// A workshop of the demo: Monday to Friday 8:00 a. m. to 5:00 p. m., Saturday 8:00 a. m. to 1:00 p. m.
const TACARIGUA = 'Servicio Automotriz Tacarigua';
const SATURDAY_10 = new Date('2026-11-21T14:00:00Z');
const SATURDAY_23 = new Date('2026-11-22T03:30:00Z');

test.describe('from the other side of the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('somebody finds a workshop by state and specialty, when it is open by the clock of Caracas, and what it does', async ({
    shopper,
    page,
  }) => {
    await page.clock.setFixedTime(SATURDAY_10);
    await page.goto('/talleres');
    const filters = page.getByRole('complementary', { name: 'Filtros' });
    await filters.getByRole('radio', { name: /^Carabobo/ }).click();
    await expect(page).toHaveURL('/talleres?estado=Carabobo');
    await filters.getByRole('radio', { name: /^Inyección Electrónica/ }).click();
    await expect(page).toHaveURL(/estado=Carabobo&especialidad=Inyecci/);
    await expect(page.getByText('Mostrando 1 de 1 taller')).toBeVisible();

    const card = page.getByRole('article').filter({ hasText: TACARIGUA });
    await expect(card.getByRole('img', { name: 'Taller verificado' })).toBeVisible();
    await expect(card.getByRole('img', { name: /^\d,\d de 5 estrellas, \d+ reseñas?$/ })).toBeVisible();
    await expect(card).toContainText('Valencia, Carabobo');
    await expect(card).toContainText('Hoy 8:00 a. m. a 1:00 p. m.');
    await expect(card).toContainText('Inyección Electrónica');
    // Its fourth specialty is told on its own page.
    await expect(card).not.toContainText('Mantenimiento Preventivo');
    await card.getByRole('link', { name: `Ver detalles: ${TACARIGUA}` }).click();

    await expect(shopper.heading(TACARIGUA)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Taller verificado')).toBeVisible();
    await expect(main.getByText('Abierto ahora')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Sábado \(hoy\)/ })).toHaveAttribute('aria-current', 'date');
    await expect(main.getByRole('link', { name: 'Mantenimiento Preventivo' }).first()).toHaveAttribute(
      'href',
      '/talleres?especialidad=Mantenimiento+Preventivo',
    );

    await main.getByRole('link', { name: 'Ver servicios y agendar' }).click();
    await expect(page).toHaveURL(/#servicios$/);
    const services = page.getByRole('region', { name: 'Servicios', exact: true });
    await expect(services).toBeInViewport();
    const name = await services.getByRole('article').getByRole('heading').first().innerText();
    await services.getByRole('article').first().getByRole('link', { name }).click();
    await expect(shopper.heading(name)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Taller', exact: true }).getByText(TACARIGUA)).toBeVisible();
    await page.goBack();
    await expect(shopper.heading(TACARIGUA)).toBeVisible();

    await page.clock.setFixedTime(SATURDAY_23);
    await page.reload();
    await expect(main.getByText('Cerrado por hoy. Abre el lunes a las 8:00 a. m.')).toBeVisible();
    await expect(main.getByText('Cerrado ahora')).toBeVisible();
  });
});

test('@phone workshops are filtered in a sheet, and a profile has everything at hand', async ({ shopper, page }) => {
  await page.goto('/talleres');
  await shopper.button('Filtros').click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('radio', { name: /^Carabobo/ }).click();
  await sheet.getByRole('button', { name: 'Ver 1 taller' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(shopper.button('Filtros (1)')).toBeVisible();
  await fits(page);
  await page.getByRole('link', { name: `Ver detalles: ${TACARIGUA}` }).click();
  await expect(shopper.heading(TACARIGUA)).toBeVisible();
  for (const name of [
    'Ver servicios y agendar',
    /^Llamar al/,
    'WhatsApp',
    'Cómo llegar',
    'Abrir en Google Maps',
    'Waze',
  ]) {
    const box = await page.getByRole('main').getByRole('link', { name }).boundingBox();
    expect(box!.height, String(name)).toBeGreaterThanOrEqual(44);
  }
  await fits(page);
});
