import type { Locator, Page } from '@playwright/test';
import { tag } from '../support/people';
import { openStore } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Chooses a picture, takes it as it is cut, and waits until it has arrived. */
async function upload(page: Page, form: Locator) {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  const field = form.getByRole('group', { name: 'Fotos' }).locator('input[type=file]');
  await field.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(form.getByRole('img', { name: 'Foto 1 de 1' })).toBeVisible();
}

test('@phone a store adds a product with a picture, edits its price, corrects its stock; a visitor sees it', async ({
  shopper,
  page,
  api,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  const part = `Bandas ${tag()}`;
  await shopper.signsIn(store.person);

  await page.goto('/tienda/lista/productos');
  await expect(page.getByText('Aún no tienes productos')).toBeVisible();
  await page.getByRole('link', { name: 'Agregar producto' }).first().click();
  const form = page.getByRole('form', { name: 'Nuevo producto' });
  await form.getByRole('button', { name: 'Publicar producto' }).click();
  await expect(form.getByText('Los campos nombre, precio, stock y categoría son obligatorios')).toBeVisible();
  await form.getByRole('textbox', { name: 'Nombre del producto' }).fill(part);
  await form.getByRole('combobox', { name: 'Categoría', exact: true }).selectOption('Frenos');
  await form.getByRole('textbox', { name: 'Precio en dólares' }).fill('32,50');
  await form.getByRole('spinbutton', { name: 'Stock inicial' }).fill('6');
  await form.getByRole('combobox', { name: 'Marca del vehículo' }).selectOption('Toyota');
  await upload(page, form);
  await form.getByRole('button', { name: 'Publicar producto' }).click();
  await shopper.reads('Producto creado correctamente');
  await expect(page).toHaveURL('/tienda/lista/productos');

  await page.getByRole('button', { name: `Más acciones de ${part}` }).click();
  await page.getByRole('menuitem', { name: 'Edición rápida' }).click();
  const quick = dialog(page, 'Edición rápida');
  await quick.getByRole('textbox', { name: 'Precio en dólares' }).fill('30');
  await quick.getByRole('button', { name: 'Guardar cambios' }).click();
  await shopper.reads('Producto actualizado correctamente');
  await expect(page.getByText('Ref. $ 30,00')).toBeVisible();

  await page.goto('/tienda/gestion/inventario');
  await page.getByRole('button', { name: `Editar stock de ${part}` }).click();
  const count = dialog(page, 'Editar stock');
  await count.getByRole('spinbutton', { name: 'Cantidad en stock' }).fill('4');
  await count.getByRole('textbox', { name: 'Motivo (opcional)' }).fill('Conteo del lunes');
  await count.getByRole('button', { name: 'Guardar stock' }).click();
  await shopper.reads('Stock actualizado correctamente');
  await expect(page.getByText('4 unidades')).toBeVisible();
  await page.getByRole('link', { name: `Movimientos de ${part}` }).click();
  await expect(page.getByText('Conteo del lunes')).toBeVisible();
  await expect(page.getByText('−2')).toBeVisible();

  const visitor = await anotherDevice(browser, { baseURL });
  const there = visitor.shopper.page;
  await there.goto(`/productos?q=${encodeURIComponent(part)}`);
  await there.getByRole('link', { name: part }).first().click();
  await expect(there.getByRole('heading', { name: part, level: 1 })).toBeVisible();
  await expect(there.getByText('Ref. $ 30,00').first()).toBeVisible();
  await visitor.context.close();
});
