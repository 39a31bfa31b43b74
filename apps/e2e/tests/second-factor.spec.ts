import { generateSync } from 'otplib';
import { expect, test } from '../support/test';

/** Code of her telephone `steps` half minutes from now: each step counts once, and only forward. */
const codeOf = (secret: string, steps: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

test('an administrator sets up a second factor, signs in with it, and gives password and code again to change a commission', async ({
  shopper,
  page,
  api,
}) => {
  test.setTimeout(150_000);
  const eva = await api.newAdmin('Eva Segura');
  await shopper.signsIn(eva);
  await page.goto('/perfil#seguridad');
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await question.getByLabel(/^Contraseña/).fill(eva.password);
  await question.getByRole('button', { name: 'Confirmar' }).click();
  const setup = page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' });
  const secret = (await setup.locator('code').innerText()).replaceAll(' ', '');
  await setup.getByRole('textbox', { name: /^Código/ }).fill(codeOf(secret, -1));
  await setup.getByRole('button', { name: 'Activar' }).click();
  const codes = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();
  await shopper.signsOut();

  // The password alone is not enough now.
  await page.goto('/iniciar-sesion');
  await shopper.fillsLogin(eva);
  await page.getByRole('textbox', { name: /^Código/ }).fill(codeOf(secret, 0));
  await shopper.button('Verificar y entrar').click();
  await expect(page).toHaveURL('/admin');

  await page.goto('/admin/comisiones');
  await shopper.button('Agregar tienda').click();
  const form = page.getByRole('dialog', { name: 'Comisión propia de una tienda' });
  await form.getByLabel(/^Tienda/).fill('Frailejón');
  await page.getByRole('option', { name: 'Repuestos Frailejón Andino' }).click();
  await form.getByLabel(/^Comisión/).fill('7,5');
  await form.getByLabel(/^Motivo/).fill('Acuerdo con la tienda');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await question.getByLabel(/^Contraseña/).fill(eva.password);
  await question.getByRole('textbox', { name: /^Código/ }).fill(codeOf(secret, 1));
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await shopper.reads('Comisiones actualizadas');
  const history = page.getByRole('list', { name: 'Historial de comisiones' });
  await expect(history.getByText(/Repuestos Frailejón Andino/).first()).toBeVisible();
  await expect(history.getByText(/Eva Segura/).first()).toContainText('«Acuerdo con la tienda»');
});
