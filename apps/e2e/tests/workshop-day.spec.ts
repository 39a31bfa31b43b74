import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { newPerson, tag } from '../support/people';
import { settled } from '../support/screens';
import type { Shopper } from '../support/shopper';
import { expect, test } from '../support/test';
import { openWorkshop } from '../support/workshops';

/** A Caracas date so many days from today. */
const day = (days: number) => new Date(Date.now() - 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The screen stands still, nothing sticks out to the side, and axe finds nothing. */
async function inspect(shopper: Shopper, what: string) {
  await settled(shopper);
  await fits(shopper.page);
  await expectAccessible(shopper.page, what);
}

test('@phone a workshop’s day: today, a request, somebody at the counter, the work, its end, the figures', async ({
  shopper,
  page,
  api,
  client,
}) => {
  test.setTimeout(300_000);
  const { person, token, servicioId } = await openWorkshop(api, `Taller ${tag()}`);
  const { _id: tallerId } = await api.done<{ _id: string }>('GET', '/api/auth/me', { token });
  await api.done('POST', '/api/cita/mecanica', {
    token: await api.token(client),
    body: {
      servicioId,
      tallerId,
      fecha: day(1),
      hora: '09:00',
      vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD' },
      descripcionProblema: 'Suena al frenar en bajada',
    },
  });

  await test.step('signs in, sees today first, and confirms what waits', async () => {
    await shopper.signsIn(person);
    await page.goto('/taller');
    await expect(page.getByRole('region', { name: 'Tu taller en cifras' }).getByRole('link').first()).toContainText(
      'Citas de hoy',
    );
    const [today, waiting] = [
      page.getByRole('region', { name: 'Hoy' }),
      page.getByRole('region', { name: 'Por confirmar' }),
    ];
    await expect(today).toBeVisible();
    expect((await today.boundingBox())!.y).toBeLessThan((await waiting.boundingBox())!.y);
    await inspect(shopper, 'dashboard');
    await shopper.button(`Confirmar: la cita de ${client.nombre}`).click();
    await shopper.reads('Cita confirmada correctamente');
    await expect(page.getByText('No hay citas por confirmar')).toBeVisible();
  });

  const walkIn = newPerson('Pedro Rojas');
  await test.step('books somebody at the counter who has no account', async () => {
    await page.getByRole('link', { name: 'Nueva cita' }).click();
    await expect(shopper.heading('Nueva cita')).toBeVisible();
    await inspect(shopper, 'nueva cita');
    await page.getByLabel('Busca a tu cliente').fill(walkIn.nombre);
    await expect(page.getByText(`No encontramos «${walkIn.nombre}» entre tus clientes.`)).toBeVisible();
    await shopper.button('Anotar un cliente nuevo').click();
    await shopper.field('Teléfono').fill(walkIn.telefono);
    await page.getByRole('combobox', { name: 'Marca' }).fill('Ford');
    await page.getByRole('combobox', { name: 'Modelo' }).fill('Fiesta');
    await page.getByLabel(/^Año/).fill('2008');
    await page.getByLabel(/^Placa/).fill('xy 987 zt');
    await page.getByRole('combobox', { name: /^Servicio/ }).selectOption({ index: 1 });
    await shopper.field('Qué hay que hacer').fill('Cambiar las pastillas de adelante');
    // On the last evening of a month the first free time lies in the next one.
    const soonest = shopper.button(/^Lo más pronto/);
    const nextMonth = shopper.button(/^Ver \p{L}+ de \d{4}$/u);
    await expect(soonest.or(nextMonth)).toBeVisible();
    if (await nextMonth.isVisible()) await nextMonth.click();
    await soonest.click();
    await inspect(shopper, 'nueva cita, filled in');
    await shopper.button('Agendar cita').click();
    await shopper.reads('¡Cita agendada exitosamente!');
    await expect(dialog(page, walkIn.nombre)).toBeVisible();
    await expect(page).toHaveURL(/\/taller\/citas\?fecha=\d{4}-\d\d-\d\d&cita=[0-9a-f]{24}$/);
  });

  await test.step('moves the appointment', async () => {
    await dialog(page, walkIn.nombre).getByRole('button', { name: 'Mover: la cita de Pedro Rojas' }).click();
    const form = dialog(page, 'Mover la cita');
    await expect(form.getByText('No tiene cuenta en Tuerca: avísale por teléfono.')).toBeVisible();
    await form.getByLabel(/^Nueva fecha/).fill(day(1));
    await form.getByLabel(/^Nueva hora/).fill('09:30');
    await form.getByRole('button', { name: 'Mover cita' }).click();
    // The other client has that bay until ten.
    await expect(form.getByText('Esa hora ya no está disponible. Elige otra.')).toBeVisible();
    await form.getByLabel(/^Nueva hora/).fill('10:15');
    await form.getByRole('button', { name: 'Mover cita' }).click();
    await expect(page.getByText('Cita reprogramada correctamente').first()).toBeVisible();
    await expect(
      dialog(page, walkIn.nombre)
        .getByText(/10:15\sa\.\sm\./)
        .first(),
    ).toBeVisible();
  });

  await test.step('works on it', async () => {
    const cita = dialog(page, walkIn.nombre);
    await expect(cita.getByText('no tiene cuenta en Tuerca: acuerda el precio por teléfono')).toBeVisible();
    await cita.getByRole('button', { name: 'Iniciar servicio: la cita de Pedro Rojas' }).click();
    // It was moved to tomorrow.
    await dialog(page, '¿Iniciar antes de su día?').getByRole('button', { name: 'Iniciar servicio' }).click();
    await expect(cita.getByRole('button', { name: 'Pausar: la cita de Pedro Rojas' })).toBeVisible();
    await cita.getByRole('textbox', { name: 'Diagnóstico' }).fill('Pastillas cristalizadas');
    await cita.getByRole('textbox', { name: 'Trabajos realizados' }).fill('Cambio de pastillas');
    await cita.getByRole('button', { name: 'Agregar trabajo' }).click();
    await cita.getByRole('textbox', { name: 'Técnico' }).fill('Luis');
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
    const before = cita.getByRole('group', { name: 'Fotos antes' });
    await before
      .locator('input[type=file]')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: picture });
    await shopper.button('Usar esta foto').click();
    await expect(before.getByRole('img', { name: 'Foto 1 de 1' })).toBeVisible();
    await cita.getByRole('button', { name: 'Guardar trabajo' }).click();
    await expect(page.getByText('Servicio actualizado correctamente').first()).toBeVisible();
    await expect(cita.getByRole('button', { name: 'Guardar trabajo' })).toBeDisabled();
    await inspect(shopper, 'the appointment that is being worked on');
  });

  await test.step('completes it with price and warranty', async () => {
    await dialog(page, walkIn.nombre).getByRole('link', { name: 'Completar: la cita de Pedro Rojas' }).click();
    await expect(shopper.heading('Completar servicio')).toBeVisible();
    await shopper.field('Precio final en dólares').fill('25,50');
    await shopper.field('Por qué cuesta más').fill('Hubo que cambiar también la manguera.');
    await page.getByRole('spinbutton', { name: 'Días de garantía' }).fill('30');
    await inspect(shopper, 'completion');
    await shopper.button('Completar servicio').click();
    await shopper.reads('Servicio completado correctamente');
    await expect(page).toHaveURL('/taller/servicio/activo');
    await expect(page.getByRole('listitem').filter({ hasText: client.nombre })).toBeVisible();
    await inspect(shopper, 'active services');
  });

  await test.step('finds it in the history, among the clients and in the figures', async () => {
    await page.goto('/taller/servicio/historico');
    const row = page.getByRole('row').filter({ hasText: walkIn.nombre });
    await expect(row.getByText(/Bs\./).first()).toBeVisible();
    await row
      .getByRole('button', { name: /detalle/i })
      .first()
      .click();
    await expect(page.getByText('Pastillas cristalizadas')).toBeVisible();
    await inspect(shopper, 'history');
    await page.goto(`/taller/cliente?q=${walkIn.telefono}`);
    await expect(
      page.getByRole('row').filter({ hasText: walkIn.nombre }).getByText('Sin cuenta en Tuerca'),
    ).toBeVisible();
    await inspect(shopper, 'clients');
    await page.goto('/taller');
    const figures = page.getByRole('region', { name: 'Tu taller en cifras' });
    await expect(figures.getByText('1', { exact: true }).first()).toBeVisible();
    await fits(page);
  });
});
