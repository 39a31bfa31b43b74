import type { Page } from '@playwright/test';
import { tag } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';
import { openWorkshop } from '../support/workshops';

// What is said while a dialog is open is read by its words: the dialog hides everything else from roles.
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('@phone a client books, approves a presupuesto in part, buys its part and rates the work', async ({
  shopper,
  page,
  api,
  client,
  shop,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const name = `Frenos ${tag()}`;
  const { person, token, servicioId } = await openWorkshop(api, name);
  const pads = await shop.offer({ nombre: `Pastillas ${tag()}`, precio: 30, compatibilidad: 'universal' });

  await shopper.signsIn(client);
  await shopper.fillsBooking(servicioId);
  await shopper.button('Confirmar Cita').click();
  await expect(page.getByText('¡Cita agendada exitosamente!').first()).toBeVisible();

  const office = await anotherDevice(browser, { baseURL });
  const desk = office.shopper.page;
  await office.shopper.signsIn(person);
  await desk.goto('/taller/citas?vista=pendientes');
  await desk
    .getByRole('button', { name: /^Confirmar/ })
    .first()
    .click();
  await office.shopper.reads('Cita confirmada correctamente');

  const [{ _id }] = await api
    .done<{ citas: { _id: string }[] }>('GET', '/api/cita/mecanica', { token })
    .then(({ citas }) => citas as [{ _id: string }]);
  await desk.goto(`/taller/citas?cita=${_id}`);
  await desk.getByRole('button', { name: 'Hacer presupuesto' }).click();
  const form = dialog(desk, 'Presupuesto');
  await form.getByRole('textbox', { name: 'Trabajo' }).fill('Rectificar discos');
  await form.getByRole('textbox', { name: 'Precio' }).fill('45');
  await form.getByRole('combobox', { name: 'Agregar un repuesto' }).fill(pads.nombre);
  await desk.getByRole('option', { name: new RegExp(pads.nombre) }).click();
  await form.getByRole('button', { name: 'Enviar presupuesto' }).click();
  await office.shopper.isTold(/Te avisaremos cuando el cliente responda/);

  await page.goto(`/cliente/servicio/mecanico?cita=${_id}`);
  await page.getByRole('checkbox', { name: 'Aprobar: Rectificar discos' }).uncheck();
  await shopper.button(/^Aprobar Bs\./).click();
  await shopper.isTold('Respuesta enviada: aprobaste una parte');
  await shopper.button('Agregar repuestos al carrito').click();
  await shopper.isTold('El repuesto está en tu carrito');
  await page.goto('/carrito');
  await expect(shopper.line(pads)).toBeVisible();

  const finish = {
    precioFinal: 20,
    motivoPrecio: 'Acordado por teléfono',
    garantiaDias: 30,
    trabajosRealizados: ['Cambio de pastillas'],
  };
  await api.done('PUT', `/api/cita/mecanica/${_id}/estado`, { token, body: { estado: 'en_proceso' } });
  await api.done('PUT', `/api/cita/mecanica/${_id}/completar`, { token, body: finish });
  await office.context.close();

  await page.goto(`/cliente/servicio/mecanico?cita=${_id}`);
  await expect(page.getByText('Aprobado en parte')).toBeVisible();
  await shopper.button('Calificar servicio').click();
  await dialog(page, 'Calificar servicio').getByRole('button', { name: 'Enviar calificación' }).click();
  await shopper.isTold('Servicio calificado correctamente');
});
