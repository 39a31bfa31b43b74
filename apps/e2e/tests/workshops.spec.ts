import { fits } from '../support/calls';
import { tag } from '../support/people';
import { expect, test } from '../support/test';

// A workshop of the demo: Monday to Friday 8:00 a. m. to 5:00 p. m., Saturday 8:00 a. m. to 1:00 p. m.
const TACARIGUA = 'Servicio Automotriz Tacarigua';
const SATURDAY_10 = new Date('2026-11-21T14:00:00Z');
const SATURDAY_23 = new Date('2026-11-22T03:30:00Z');

test.describe('from the other side of the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('somebody finds a workshop by state and specialty, and when it is open by the clock of Caracas', async ({
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
    await page.goBack();
    await expect(filters.getByRole('radio', { name: 'Todas las especialidades' })).toBeChecked();
    await page.goForward();
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
    await page.clock.setFixedTime(SATURDAY_23);
    await page.reload();
    await expect(main.getByText('Cerrado por hoy. Abre el lunes a las 8:00 a. m.')).toBeVisible();
    await expect(main.getByText('Cerrado ahora')).toBeVisible();
  });
});

test('a workshop can be called, written to and reached, and shows what it does', async ({ shopper, page }) => {
  await page.goto(`/talleres?search=${TACARIGUA}`);
  await page.getByRole('article').getByRole('heading', { name: TACARIGUA }).getByRole('link').click();
  await expect(shopper.heading(TACARIGUA)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Llamar al 0414-/ })).toHaveAttribute('href', /^tel:\+58414\d{7}$/);
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/58414\d{7}\?text=Hola/,
  );
  await expect(main.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=10\.\d+%2C-68/,
  );
  await expect(page.getByRole('figure').getByText('Coordenadas: 10.156, -68.001')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Abrir en Google Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=10\.\d+%2C-68/,
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
});

test('filters, view and page of the workshops live in the address', async ({ shopper, page }) => {
  await page.goto('/talleres?limit=6');
  const pages = page.getByRole('navigation', { name: 'Páginas de talleres' });
  await pages.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/talleres?page=2&limit=6');
  await expect(pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await shopper.button('Ver en lista').click();
  await expect(page).toHaveURL('/talleres?vista=lista&page=2&limit=6');
  // Another filter starts again at page 1; the view stays.
  await page.getByRole('checkbox', { name: 'Solo verificados' }).click();
  await expect(page).toHaveURL('/talleres?verificado=true&vista=lista&limit=6');
  await page.getByRole('radio', { name: 'Hatchback' }).click();
  await page.getByRole('textbox', { name: 'Buscar talleres' }).fill('frenos');
  await expect(page).toHaveURL(/search=frenos/);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Frenos Seguros La Pastora' })).toBeVisible();

  const chips = page.getByRole('group', { name: 'Filtros aplicados' });
  await expect(chips.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Frenos Seguros La Pastora' })).toBeVisible();
  await chips.getByRole('button', { name: 'Quitar filtro Hatchback' }).click();
  await expect(page).not.toHaveURL(/tipoVehiculo/);
  await page.getByRole('textbox', { name: 'Buscar talleres' }).fill(tag());
  await expect(page.getByText('No encontramos talleres con esos filtros')).toBeVisible();
  await shopper.button('Limpiar filtros').click();
  await expect(page).toHaveURL('/talleres?vista=lista&limit=6');
  await expect(page.getByRole('article')).toHaveCount(6);

  // What makes no sense in an address counts as absent; a page that there is not says so.
  await page.goto('/talleres?page=-3&estado=Narnia&tipoVehiculo=ovni&vista=x&limit=6');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.goto('/talleres?page=99&limit=6');
  await page.getByRole('link', { name: 'Ir a la primera página' }).click();
  await expect(page).toHaveURL('/talleres?limit=6');
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('a review of a workshop brings a visitor back to it', async ({ shopper, page, api, client }) => {
  const [workshop] = await api.done<{ _id: string; nombreTaller: string }[]>(
    'GET',
    '/api/users/workshops?search=Morichal',
  );
  await page.goto(`/talleres/${workshop!._id}`);
  await shopper.button('Escribir reseña').click();
  await shopper.reads('Debes iniciar sesión para dejar una reseña');
  await shopper.fillsLogin(client);
  await expect(shopper.heading(workshop!.nombreTaller)).toBeVisible();
  const write = shopper.button('Escribir reseña');
  await write.click();
  const dialog = page.getByRole('dialog', { name: 'Escribir reseña' });
  await expect(dialog).toContainText(workshop!.nombreTaller);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(write).toBeFocused();

  await write.click();
  const words = `Explicaron todo antes de empezar. ${tag()}`;
  await dialog.getByRole('radio', { name: /^5 estrellas/ }).press('Space');
  await dialog.getByRole('textbox', { name: 'Tu comentario' }).fill(words);
  await dialog.getByRole('button', { name: 'Publicar reseña' }).click();
  await shopper.reads('Tu reseña ha sido publicada');
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Reseñas' }).getByRole('article').filter({ hasText: words }),
  ).toContainText(client.nombre.split(' ')[0]!);
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
