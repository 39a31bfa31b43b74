import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { PASSWORD, tag } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';
import { enrolWorkshop } from '../support/workshops';

test('a workshop is let in, featured, given a plan made for it, put right and paused; the site and its owner follow', async ({
  shopper,
  page,
  api,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const word = tag();
  const [nombre, codigo] = [`Taller ${word}`, `ALIADO_${word}`.toUpperCase()];
  const owner = await enrolWorkshop(api, nombre);
  const dialog = page.getByRole('dialog');
  const found = page.getByRole('article').filter({ has: page.getByRole('heading', { name: nombre }) });
  const search = () => page.goto(`/talleres?search=${word}`);

  await test.step('it waits among the workshops, and is approved from there', async () => {
    await shopper.signsIn(await api.newAdmin(`Elena ${word}`));
    await search();
    await expect(found).toHaveCount(0);
    await page.goto(`/admin/talleres?grupo=por_revisar&q=${word}`);
    await shopper.button(`Aprobar ${nombre}`).click();
    await dialog.getByRole('checkbox', { name: /El RIF aparece en el SENIAT/ }).check();
    await dialog.getByRole('button', { name: 'Aprobar' }).click();
    await shopper.reads(REVISION_MESSAGES.approved);
    await search();
    await expect(found).toBeVisible();
    await expect(found.getByText('Destacado')).toHaveCount(0);
  });

  await test.step('it is featured', async () => {
    await page.goto(`/admin/talleres?grupo=activas&q=${word}`);
    await page.getByRole('main').getByRole('link', { name: nombre }).click();
    await shopper.button('Destacar').click();
    await dialog.getByRole('button', { name: 'Destacar' }).click();
    await shopper.reads(REVISION_MESSAGES.featured);
    await search();
    await expect(found.getByText('Destacado')).toBeVisible();
  });

  await test.step('a plan is written for workshops, with all that it needs', async () => {
    await page.goto('/admin/gestion/membresia');
    await shopper.button('Nuevo plan').click();
    await dialog.getByRole('button', { name: 'Crear plan' }).click();
    await shopper.isTold(MEMBRESIA_MESSAGES.required);
    await shopper.isTold(MEMBRESIA_MESSAGES.benefitMissing);
    await dialog.getByRole('textbox', { name: 'Código' }).fill(codigo);
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(`Aliado ${word}`);
    await dialog.getByRole('textbox', { name: 'Descripción' }).fill('Para talleres aliados.');
    await dialog.getByRole('combobox', { name: 'Tipo de cuenta' }).selectOption({ label: 'Taller' });
    await dialog.getByRole('textbox', { name: 'Precio en dólares' }).fill('12,5');
    await dialog.getByRole('textbox', { name: 'Beneficio 1' }).fill('Sale de primero');
    await dialog.getByRole('button', { name: 'Crear plan' }).click();
    await shopper.reads(MEMBRESIA_MESSAGES.planCreated);
    await expect(page.getByRole('region', { name: 'Planes: Taller' }).getByText(codigo)).toBeVisible();
  });

  await test.step('its account gets the plan, and the telephone that its owner has now', async () => {
    await page.goto(`/admin/administracion/usuarios?q=${owner.email}`);
    await page.getByRole('main').getByRole('link', { name: owner.nombre }).click();
    await page.getByRole('region', { name: 'Membresía' }).getByRole('button', { name: 'Dar un plan' }).click();
    await dialog.getByRole('combobox', { name: 'Nuevo nivel' }).selectOption(codigo);
    await dialog.getByRole('textbox', { name: 'Razón' }).fill('Taller aliado');
    await dialog.getByRole('button', { name: 'Cambiar nivel' }).click();
    await shopper.reads(MEMBRESIA_MESSAGES.levelChanged);
    await expect(page.getByRole('region', { name: 'Membresía' }).getByText(`Aliado ${word}`)).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Editar' }).click();
    await shopper.field('Teléfono').fill('0424-5550011');
    await shopper.button('Guardar cambios').click();
    const question = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await question.getByLabel(/^Contraseña/).fill(PASSWORD);
    await question.getByRole('button', { name: 'Confirmar' }).click();
    await shopper.reads(ADMIN_USER_MESSAGES.updated);
    await expect(page.getByRole('link', { name: '0424-5550011' })).toBeVisible();
  });

  const other = await anotherDevice(browser, { baseURL });
  const reason = `Tres clientes reclamaron la misma reparación. ${word}`;
  await test.step('it is paused; its owner reads why, beside the plan that she has', async () => {
    await page.goto(`/admin/talleres?grupo=activas&q=${word}`);
    await page.getByRole('main').getByRole('link', { name: nombre }).click();
    await shopper.button('Pausar').click();
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
    await dialog.getByRole('button', { name: 'Pausar' }).click();
    await shopper.reads(REVISION_MESSAGES.paused);
    await search();
    await expect(found).toHaveCount(0);
    await other.shopper.signsIn(owner);
    await other.shopper.page.goto('/taller');
    await expect(other.shopper.page.getByRole('heading', { name: REVISION_MESSAGES.pausedWorkshop })).toBeVisible();
    await expect(other.shopper.page.getByText(reason)).toBeVisible();
    await other.shopper.page.goto('/taller/membresia');
    await expect(other.shopper.page.getByText(`Aliado ${word}`).first()).toBeVisible();
  });
  await other.context.close();

  await test.step('the log has every step of it', async () => {
    await page.goto(`/admin/auditoria?q=${word}`);
    await expect(page.getByRole('row').filter({ hasText: reason })).toBeVisible();
  });
});
