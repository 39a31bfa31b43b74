import type { Locator, Page } from '@playwright/test';
import { tag } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';
import { registerWorkshop } from '../support/workshops';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Chooses a picture, takes it as it is cut, and waits until it has arrived. */
async function upload(page: Page, form: Locator, group: string, arrived: string) {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 360, height: 240 } });
  const field = form.getByRole('group', { name: group }).locator('input[type=file]');
  await field.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(form.getByRole('img', { name: arrived })).toBeVisible();
}

test('@phone a workshop offers a service with a picture, makes an offer and changes its hours; a visitor sees them', async ({
  shopper,
  page,
  api,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const name = `Taller ${tag()}`;
  const person = await registerWorkshop(api, name);
  await shopper.signsIn(person);

  await page.goto('/taller/servicio');
  await expect(page.getByText('Aún no publicas servicios')).toBeVisible();
  await shopper.button('Agregar servicio').first().click();
  const form = dialog(page, 'Agregar servicio');
  await form.getByRole('button', { name: 'Publicar servicio' }).click();
  await expect(form.getByText('Por favor completa todos los campos requeridos')).toBeVisible();
  await form.getByRole('textbox', { name: 'Nombre del servicio' }).fill('Cambio de bandas');
  await form.getByRole('textbox', { name: 'Descripción' }).fill('Con graduación y limpieza.');
  await form.getByRole('combobox', { name: 'Categoría' }).selectOption('Sistema de Frenos');
  await form.getByRole('textbox', { name: 'Precio en dólares' }).fill('32,50');
  await form.getByRole('button', { name: 'Subir tiempo estimado' }).click();
  await upload(page, form, 'Fotos (opcional)', 'Foto 1 de 1');
  await form.getByRole('button', { name: 'Publicar servicio' }).click();
  await shopper.reads('Servicio creado correctamente');
  await expect(page.getByRole('heading', { name: 'Cambio de bandas' })).toBeVisible();

  await page.goto('/taller/ofertas');
  await shopper.button('Nueva oferta').click();
  const offer = dialog(page, 'Nueva oferta');
  await offer.getByRole('textbox', { name: 'Nombre de la oferta' }).fill('Semana de las bandas');
  await offer.getByRole('textbox', { name: 'Descripción' }).fill('Solo por unos días.');
  await offer.getByRole('spinbutton', { name: 'Valor del descuento' }).fill('20');
  await offer.getByRole('combobox', { name: /^Servicio/ }).selectOption('Cambio de bandas');
  await offer.getByRole('textbox', { name: /^Código promocional/ }).fill('bandas20');
  await offer.getByRole('button', { name: 'Crear oferta' }).click();
  await shopper.reads('Oferta creada correctamente');
  await expect(page.getByText('BANDAS20')).toBeVisible();

  await page.goto('/taller/configuracion');
  await page.getByRole('combobox', { name: 'Agregar especialidad' }).selectOption('Sistema de Frenos');
  await page.getByRole('switch', { name: 'Domingo: abierto' }).click();
  await page.getByLabel('Domingo: abre').fill('09:15');
  await page.getByLabel('Domingo: cierra').fill('13:45');
  await shopper.button('Guardar cambios').click();
  await shopper.reads('Perfil actualizado correctamente');

  const address = await page.getByRole('link', { name: 'Ver mi página' }).getAttribute('href');

  const visitor = await anotherDevice(browser, { baseURL });
  const there = visitor.shopper.page;
  await there.goto(address!);
  await expect(there.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(there.getByText('20 % de descuento')).toBeVisible();
  await expect(there.getByText('BANDAS20')).toBeVisible();
  await expect(there.getByText(/9:15\sa\.\sm\./).first()).toBeVisible();
  await expect(there.getByText('Sistema de Frenos').first()).toBeVisible();
  const service = there.getByRole('article').filter({ hasText: 'Cambio de bandas' });
  await expect(service.getByRole('img').or(service.locator('img')).first()).toBeVisible();
  await visitor.context.close();

  await page.goto('/taller/ofertas');
  await page.getByRole('switch', { name: 'Semana de las bandas: activa' }).click();
  await shopper.reads('Oferta desactivada correctamente');
  await page.goto('/taller/servicio');
  await shopper.button('Eliminar Cambio de bandas').click();
  await dialog(page, '¿Eliminar este servicio?').getByRole('button', { name: 'Eliminar' }).click();
  await shopper.reads('Servicio eliminado correctamente');
  await expect(page.getByText('Aún no publicas servicios')).toBeVisible();
});
