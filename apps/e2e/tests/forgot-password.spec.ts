import { expect, test } from '../support/test';

const NEW = 'Nueva.Clave.77';

test('a forgotten password is replaced through the mailed link, once', async ({ shopper, page, client, api }) => {
  await page.goto('/iniciar-sesion');
  await shopper.field('Correo electrónico').fill(client.email);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL('/recuperar-contrasena');
  // What was typed came along.
  await expect(shopper.field('Correo electrónico')).toHaveValue(client.email);
  await shopper.button('Enviar enlace').click();
  await shopper.isTold(/Si el correo está registrado/);

  const mail = await api.mail(client.email, /contraseña/i);
  const link = /https?:\/\/\S+\/restablecer-contrasena\/[\w.-]+/.exec(mail.text)?.[0];
  expect(link, mail.text).toBeDefined();
  const path = new URL(link!).pathname;

  await page.goto(path);
  await shopper.secret('Nueva contraseña').fill(NEW);
  await shopper.secret('Repite la contraseña').fill('otra');
  await shopper.button('Guardar contraseña').click();
  await shopper.isTold('Las contraseñas no coinciden');
  await shopper.secret('Repite la contraseña').fill(NEW);
  await shopper.button('Guardar contraseña').click();
  await shopper.reads(/contraseña fue actualizada/);
  await expect(page).toHaveURL('/iniciar-sesion');

  await shopper.fillsLogin(client);
  await shopper.isTold('Correo electrónico o contraseña incorrecta');
  await shopper.fillsLogin({ ...client, password: NEW });
  await expect(shopper.account()).toBeVisible();

  // The same link a second time.
  await shopper.signsOut();
  await page.goto(path);
  await shopper.secret('Nueva contraseña').fill('Una.Tercera.88');
  await shopper.secret('Repite la contraseña').fill('Una.Tercera.88');
  await shopper.button('Guardar contraseña').click();
  await shopper.isTold('Este enlace ya no sirve');
  await page.getByRole('link', { name: 'Solicitar un enlace nuevo' }).click();
  await expect(page).toHaveURL('/recuperar-contrasena');
});
