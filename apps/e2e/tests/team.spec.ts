import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { PASSWORD, tag } from '../support/people';
import { buyDelivered, openStore, sell } from '../support/stores';
import { expect, test } from '../support/test';

test('@phone a storekeeper is invited, prepares an order under his own name, and is sent away', async ({
  shopper,
  page,
  api,
  client,
  browser,
}) => {
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Pastillas ${tag()}`, precio: 24, stock: 9 });
  const { numero } = await buyDelivered(api, client, pads);
  const email = `${tag()}@personas.example`;

  await shopper.signsIn(store.person);
  await page.goto('/tienda/equipo');
  await shopper.button('Invitar a alguien').click();
  await shopper.field('Nombre').fill('José Mendoza');
  await shopper.field('Correo electrónico').fill(email);
  await page.getByLabel(/Cargo/).selectOption('almacenista');
  await fits(page);
  await expectAccessible(page, 'invitar');
  await shopper.button('Enviar invitación').click();
  // Who finds the office open invites nobody.
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await question.getByLabel(/^Contraseña/).fill(store.person.password);
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Invitación enviada')).toBeVisible();
  await fits(page);

  const mail = await api.mail(email, /te invita a su equipo/);
  const link = /https?:\/\/\S+(\/invitacion\/[\w-]+)/.exec(mail.text)![1]!;
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByLabel(/Elige tu contraseña/).fill(PASSWORD);
  await other.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(other).toHaveURL('/iniciar-sesion');
  await other.getByLabel(/Correo electrónico/).fill(email);
  await other.getByLabel(/^Contraseña/).fill(PASSWORD);
  await other.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(other).toHaveURL('/tienda/hoy');
  await other.getByRole('button', { name: new RegExp(`Preparar.*${numero}`) }).click();
  await other.goto('/tienda/ingresos');
  await expect(other.getByRole('heading', { name: 'Tu cargo no abre esta página' })).toBeVisible();

  await page.goto(`/tienda/ordenes/${numero}`);
  await expect(page.getByText(/por José Mendoza/).first()).toBeVisible();
  await page.goto('/tienda/equipo');
  await page.getByRole('button', { name: /José Mendoza/ }).click();
  await page.getByRole('menuitem', { name: 'Quitar del equipo' }).click();
  await shopper.button('Quitar del equipo').click();
  await expect(page.getByText('Trabajas por tu cuenta')).toBeVisible();
  await other.goto('/tienda/hoy');
  await expect(other).not.toHaveURL('/tienda/hoy');
  await context.close();
});
