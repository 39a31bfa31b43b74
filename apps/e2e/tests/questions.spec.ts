import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { newPerson, tag, TIENDA } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

const ASKED = 'Tu pregunta fue enviada a la tienda';

test('@phone a client asks, the store is told and answers, she is told, and everybody reads it', async ({
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
  await shopper.signsIn(client);
  await shopper.opens(product);
  await expect(page.getByText('Sé la primera persona en preguntar.')).toBeVisible();
  await shopper.field('Tu pregunta').fill(' ¿y? ');
  await shopper.button('Preguntar').click();
  await shopper.isTold('Escribe tu pregunta en al menos 5 caracteres');
  await shopper.field('Tu pregunta').fill(question);
  await shopper.button('Preguntar').click();
  await shopper.reads(ASKED);
  await expect(shopper.field('Tu pregunta')).toHaveValue('');
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

test('the question of a visitor is sent once she has signed in; what gets lost on the way is kept and arrives once', async ({
  shopper,
  page,
  shop,
  client,
}) => {
  test.setTimeout(90_000);
  const product = await shop.offer({ nombre: `Radiador ${tag()}` });
  const question = `¿Le sirve a un Aveo? ${tag()}`;
  await shopper.opens(product);
  await shopper.field('Tu pregunta').fill(question);
  await shopper.button('Preguntar').click();
  await shopper.reads('Debes iniciar sesión para preguntar');
  await expect(page).toHaveURL(/\/iniciar-sesion\?volver=/);

  // It is sent as soon as she is back. The server takes it, but the answer is lost: her press is the same question.
  const calls = '**/api/products/*/preguntas';
  const keys: (string | undefined)[] = [];
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await shopper.fillsLogin(client);
  await expect(page).toHaveURL(`/producto/${product.id}#preguntas`);
  await shopper.isTold('No se pudo conectar con el servidor. Verifica tu conexión a internet.');
  await expect(shopper.field('Tu pregunta')).toHaveValue(question);
  await expect(shopper.field('Tu pregunta')).toBeInViewport();
  await shopper.button('Preguntar').click();
  await shopper.reads(ASKED);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  await page.unroute(calls);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: question })).toHaveCount(1);
  await expect(shopper.field('Tu pregunta')).toHaveValue('');
});

test('a question is reported by whoever did not write it; a store asks nothing about its own product', async ({
  shopper,
  page,
  shop,
  api,
  client,
}) => {
  const product = await shop.offer({ nombre: `Termostato ${tag()}` });
  const storeToken = await api.storeToken();
  expect(
    await api.call('POST', `/api/products/${product.id}/preguntas`, {
      token: storeToken,
      body: { texto: '¿Me compran?' },
    }),
  ).toMatchObject({ status: 409, code: 'PREGUNTA_PROPIA' });

  const curious = newPerson('Beatriz Gómez');
  await api.register(curious);
  const token = await api.token(curious);
  const { _id } = await api.done<{ _id: string }>('POST', `/api/products/${product.id}/preguntas`, {
    token,
    body: { texto: 'Visiten mi tienda, es más barata' },
  });
  expect(await api.call('POST', `/api/preguntas/${_id}/report`, { token, body: { motivo: 'Es mía' } })).toMatchObject({
    status: 409,
    code: 'REPORTE_PROPIO',
  });

  await shopper.opens(product);
  await shopper.button('Reportar la pregunta de Beatriz G.').click();
  await shopper.reads('Debes iniciar sesión para reportar');
  await shopper.fillsLogin(client);
  await expect(shopper.heading(product.nombre)).toBeVisible();
  for (const motivo of ['Es publicidad', 'Es publicidad, de verdad']) {
    await shopper.button('Reportar la pregunta de Beatriz G.').click();
    const dialog = page.getByRole('dialog', { name: 'Reportar la pregunta de Beatriz G.' });
    await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('Es publicidad o spam');
    await dialog.getByRole('textbox').fill(motivo);
    await dialog.getByRole('button', { name: 'Enviar reporte' }).click();
    await shopper.reads('Gracias. Vamos a revisar tu reporte.');
    await expect(dialog).toHaveCount(0);
  }
  // Once per person: the administrators hear of it once.
  const notices = await api.done<Notificacion[]>('GET', '/api/notifications?limit=60', {
    token: await api.adminToken(),
  });
  expect(
    notices
      .filter(({ mensaje }) => mensaje.includes('Visiten mi tienda'))
      .map(({ titulo, mensaje }) => [titulo, mensaje]),
  ).toEqual([['Pregunta reportada', '«Visiten mi tienda, es más barata» Motivo: Es publicidad']]);
});
