import { ADMIN, tag } from '../support/people';
import { openStore } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

test('an administrator renames a category after seeing what it touches; store, filter and product page say the new name', async ({
  shopper,
  page,
  api,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const [before, after, part] = [`Equipos ${tag()}`, `Blindaje ${tag()}`, `Placa ${tag()}`];
  const store = await openStore(api, `Repuestos ${tag()}`);

  // The administrator adds a category of her own, so that no other story meets it.
  const { shopper: administrator, context } = await anotherDevice(browser, { baseURL });
  const admin = administrator.page;
  await administrator.signsIn(ADMIN);
  await admin.goto('/admin/catalogos');
  await admin.getByRole('button', { name: 'Agregar categoría' }).click();
  const adding = admin.getByRole('dialog', { name: 'Agregar categoría' });
  await adding.getByRole('textbox', { name: 'Nombre' }).fill(before);
  await adding.getByRole('textbox', { name: 'Motivo' }).fill('La pidió una tienda');
  await adding.getByRole('button', { name: 'Agregar' }).click();
  await expect(admin.getByText('Entrada agregada')).toBeVisible();

  // A store's form offers it.
  await shopper.signsIn(store.person);
  await page.goto('/tienda/producto/formulario');
  const form = page.getByRole('form', { name: 'Nuevo producto' });
  const category = form.getByRole('combobox', { name: 'Categoría', exact: true });
  await form.getByRole('textbox', { name: 'Nombre del producto' }).fill(part);
  await category.selectOption(before);
  await form.getByRole('textbox', { name: 'Precio en dólares' }).fill('20');
  await form.getByRole('spinbutton', { name: 'Stock inicial' }).fill('3');
  await form.getByRole('button', { name: 'Publicar producto' }).click();
  await shopper.reads('Producto creado correctamente');

  // The preview says it in words, and the change runs.
  await admin.getByRole('searchbox', { name: 'Buscar en la lista' }).fill(before);
  await admin.getByRole('button', { name: `Más acciones de ${before}` }).click();
  await admin.getByRole('menuitem', { name: 'Editar' }).click();
  const editing = admin.getByRole('dialog', { name: `Editar la categoría ${before}` });
  await editing.getByRole('textbox', { name: 'Nombre' }).fill(after);
  await expect(editing.getByText(/^Cambia 1 producto\./)).toBeVisible();
  await editing.getByRole('textbox', { name: 'Motivo' }).fill('Así la busca la gente');
  await editing.getByRole('button', { name: 'Guardar cambio' }).click();
  await expect(admin.getByText(`${before} → ${after}: listo, 1 de 1.`)).toBeVisible();

  // Old addresses lead there; server and browser draw the new name alike (the page's watch would tell).
  await page.goto(`/productos?category=${encodeURIComponent(before)}`);
  await expect(page.getByRole('link', { name: part }).first()).toBeVisible();
  await expect(page.getByText(after).first()).toBeVisible();
  await page.getByRole('link', { name: part }).first().click();
  await expect(page.getByRole('heading', { name: part, level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: after }).first()).toBeVisible();

  // The store's form offers the new name, and the former one no more.
  await page.goto('/tienda/producto/formulario');
  await category.selectOption(after);
  await expect(category.getByRole('option', { name: before })).toHaveCount(0);

  // Nobody else is to meet it.
  await admin.getByRole('searchbox', { name: 'Buscar en la lista' }).fill(after);
  await admin.getByRole('button', { name: `Más acciones de ${after}` }).click();
  await admin.getByRole('menuitem', { name: 'Apagar' }).click();
  const switching = admin.getByRole('dialog', { name: `Apagar ${after}` });
  await switching.getByRole('textbox', { name: 'Motivo' }).fill('Fin de la prueba');
  await switching.getByRole('button', { name: 'Apagar' }).click();
  await expect(admin.getByText('Apagada', { exact: true })).toBeVisible();
  await context.close();
});
