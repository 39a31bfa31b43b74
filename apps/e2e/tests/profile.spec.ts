import type { Page } from '@playwright/test';
import { newPerson, PASSWORD } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

const NEW = 'Otra.Clave.2026';
const data = (page: Page) => page.getByRole('form', { name: 'Datos personales' });
const password = (page: Page) => page.getByRole('form', { name: 'Cambiar contraseña' });

// What the profile of a business has instead is told by apps/web/src/pages/auth/profile-page.spec.tsx.
test('@phone a client changes her data and her password, which signs the other device out', async ({
  shopper,
  page,
  api,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const person = newPerson('Rosa Medina');
  await api.register(person);
  const other = await anotherDevice(browser, { baseURL });
  for (const one of [shopper, other.shopper]) {
    await one.signsIn(person);
    await one.page.goto('/');
  }
  await page.goto('/perfil');
  await expect(page.getByRole('main').getByText('Cliente', { exact: true })).toBeVisible();
  await data(page).getByRole('textbox', { name: 'Nombre y apellido' }).fill('');
  await data(page).getByRole('textbox', { name: 'Teléfono' }).fill('123');
  await data(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await shopper.isTold('El nombre es obligatorio');
  await data(page).getByRole('textbox', { name: 'Nombre y apellido' }).fill('  Rosa Medina de León ');
  await data(page).getByRole('textbox', { name: 'Teléfono' }).fill('0424 765 43 21');
  await data(page).getByRole('combobox', { name: 'Estado' }).selectOption('Zulia');
  await data(page).getByRole('combobox', { name: 'Ciudad' }).fill('Maracaibo');
  await data(page).getByRole('textbox', { name: 'Código postal' }).fill('4001');
  await data(page).getByRole('textbox', { name: 'Calle o avenida' }).fill('Av. Bella Vista');
  await data(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await shopper.reads('Perfil actualizado correctamente');
  await page.reload();
  await expect(data(page).getByRole('textbox', { name: 'Nombre y apellido' })).toHaveValue('Rosa Medina de León');
  await expect(data(page).getByRole('textbox', { name: 'Teléfono' })).toHaveValue('0424-7654321');
  await expect(data(page).getByRole('combobox', { name: 'Ciudad' })).toHaveValue('Maracaibo');
  await expect(data(page).getByRole('textbox', { name: 'Código postal' })).toHaveValue('4001');

  const form = password(page);
  await form.getByLabel(/^Contraseña actual/).fill('no-es-esta');
  await form.getByLabel(/^Nueva contraseña/).fill(NEW);
  await form.getByLabel(/^Repite la nueva contraseña/).fill('otra');
  await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await shopper.isTold('Las contraseñas no coinciden');
  await form.getByLabel(/^Repite la nueva contraseña/).fill(NEW);
  await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(form.getByLabel(/^Contraseña actual/)).toHaveAccessibleDescription(
    'La contraseña actual no es correcta.',
  );
  await form.getByLabel(/^Contraseña actual/).fill(PASSWORD);
  await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await shopper.reads('Contraseña actualizada correctamente');
  await expect(form.getByLabel(/^Contraseña actual/)).toHaveValue('');

  // The other device hears of it where it stands, over its socket.
  await other.shopper.reads('Tu sesión venció. Inicia sesión nuevamente.');
  await expect(other.shopper.page).toHaveURL('/');
  await other.context.close();

  // This device stays, leaves when she says so, and the new password opens.
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
  await shopper.reads('Sesión cerrada correctamente');
  await expect(page).toHaveURL('/');
  await page.goto('/iniciar-sesion');
  await shopper.fillsLogin(person);
  await shopper.isTold('Correo electrónico o contraseña incorrecta');
  await shopper.fillsLogin({ ...person, password: NEW });
  await expect(page).toHaveURL('/');
});
