import type { Page } from '@playwright/test';
import { fits } from '../support/calls';
import { tag, TIENDA } from '../support/people';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('region', { name: 'Servicios', exact: true }).getByRole('article');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filtros' });
/** Prices on the cards, in céntimos of a bolivar; not those before an offer. */
const prices = async (page: Page): Promise<number[]> =>
  (
    await cards(page)
      .getByText(/^Bs\.\s[\d.]+,\d\d$/)
      .and(page.locator(':not(s)'))
      .allInnerTexts()
  ).map((text) => Number(text.replace(/\D/g, '')));
interface Found {
  _id: string;
  nombre: string;
  taller: { _id: string; nombre: string };
}

test('the price filter is typed in bolivars, and the order goes by it', async ({ shopper, page }) => {
  await page.goto('/servicios/mecanicos?page=2');
  const field = {
    min: filters(page).getByRole('textbox', { name: 'Mínimo' }),
    max: filters(page).getByRole('textbox', { name: 'Máximo' }),
  };
  await field.min.fill('30.000');
  await field.max.fill('20.000');
  await shopper.button('Aplicar').click();
  await shopper.isTold('El máximo no puede ser menor que el mínimo');
  await expect(field.max).toBeFocused();
  await field.max.fill('60.000,50');
  await shopper.button('Aplicar').click();
  await expect(page).toHaveURL('/servicios/mecanicos?minPrecio=30000&maxPrecio=60000.5');
  const chip = shopper.button('Quitar filtro Bs. 30.000 a 60.000,5');
  await expect(chip).toBeVisible();
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Precio: de mayor a menor');
  await expect(page).toHaveURL(/sortBy=precio_desc/);
  await expect
    .poll(async () =>
      (await prices(page)).every(
        (price, i, all) => price >= 3_000_000 && price <= 6_000_050 && price <= (all[i - 1] ?? Infinity),
      ),
    )
    .toBe(true);
  expect((await prices(page)).length).toBeGreaterThan(1);

  // The address alone is enough for somebody else.
  await page.reload();
  await expect(field.min).toHaveValue('30.000,00');
  await expect(field.max).toHaveValue('60.000,50');
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('precio_desc');
  await chip.click();
  await expect(page).toHaveURL('/servicios/mecanicos?sortBy=precio_desc');
  await expect(field.min).toHaveValue('');
});

