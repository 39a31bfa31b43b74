import { ADMIN, newPerson, PASSWORD } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

test('an administrator opens an account; its person signs in, and her open page ends within 2 s when it is switched off', async ({
  shopper,
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const rosa = newPerson('Rosa Ortega');
  await shopper.signsIn(ADMIN);
  await page.goto('/admin');
  await expect(shopper.heading('Panel de Control')).toBeVisible();

  await page.getByRole('link', { name: 'Nuevo usuario' }).click();
  await shopper.field('Nombre y apellido').fill(rosa.nombre);
  await shopper.field('Correo electrónico').fill(rosa.email);
  await shopper.field('Teléfono').fill(rosa.telefono);
  await shopper.secret('Contraseña').fill(rosa.password);
  await shopper.button('Crear usuario').click();
  // It is a sensitive call: the password again, once.
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await question.getByLabel(/^Contraseña/).fill(PASSWORD);
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(shopper.heading(rosa.nombre)).toBeVisible();

  const other = await anotherDevice(browser, { baseURL, viewport: { width: 390, height: 800 } });
  await other.shopper.signsIn(rosa);
  await other.shopper.page.goto('/cliente');
  await expect(other.shopper.page.getByRole('navigation', { name: 'Secciones del panel' })).toBeVisible();

  await page.getByRole('button', { name: `Más acciones de ${rosa.nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog', { name: `Desactivar a ${rosa.nombre}` });
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await shopper.isTold('Indica el motivo');
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Cuenta repetida');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await shopper.reads('Usuario desactivado correctamente');
  // The page that she had open leads away by itself.
  await expect(other.shopper.page).toHaveURL('/', { timeout: 4000 });
  await expect(page.getByText(/Motivo: «Cuenta repetida»/)).toBeVisible();
  await other.context.close();

  // Nobody is offered to do it to herself.
  await page.goto(`/admin/administracion/usuarios?q=${ADMIN.email}`);
  await page.getByRole('button', { name: /^Más acciones/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Desactivar' })).toHaveCount(0);
});
