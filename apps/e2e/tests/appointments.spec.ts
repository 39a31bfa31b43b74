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

test('a special date opens a closed Sunday, and its hours can be booked', async ({ page, shopper, api }) => {
  const { person, token, servicioId } = await openWorkshop(api, `Domingo ${tag()}`);
  const { _id } = await api.done<{ _id: string }>('GET', '/api/auth/me', { token });
  const closed = { activo: false, apertura: '08:00', cierre: '18:00' };
  const current = await api.done<{ horarioRegular: object }>('GET', `/api/cita/mecanica/disponibilidad/${_id}`);
  await api.done('PUT', `/api/cita/mecanica/disponibilidad/${_id}`, {
    token,
    body: { horarioRegular: { ...current.horarioRegular, domingo: closed } },
  });
  // The Sunday after next, as a date of Caracas.
  const now = new Date(Date.now() - 4 * 3_600_000);
  const sunday = new Date(now.getTime() + (14 - now.getUTCDay()) * 86_400_000).toISOString().slice(0, 10);
  const free = async () => {
    const path = `/api/cita/mecanica/horas/${servicioId}?mes=${sunday.slice(0, 7)}`;
    const { dias } = await api.done<{ dias: { fecha: string; horas: string[] }[] }>('GET', path);
    return dias.find(({ fecha }) => fecha === sunday)?.horas ?? [];
  };
  expect(await free()).toEqual([]);
  await shopper.signsIn(person);
  await page.goto('/taller/disponibilidad');
  await shopper.button('Agregar excepción').click();
  const form = dialog(page, 'Agregar excepción');
  await form.getByRole('radio', { name: /Otro horario/ }).check();
  await form.getByLabel(/^Fecha/).fill(sunday);
  await form.getByLabel(/^Abre/).fill('09:00');
  await form.getByLabel(/^Cierra/).fill('12:00');
  await form.getByRole('button', { name: 'Agregar', exact: true }).click();
  await shopper.button('Guardar cambios').click();
  await expect.poll(free).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
});
