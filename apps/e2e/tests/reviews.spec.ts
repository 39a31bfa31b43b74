import type { Page } from '@playwright/test';
import { newPerson, tag } from '../support/people';
import type { Shopper } from '../support/shopper';
import { expect, test } from '../support/test';

const dialogOf = (page: Page, name: 'Escribir reseña' | 'Editar reseña' = 'Escribir reseña') =>
  page.getByRole('dialog', { name });
const mine = (page: Page, texto: string) => page.getByRole('article').filter({ hasText: texto });

/** Fills in the dialog that is open. */
async function writes(
  page: Page,
  { texto, stars, name = 'Escribir reseña' }: { texto: string; stars: number; name?: Parameters<typeof dialogOf>[1] },
): Promise<void> {
  const dialog = dialogOf(page, name);
  // The stars lie over their radios, so the keyboard chooses.
  await dialog.getByRole('radio', { name: new RegExp(`^${stars} estrella`) }).press('Space');
  await dialog.getByRole('textbox', { name: 'Tu comentario' }).fill(texto);
  await dialog.getByRole('button', { name: name === 'Editar reseña' ? 'Guardar cambios' : 'Publicar reseña' }).click();
}

async function removes(shopper: Shopper, texto: string): Promise<void> {
  const { page } = shopper;
  await mine(page, texto).getByRole('button', { name: 'Eliminar mi reseña' }).click();
  await page
    .getByRole('dialog', { name: '¿Eliminar tu reseña?' })
    .getByRole('button', { name: 'Eliminar reseña' })
    .click();
  await shopper.reads('Tu reseña ha sido eliminada');
  await expect(mine(page, texto)).toHaveCount(0);
}

test('@phone a verified review moves the average when it is written, changed and deleted; another one does not', async ({
  shopper,
  page,
  shop,
  api,
  client,
}) => {
  test.setTimeout(90_000);
  const product = await shop.offer({ nombre: `Amortiguador ${tag()}` });
  const passerby = newPerson('Beatriz Gómez');
  await api.register(passerby);
  await api.done('POST', '/api/comments', {
    token: await api.token(passerby),
    body: { productoObjetivoId: product.id, texto: 'Se ve malo en la foto.', valoracion: 1 },
  });
  await shop.delivered(client, product);
  const average = async () => {
    const { valoracionPromedio, numeroValoraciones } = await api.product(product.id);
    return [valoracionPromedio, numeroValoraciones];
  };
  const shown = (label: string) => page.getByRole('main').getByRole('img', { name: label }).first();

  await shopper.signsIn(client);
  await shopper.opens(product);
  await expect(
    page.getByRole('article').filter({ hasText: 'Se ve malo en la foto.' }).getByText('Compra verificada'),
  ).toHaveCount(0);
  expect(await average()).toEqual([0, 0]);
  await shopper.button('Escribir reseña').click();
  await writes(page, { texto: 'Quedó firme desde el primer día.', stars: 4 });
  await shopper.reads('Tu reseña ha sido publicada');
  await expect(mine(page, 'Quedó firme').getByText('Compra verificada')).toBeVisible();
  await expect(shown('4,0 de 5 estrellas, 1 reseña')).toBeVisible();
  expect(await average()).toEqual([4, 1]);

  // A second one leads to the first, with what was typed.
  await shopper.button('Escribir reseña').click();
  await writes(page, { texto: 'Al mes empezó a sonar.', stars: 2 });
  await expect(dialogOf(page).getByRole('alert')).toContainText('Ya dejaste una reseña aquí. Puedes editarla.');
  await dialogOf(page).getByRole('button', { name: 'Editar mi reseña' }).click();
  const dialog = dialogOf(page, 'Editar reseña');
  await expect(dialog).toContainText('«Quedó firme desde el primer día.»');
  await expect(dialog.getByRole('textbox', { name: 'Tu comentario' })).toHaveValue('Al mes empezó a sonar.');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await shopper.reads('Tu reseña ha sido actualizada');
  await expect(shown('2,0 de 5 estrellas, 1 reseña')).toBeVisible();
  expect(await average()).toEqual([2, 1]);

  await mine(page, 'Al mes empezó').getByRole('button', { name: 'Editar mi reseña' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Tu comentario' })).toHaveValue('Al mes empezó a sonar.');
  await writes(page, { texto: 'La tienda me lo cambió.', stars: 5, name: 'Editar reseña' });
  await expect(shown('5,0 de 5 estrellas, 1 reseña')).toBeVisible();
  await removes(shopper, 'La tienda me lo cambió.');
  expect(await average()).toEqual([0, 0]);
  await expect(page.getByText('Compra verificada', { exact: true })).toHaveCount(0);
});

test('a visitor is led to sign in and back before she reviews a store, whose average follows who bought there', async ({
  shopper,
  page,
  shop,
  api,
  client,
}) => {
  test.setTimeout(90_000);
  const product = await shop.offer({ nombre: `Correa ${tag()}`, tienda: 'Guacamaya' });
  await shop.delivered(client, product);
  const before = (await api.product(product.id)).tienda;
  const path = `/producto/tienda/${before._id}`;
  await page.goto(path);
  await shopper.button('Escribir reseña').click();
  await shopper.reads('Debes iniciar sesión para dejar una reseña');
  await expect(page).toHaveURL(/\/iniciar-sesion\?volver=/);
  await shopper.fillsLogin(client);
  await expect(page).toHaveURL(path);
  await shopper.button('Escribir reseña').click();
  const texto = `Despacharon el mismo día ${tag()}`;
  await writes(page, { texto, stars: 1 });
  await shopper.reads('Tu reseña ha sido publicada');
  await expect(mine(page, texto).getByRole('img', { name: '1 de 5 estrellas' })).toBeVisible();
  await expect(mine(page, texto).getByText('Compra verificada')).toBeVisible();
  const after = (await api.product(product.id)).tienda;
  expect(after.numeroValoraciones).toBe(before.numeroValoraciones + 1);
  expect(after.valoracionPromedio).toBeLessThan(before.valoracionPromedio || 5);
  await page.reload();
  await removes(shopper, texto);
  expect((await api.product(product.id)).tienda).toMatchObject({
    numeroValoraciones: before.numeroValoraciones,
    valoracionPromedio: before.valoracionPromedio,
  });
});
