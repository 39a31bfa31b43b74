import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { newPerson, tag } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

test('what is reported is settled by an administrator, and its author reads the reason and answers', async ({
  shopper,
  page,
  shop,
  api,
  client,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const word = tag();
  const product = await shop.offer({ nombre: `Bomba de freno ${word}` });
  const author = newPerson('Beatriz Gómez');
  await api.register(author);
  const { _id } = await api.done<{ _id: string }>('POST', '/api/comments', {
    token: await api.token(author),
    body: { productoObjetivoId: product.id, texto: `Son unos ladrones ${word}`, valoracion: 1 },
  });
  await api.done('POST', '/api/reportes', {
    token: await api.token(client),
    body: { objeto: 'comentario', objetoId: _id, tipo: 'ofensivo', motivo: 'Insulta a la tienda sin haber comprado.' },
  });

  await shopper.signsIn(await api.newAdmin(`Elena ${word}`));
  await page.goto('/admin/reportes');
  await page
    .getByRole('row')
    .filter({ hasText: `ladrones ${word}` })
    .getByRole('link', { name: /^Revisar/ })
    .click();
  await expect(page.getByText('Insulta a la tienda sin haber comprado.')).toBeVisible();
  await shopper.button('Tomar el reporte').click();
  await shopper.reads('Tomaste el reporte');
  await shopper.button('Resolver').click();
  const dialog = page.getByRole('dialog', { name: 'Resolver el reporte' });
  const reason = `Opina del producto sin insultar. ${word}`;
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill(reason);
  await dialog.getByRole('button', { name: 'Resolver' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(reason)).toBeVisible();

  // Nobody sees it any more, and its author is told why, without who it was.
  const other = await anotherDevice(browser, { baseURL });
  const own = other.shopper.page;
  await own.goto(`/producto/${product.id}`);
  await expect(own.getByText('Nadie ha escrito una reseña todavía.', { exact: false })).toBeVisible();
  await other.shopper.signsIn(author);
  const told = await api.done<Notificacion[]>('GET', '/api/notifications', { token: await api.token(author) });
  await own.goto(told.find(({ ruta }) => ruta?.startsWith('/decisiones/'))!.ruta!);
  await expect(own.getByText(reason)).toBeVisible();
  await expect(own.getByText(client.nombre)).toHaveCount(0);
  await own.getByRole('textbox', { name: 'Tu respuesta' }).fill('La cambio con gusto, sin insultos.');
  await own.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(own.getByText('La cambio con gusto, sin insultos.')).toBeVisible();
  await other.context.close();
});
