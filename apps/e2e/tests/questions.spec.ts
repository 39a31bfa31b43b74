import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { tag, TIENDA } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

const ASKED = 'Tu pregunta fue enviada a la tienda';

test('@phone a visitor asks once she has signed in, the store is told and answers, she is told, and everybody reads it', async ({
  shopper,
  page,
  shop,
  api,
  client,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const product = await shop.offer({ nombre: `Bomba de agua ${tag()}` });
  const question = `¿Trae la empacadura? ${tag()}`;
  await shopper.opens(product);
  await expect(page.getByText('Sé la primera persona en preguntar.')).toBeVisible();
  await shopper.field('Tu pregunta').fill(question);
  await shopper.button('Preguntar').click();
  await shopper.reads('Debes iniciar sesión para preguntar');
  await expect(page).toHaveURL(/\/iniciar-sesion\?volver=/);
  // It is sent as soon as she is back, where she wrote it.
  await shopper.fillsLogin(client);
  await expect(page).toHaveURL(`/producto/${product.id}#preguntas`);
  await shopper.reads(ASKED);
  await expect(shopper.field('Tu pregunta')).toHaveValue('');
  await expect(shopper.field('Tu pregunta')).toBeInViewport();
  const asked = page.getByRole('article').filter({ hasText: question });
  // By first name and initial: the page is everybody's.
  await expect(asked).toContainText('Ana P.');
  await expect(asked).toContainText('La tienda aún no responde.');

  const notices = async (token: string) =>
    (await api.done<Notificacion[]>('GET', '/api/notifications', { token })).filter(
      ({ ruta }) => ruta === `/producto/${product.id}#preguntas`,
    );
  await expect
    .poll(async () => (await notices(await api.storeToken())).map(({ titulo }) => titulo))
    .toEqual(['Nueva pregunta']);
  const [told] = await notices(await api.storeToken());
  expect(told!.mensaje).toBe(`Ana P. preguntó por ${product.nombre}: «${question}»`);

  const store = await anotherDevice(browser, { baseURL });
  const { page: desk } = store.shopper;
  await store.shopper.signsIn(TIENDA);
  await desk.goto(told!.ruta!);
  // Her own product: there is nothing to ask, only to answer.
  await expect(store.shopper.button('Preguntar')).toHaveCount(0);
  const waiting = desk.getByRole('article').filter({ hasText: question });
  await waiting.getByRole('button', { name: 'Responder' }).click();
  await store.shopper.button('Publicar respuesta').click();
  await store.shopper.isTold('Escribe tu respuesta');
  await store.shopper.field('Tu respuesta').fill('Sí, viene con ella.');
  await store.shopper.button('Publicar respuesta').click();
  await store.shopper.reads('Tu respuesta fue publicada');
  await waiting.getByRole('button', { name: 'Editar respuesta' }).click();
  await store.shopper.field('Tu respuesta').fill('Sí, viene con empacadura y tornillos.');
  await store.shopper.button('Publicar respuesta').click();
  await expect(waiting).toContainText('Sí, viene con empacadura y tornillos.');
  await store.context.close();

  // Told once, of the first answer.
  await expect
    .poll(async () => (await notices(await api.token(client))).map(({ titulo }) => titulo))
    .toEqual(['Respondieron tu pregunta']);
  await page.reload();
  await expect(asked).toContainText('Sí, viene con empacadura y tornillos.');
  await expect(asked).toContainText(product.tienda);

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`/producto/${product.id}`);
  await expect(reader.getByRole('article').filter({ hasText: question })).toContainText(
    'Sí, viene con empacadura y tornillos.',
  );
  await plain.close();

  await asked.getByRole('button', { name: 'Eliminar pregunta' }).click();
  await page
    .getByRole('dialog', { name: '¿Eliminar tu pregunta?' })
    .getByRole('button', { name: 'Eliminar pregunta' })
    .click();
  await shopper.reads('Tu pregunta fue eliminada');
  await expect(asked).toHaveCount(0);
});
