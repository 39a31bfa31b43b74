import { anotherTab, expect, test } from '../support/test';

const KEYS = ['is-authenticated', 'role', 'user-data', 'auth-token'];

test('whoever is sent to sign in comes back to where she was going, also by another spelling of it', async ({
  shopper,
  page,
  client,
}) => {
  await page.goto('/favorito?desde=correo');
  await expect(page).toHaveURL(/\/iniciar-sesion\?volver=%2Ffavoritos%3Fdesde%3Dcorreo/);
  await shopper.reads('Debes iniciar sesión para ver tus favoritos');

  await shopper.fillsLogin({ ...client, password: 'no-es-esta' });
  await shopper.isTold('Correo electrónico o contraseña incorrecta');
  await expect(shopper.field('Correo electrónico')).toHaveValue(client.email);

  await shopper.fillsLogin(client);
  await expect(page).toHaveURL('/favoritos?desde=correo');
  await expect(shopper.heading('Mis Productos Favoritos')).toBeVisible();
});

test('logging out forgets the session, here and in the other tab', async ({ shopper, page, client, context }) => {
  await shopper.signsIn(client);
  await page.goto('/');
  const other = await anotherTab(context);
  await other.goto('/favoritos');
  await expect(other.getByRole('heading', { level: 1, name: 'Mis Productos Favoritos' })).toBeVisible();

  await shopper.signsOut();
  await shopper.reads('Sesión cerrada correctamente');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  expect(
    await page.evaluate((keys) => keys.filter((key) => !['', 'false', null].includes(localStorage.getItem(key))), KEYS),
  ).toEqual([]);
  await expect(other).toHaveURL('/');
});

test('an expired token is renewed without a word', async ({ shopper, page, client }) => {
  await shopper.signsIn(client);
  const renewals: number[] = [];
  page.on(
    'response',
    (response) => void (response.url().endsWith('/api/auth/refresh-token') && renewals.push(response.status())),
  );
  // The server's answer to a token that has run out, for as long as the old one is shown.
  const old = await page.evaluate(() => localStorage.getItem('auth-token'));
  // A token names the second of its birth: one that is renewed within it would be the old one, letter by letter.
  const { iat } = JSON.parse(Buffer.from(old!.split('.')[1]!, 'base64url').toString()) as { iat: number };
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(iat);
  await page.route('**/api/**', async (route) => {
    const { url, headers } = { url: route.request().url(), headers: route.request().headers() };
    if (!url.includes('/auth/') && headers.authorization === `Bearer ${old}`)
      return route.fulfill({
        status: 401,
        json: { success: false, code: 'SESION_VENCIDA', message: 'Tu sesión venció. Inicia sesión nuevamente.' },
      });
    return route.continue();
  });
  await page.goto('/carrito');
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await expect(page).toHaveURL('/carrito');
  // Several calls were refused together; one renewal served them all.
  expect(renewals).toEqual([200]);
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).not.toBe(old);
});
