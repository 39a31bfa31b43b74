import { newPerson, tag } from '../support/people';
import { expect, test } from '../support/test';

test('a client is told all that is missing, step by step, and registers', async ({ shopper, page, api }) => {
  const ana = newPerson('Ana Rodríguez');
  await page.goto('/registro');
  await page.getByRole('button', { name: 'Cliente' }).click();

  await shopper.goesOn();
  for (const missing of [
    'El nombre es obligatorio',
    'El correo electrónico es obligatorio',
    'La contraseña es obligatoria',
    'El teléfono es obligatorio',
    'El número de cédula es obligatorio',
    'La fecha de nacimiento es obligatoria',
  ])
    await shopper.isTold(missing);
  // The first wrong field is where the cursor goes.
  await expect(shopper.field('Nombre y apellido')).toBeFocused();

  await shopper.fillsPerson(ana);
  await shopper.field('Correo electrónico').fill('ana@casa');
  await shopper.secret('Contraseña').fill('12345');
  await shopper.secret('Confirmar contraseña').fill('54321');
  const young = new Date(Date.now() - 17 * 365.25 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Fecha de nacimiento').fill(young);
  await expect(
    page.getByText(/Edad: 1[67] años/).or(page.getByText('Debes ser mayor de 18 años para registrarte')),
  ).toBeVisible();
  await shopper.goesOn();
  for (const wrong of [
    'El correo electrónico no es válido',
    'La contraseña debe tener al menos 6 caracteres',
    'Las contraseñas no coinciden',
    'Debes ser mayor de 18 años para registrarte',
  ])
    await shopper.isTold(wrong);

  await shopper.fillsPerson(ana);
  await expect(page.getByText(/Edad: 3\d años/)).toBeVisible();
  await shopper.goesOn();
  await expect(page.getByRole('heading', { name: '¿Dónde estás?' })).toBeFocused();
  await shopper.goesOn();
  for (const missing of ['El estado es obligatorio', 'La ciudad es obligatoria', 'El código postal es obligatorio'])
    await shopper.isTold(missing);

  await shopper.fillsAddress(ana.direccion);
  // Back and forth loses nothing.
  await shopper.button('Anterior').click();
  await expect(shopper.field('Nombre y apellido')).toHaveValue(ana.nombre);
  await shopper.goesOn();
  await expect(shopper.field('Código postal')).toHaveValue(ana.direccion.codigoPostal);
  await shopper.goesOn();

  const summary = page.getByRole('region', { name: 'Datos personales' });
  await expect(summary).toContainText(ana.email);
  await expect(summary).not.toContainText(ana.password);
  await shopper.button('Completar Registro').click();
  await shopper.reads('Registro exitoso. Por favor, inicia sesión para continuar.');
  await expect(page).toHaveURL(/\/iniciar-sesion/, { timeout: 5000 });

  await expect(shopper.field('Correo electrónico')).toHaveValue(ana.email);
  await shopper.fillsLogin(ana);
  await expect(shopper.account()).toBeVisible();
  await expect(page).toHaveURL('/');

  // The address is confirmed by the mailed link.
  const mail = await api.mail(ana.email, /correo|bienvenid/i);
  const link = /https?:\/\/\S+\/verificar\/[\w.-]+/.exec(mail.text)?.[0];
  expect(link, mail.text).toBeDefined();
  await page.goto(new URL(link!).pathname);
  await expect(page.getByText('Tu correo quedó confirmado')).toBeVisible();
});

test('an address that is taken is told to its owner alone, and the old password goes on opening it', async ({
  shopper,
  page,
  client,
  api,
}) => {
  const other = { ...newPerson('Luis Marcano'), email: client.email };
  await page.goto('/registro');
  await page.getByRole('button', { name: 'Cliente' }).click();
  await shopper.fillsPerson(other);
  await shopper.goesOn();
  await shopper.fillsAddress(other.direccion);
  await shopper.goesOn();
  await shopper.button('Completar Registro').click();
  await shopper.reads('Registro exitoso. Por favor, inicia sesión para continuar.');
  await expect(page).toHaveURL(/\/iniciar-sesion$/);
  const mail = await api.mail(client.email, /Ya tienes una cuenta/);
  expect(mail.text).toContain('¿Olvidaste tu contraseña?');
  await shopper.fillsLogin(client);
  await expect(shopper.account()).toBeVisible();
});

test('a store registers with its RIF and what it sells', async ({ shopper, page }) => {
  const person = newPerson('Rosa Blanco');
  const name = `Repuestos ${tag()}`;
  await page.goto('/registro');
  await page.getByRole('button', { name: 'Tienda' }).click();
  await shopper.goesOn();
  await shopper.isTold('El RIF es obligatorio');
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveCount(0);

  await shopper.fillsPerson(
    { ...person, rif: `${person.rif.slice(0, 8)}${(Number(person.rif[8]) + 1) % 10}` },
    { negocio: true },
  );
  await shopper.goesOn();
  await shopper.isTold('Revisa el dígito verificador del RIF');
  await shopper.fillsPerson(person, { negocio: true });
  await shopper.goesOn();
  await shopper.fillsAddress(person.direccion);
  await shopper.goesOn();

  await expect(shopper.field('Nombre de la tienda')).toBeVisible();
  await shopper.goesOn();
  for (const missing of [
    'El nombre del negocio es obligatorio',
    'La descripción del negocio es obligatoria',
    'Selecciona al menos una categoría de productos',
  ])
    await shopper.isTold(missing);
  await shopper.field('Nombre de la tienda').fill(name);
  await shopper.field('Descripción').fill('Frenos y suspensión para carros japoneses.');
  await page.getByRole('checkbox', { name: 'Repuestos Originales' }).check();
  await shopper.goesOn();

  await expect(page.getByRole('region', { name: 'Horario' })).toContainText('Domingo');
  await shopper.button('Completar Registro').click();
  await shopper.reads('Registro exitoso. Por favor, inicia sesión para continuar.');
  await expect(page).toHaveURL(/\/iniciar-sesion/);
  await shopper.fillsLogin(person);
  await expect(page).toHaveURL('/tienda');
});

test('a workshop registers with what it repairs', async ({ shopper, page }) => {
  const person = newPerson('Pedro Guzmán');
  await page.goto('/registro');
  await page.getByRole('button', { name: 'Taller' }).click();
  await shopper.fillsPerson(person, { negocio: true });
  await shopper.goesOn();
  await shopper.fillsAddress(person.direccion);
  await shopper.goesOn();
  await shopper.goesOn();
  for (const missing of [
    'El nombre del negocio es obligatorio',
    'Selecciona al menos una especialidad',
    'Selecciona al menos un tipo de vehículo',
  ])
    await shopper.isTold(missing);
  await shopper.field('Nombre del taller').fill(`Taller ${tag()}`);
  await shopper.field('Descripción').fill('Mecánica general y frenos.');
  await page.getByRole('checkbox', { name: 'Frenos' }).check();
  await page.getByRole('checkbox', { name: 'Sedán' }).check();
  await shopper.goesOn();
  await shopper.button('Completar Registro').click();
  await shopper.reads('Registro exitoso. Por favor, inicia sesión para continuar.');
  await expect(page).toHaveURL(/\/iniciar-sesion/);
  await shopper.fillsLogin(person);
  await expect(page).toHaveURL('/taller');
});

test('closing the wizard leads back to the choice of type, and a reload keeps what was typed', async ({
  shopper,
  page,
}) => {
  await page.goto('/registro');
  await page.getByRole('button', { name: 'Cliente' }).click();
  await shopper.field('Nombre y apellido').fill('Ana a medias');
  await page.reload();
  await expect(shopper.field('Nombre y apellido')).toHaveValue('Ana a medias');
  await shopper.isTold(/Por seguridad no guardamos la contraseña/);
  await shopper.button('Cerrar y elegir otro tipo de cuenta').click();
  await expect(page.getByRole('list', { name: 'Tipo de cuenta' })).toBeVisible();
});
