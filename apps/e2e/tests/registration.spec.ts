import { newPerson, tag } from '../support/people';
import { expect, test } from '../support/test';

const linkOf = ({ text }: { text: string }) => new URL(/https?:\/\/\S+\/verificar\/[\w.-]+/.exec(text)![0]).pathname;

// What each step asks for is told by apps/web/src/features/auth/registration; a client registers in purchase.spec.
test('a store registers with its RIF and what it sells, and confirms its address by the newest of the mailed links', async ({
  shopper,
  page,
  api,
}) => {
  test.setTimeout(90_000);
  const person = newPerson('Rosa Blanco');
  await page.goto('/registro');
  await page.getByRole('button', { name: 'Tienda' }).click();
  await shopper.fillsPerson(person, { negocio: true });
  await shopper.goesOn();
  await shopper.fillsAddress(person.direccion);
  await shopper.goesOn();
  await shopper.field('Nombre de la tienda').fill(`Repuestos ${tag()}`);
  await shopper.field('Descripción').fill('Frenos y suspensión para carros japoneses.');
  await page.getByRole('checkbox', { name: 'Repuestos Originales' }).check();
  await shopper.goesOn();
  await expect(page.getByRole('region', { name: 'Horario' })).toContainText('Domingo');
  await shopper.button('Completar Registro').click();
  await shopper.reads('Registro exitoso. Por favor, inicia sesión para continuar.');
  await expect(page).toHaveURL(/\/iniciar-sesion/);
  await expect(shopper.field('Correo electrónico')).toHaveValue(person.email);
  await shopper.fillsLogin(person);
  await expect(page).toHaveURL('/tienda');

  const first = linkOf(await api.mail(person.email, /correo|bienvenid/i));
  await page.goto('/perfil');
  await expect(page.getByText('Correo sin verificar')).toBeVisible();
  await shopper.button('Reenviar correo de verificación').click();
  await shopper.reads('Te enviamos un correo con un enlace nuevo.');
  let newest = first;
  await expect.poll(async () => (newest = linkOf(await api.mail(person.email, /./)))).not.toBe(first);
  await page.goto(first);
  await shopper.isTold('Este enlace ya no sirve');
  await page.goto(newest);
  await shopper.isTold('¡Listo! Tu correo quedó confirmado');
  await page.goto('/perfil');
  await expect(page.getByText('Correo verificado')).toBeVisible();
  await expect(shopper.button('Reenviar correo de verificación')).toHaveCount(0);
});
