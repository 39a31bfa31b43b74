import { newPerson, tag } from '../support/people';
import { expect, test } from '../support/test';
import { openWorkshop } from '../support/workshops';

/** A Caracas date so many days from today. */
const day = (days: number) => new Date(Date.now() - 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

test('a workshop drags an appointment to another bay and hour; what it drops where it was stays', async ({
  shopper,
  page,
  api,
}) => {
  const { person, token, servicioId } = await openWorkshop(api, `Agenda ${tag()}`);
  const { _id: tallerId } = await api.done<{ _id: string }>('GET', '/api/auth/me', { token });
  await api.done('PUT', `/api/cita/mecanica/disponibilidad/${tallerId}`, { token, body: { puestos: 2 } });
  const { nombre, telefono } = newPerson('Pedro Rojas');
  const { _id } = await api.done<{ _id: string }>('POST', '/api/cita/mecanica/taller', {
    token,
    body: {
      servicioId,
      cliente: { nombre, telefono },
      fecha: day(1),
      hora: '10:00',
      vehiculo: { marca: 'Ford', modelo: 'Fiesta', anio: 2008, placa: 'XY987ZT' },
      descripcionProblema: 'Cambiar las pastillas de adelante',
    },
  });
  await shopper.signsIn(person);
  await page.goto(`/taller/citas?fecha=${day(1)}`);
  const block = page.getByRole('button', { name: /^10:00 a\. m\. · 1 h, Pedro Rojas/ });
  await block.scrollIntoViewIfNeeded();

  /** Drags the block by so many of its heights (an hour each) and of its column's widths. */
  const drag = async (hours: number, columns: number, end: 'drop' | 'escape') => {
    const { x, y, width, height } = (await block.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 4);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    await page.mouse.move(x + width * (columns + 0.5), y + height * (hours + 0.25), { steps: 10 });
    if (end === 'escape') await page.keyboard.press('Escape');
    await page.mouse.up();
  };
  await drag(1, 1, 'escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Mover la cita' });
  await drag(1, 1, 'drop');
  await dialog.getByRole('button', { name: 'Volver' }).click();
  // A press is still a press after a drag that came to nothing.
  await block.click();
  await page.getByRole('dialog', { name: 'Pedro Rojas' }).getByRole('button', { name: 'Cerrar' }).click();
  await drag(1, 1, 'drop');
  await expect(dialog.getByLabel(/^Nueva hora/)).toHaveValue('11:00');
  await expect(dialog.getByLabel('Puesto')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Mover cita' }).click();
  await shopper.reads('Cita reprogramada correctamente');
  await expect(page.getByRole('button', { name: /^11:00 a\. m\. · 1 h, Pedro Rojas/ })).toBeVisible();
  const moved = await api.done<{ hora: string; puesto: number }>('GET', `/api/cita/mecanica/${_id}`, { token });
  expect([moved.hora, moved.puesto]).toEqual(['11:00', 2]);
});
