import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { tag } from '../support/people';
import { openStore } from '../support/stores';
import { expect, test } from '../support/test';

test('the office writes a part for a store, corrects it, makes it found by another word, and rewords an offer', async ({
  shopper,
  page,
  api,
}) => {
  test.setTimeout(180_000);
  const [word, nickname] = [tag(), tag()];
  const store = await openStore(api, `Repuestos ${word}`);
  const part = `Cloche ${word}`;
  const dialog = page.getByRole('dialog');
  const form = page.getByRole('main').getByRole('form');
  await shopper.signsIn(await api.newAdmin(`Elena ${word}`));

  await test.step('from the dashboard, a product for a store', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Nuevo producto' }).click();
    await page.getByRole('combobox', { name: 'Tienda' }).fill(word);
    await page.getByRole('option', { name: store.nombreTienda }).click();
    await form.getByRole('textbox', { name: 'Nombre del producto' }).fill(part);
    await form.getByRole('combobox', { name: 'Categoría', exact: true }).selectOption('Transmisión');
    await form.getByRole('textbox', { name: 'Precio en dólares' }).fill('40');
    await form.getByRole('spinbutton', { name: 'Stock inicial' }).fill('3');
    await form.getByRole('button', { name: 'Publicar producto' }).click();
    await shopper.reads(PRODUCT_MESSAGES.created);
  });

  await test.step('its price is corrected on its own page, and the site asks the new one', async () => {
    await page.goto(`/admin/productos?q=${word}`);
    await page.getByRole('main').getByRole('link', { name: part }).click();
    await expect(shopper.heading(part)).toBeVisible();
    await form.getByRole('textbox', { name: 'Precio en dólares' }).fill('35,5');
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await shopper.reads(PRODUCT_MESSAGES.updated);
    const [sold] = await api.done<{ precio: number; tienda: { nombreTienda: string } }[]>(
      'GET',
      `/api/products?search=${word}`,
    );
    expect(sold).toMatchObject({ precio: 35.5, tienda: { nombreTienda: store.nombreTienda } });
  });

  await test.step('who searches for it by another word finds it', async () => {
    await page.goto(`/productos?search=${nickname}`);
    await expect(page.getByText(CATALOGUE_MESSAGES.noResults(nickname))).toBeVisible();
    await page.goto('/admin/catalogos?catalogo=sinonimos');
    await shopper.button('Nuevo grupo').click();
    await dialog.getByRole('textbox', { name: 'Palabras que significan lo mismo' }).fill(word);
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Así lo piden en los Andes');
    await dialog.getByRole('button', { name: 'Guardar grupo' }).click();
    await shopper.isTold(CATALOGO_MESSAGES.words);
    await dialog.getByRole('textbox', { name: 'Palabras que significan lo mismo' }).fill(`${word}\n${nickname}`);
    await dialog.getByRole('button', { name: 'Guardar grupo' }).click();
    await shopper.reads(CATALOGO_MESSAGES.groupSaved);
    await page.goto(`/productos?search=${nickname}`);
    await expect(page.getByRole('article').getByRole('heading', { name: part })).toBeVisible();
  });

  await test.step('an offer of the platform is reworded, and the store reads it so', async () => {
    const token = await api.confirmedAdmin();
    const days = [0, 20].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10));
    const campaign = {
      ...{ nombre: `Semana ${word}`, descripcion: 'Ofertas', porcentaje: 10, categorias: ['Transmisión'] },
      ...{ fechaInicio: days[0], fechaFin: days[1] },
    };
    const { _id } = await api.done<{ _id: string }>('POST', '/api/admin/ofertas', { token, body: campaign });
    await page.goto('/admin/ofertas');
    await page
      .getByRole('row')
      .filter({ hasText: campaign.nombre })
      .getByRole('button', { name: /^Más acciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await expect(page).toHaveURL(`/admin/ofertas/${_id}`);
    await shopper.field('Nombre').fill(`Mes ${word}`);
    await shopper.button('Guardar cambios').click();
    await shopper.reads(OFERTA_MESSAGES.updated);
    const open = await api.done<{ nombre: string }[]>('GET', '/api/promotions/campanas', { token: store.token });
    expect(open.map(({ nombre }) => nombre)).toContain(`Mes ${word}`);
  });
});