test('category, vehicle, words and pages live in the address, and back undoes them', async ({ shopper, page }) => {
  await page.goto('/servicios/mecanicos?limit=9');
  await expect(cards(page)).toHaveCount(9);
  const pages = page.getByRole('navigation', { name: 'Páginas de servicios' });
  // The first, the last, the neighbour, and an ellipsis; their number depends on the offers of other stories.
  await expect(pages).toHaveText(/^12…\d$/);
  const last = Number((await pages.innerText()).trim().at(-1));
  await pages.getByRole('link', { name: `Página ${last}` }).click();
  await expect(page).toHaveURL(`/servicios/mecanicos?page=${last}&limit=9`);
  await expect(pages).toHaveText(`1…${last - 1}${last}`);
  await expect(pages.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();

  await filters(page)
    .getByRole('radio', { name: /^Sistema de Frenos/ })
    .click();
  // A filter begins at the first page again.
  await expect(page).toHaveURL('/servicios/mecanicos?categoria=Sistema+de+Frenos&limit=9');
  await filters(page).getByRole('radio', { name: /^SUV/ }).click();
  await expect(page).toHaveURL(/tipoVehiculo=suv/);
  await page.goBack();
  await expect(filters(page).getByRole('radio', { name: 'Todos' })).toBeChecked();
  await expect(filters(page).getByRole('radio', { name: /^Sistema de Frenos/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Buscar un servicio' }).fill('rectificacion');
  await expect(page).toHaveURL(/busqueda=rectificacion/);
  // Accents do not matter.
  await expect(cards(page).getByRole('heading', { name: 'Rectificación de discos, par' })).toBeVisible();
  await shopper.button('Ver en lista').click();
  await expect(page).toHaveURL(/vista=lista/);
  const chips = page.getByRole('group', { name: 'Filtros aplicados' });
  await expect(chips.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(2);
  await page.reload();
  await expect(cards(page).getByRole('heading', { name: 'Rectificación de discos, par' })).toBeVisible();
  await chips.getByRole('button', { name: 'Limpiar todo' }).click();
  await expect(page).toHaveURL('/servicios/mecanicos?limit=9&vista=lista');
  await page.getByRole('textbox', { name: 'Buscar un servicio' }).fill(tag());
  await expect(page.getByText('No encontramos servicios con esos filtros')).toBeVisible();
  await shopper.button('Limpiar filtros').click();
  await expect(cards(page)).toHaveCount(9);
});

test('a closer look opens with the keyboard, is a step of its own, and can be shared', async ({ page, shopper }) => {
  await page.goto('/servicios/mecanicos?categoria=Sistema+de+Frenos');
  const name = await cards(page).getByRole('heading').first().innerText();
  const opener = page.getByRole('link', { name: `Vista rápida: ${name}` });
  const dialog = page.getByRole('dialog', { name });
  await opener.press('Enter');
  await expect(page).toHaveURL(/categoria=Sistema\+de\+Frenos&ver=[0-9a-f]{24}$/);
  const [info, cita] = [
    dialog.getByRole('tab', { name: 'Información del Servicio' }),
    dialog.getByRole('tab', { name: 'Agendar Cita' }),
  ];
  await expect(info).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('tabpanel', { name: 'Información del Servicio' })).toContainText(/Bs\.\s[\d.]+,\d\d/);
  await info.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cita).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('tabpanel', { name: 'Agendar Cita' }).getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/servicios/mecanicos?categoria=Sistema+de+Frenos');
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  // It always opens at its first tab.
  await expect(info).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL('/servicios/mecanicos?categoria=Sistema+de+Frenos');
  await opener.press('Enter');
  await dialog.getByRole('link', { name: 'Ver todos los detalles' }).click();
  await expect(shopper.heading(name)).toBeVisible();
});

test('the page of a service: what it is, and a calendar to book it', async ({ shopper, page, api }) => {
  const [service] = await api.done<Found[]>('GET', '/api/servicios-mecanicos?busqueda=rectificación de discos');
  const { _id, nombre, taller } = service!;
  await page.goto(`/servicios/mecanicos/${_id}`);
  await expect(shopper.heading(nombre)).toBeVisible();
  const box = page.getByRole('region', { name: 'Taller', exact: true });
  await expect(box.getByRole('link', { name: 'Ver taller' })).toHaveAttribute('href', `/talleres/${taller._id}`);
  await expect(box.getByRole('link', { name: /^Llamar al 0/ })).toBeVisible();
  const others = page.getByRole('region', { name: `Otros servicios de ${taller.nombre}` });
  await expect(others.getByRole('article')).toHaveCount(3);
  await expect(others.getByRole('heading', { name: nombre })).toHaveCount(0);
  await others.getByRole('article').first().getByRole('link').first().click();
  await expect(shopper.heading(nombre)).toHaveCount(0);
  await page.goBack();
  await expect(shopper.heading(nombre)).toBeVisible();

  await page.getByRole('link', { name: 'Agendar cita' }).click();
  await expect(page).toHaveURL(`/servicios/mecanicos/${_id}?tab=cita`);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a store books nothing', async ({ shopper, page, api }) => {
  const [service] = await api.done<Found[]>('GET', '/api/servicios-mecanicos');
  await shopper.signsIn(TIENDA);
  await page.goto(`/servicios/mecanicos/${service!._id}`);
  await page.getByRole('link', { name: 'Agendar cita' }).click();
  await shopper.reads('Solo los clientes pueden agendar citas de servicio');
  await expect(page).toHaveURL(`/servicios/mecanicos/${service!._id}`);
});

test('@phone services are filtered in a sheet, looked at closely, and booked with a thumb', async ({
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
  await dialog.getByRole('link', { name: 'Ver todos los detalles' }).click();
  await expect(shopper.heading(name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agendar cita' })).toBeVisible();
  await fits(page);
});
