import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { tag } from '../support/people';
import { expect, test } from '../support/test';
import { openWorkshop } from '../support/workshops';

interface Labour {
  manoDeObra: { _id: string; estado: string } | null;
}

test('@phone a client pays the labour, the workshop refuses, and the money goes along to another workshop', async ({
  shopper,
  page,
  api,
  client,
}) => {
  test.setTimeout(240_000);
  const word = tag();
  const [first, second] = [await openWorkshop(api, `Frenos ${word}`), await openWorkshop(api, `Discos ${word}`)];
  await shopper.signsIn(client);
  await shopper.fillsBooking(first.servicioId);
  await shopper.button('Confirmar Cita').click();
  await expect(page.getByText('¡Cita agendada exitosamente!').first()).toBeVisible();
  const token = await api.token(client);
  const [{ _id }] = (await api.done<{ _id: string }[]>('GET', '/api/cita/mecanica', { token })) as [{ _id: string }];
  const labour = () => api.done<Labour>('GET', `/api/cita/mecanica/${_id}/mano-de-obra`, { token });

  await test.step('she pays it from her appointment', async () => {
    await page.goto(`/cliente/servicio/mecanico?cita=${_id}`);
    await page.getByRole('button', { name: 'Pagar por Tuerca' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pagar la mano de obra' });
    await expect(dialog.getByText('Monto exacto')).toBeVisible();
    await expectAccessible(page, 'pagar la mano de obra');
    // The bank does not find those that end in 00: an administrator decides.
    await shopper.fillsPayment({ referencia: `${Date.now()}00` });
    await dialog.getByRole('button', { name: 'Enviar pago' }).click();
    await expect(page.getByText('Recibimos los datos de tu pago.', { exact: false }).first()).toBeVisible();
    await expect.poll(async () => (await labour()).manoDeObra?.estado).toBe('en_pago');
  });

  await test.step('an administrator confirms it, and her screen says so by itself', async () => {
    const { manoDeObra } = await labour();
    const admin = await api.adminToken();
    await expect
      .poll(
        async () =>
          (await api.call('POST', `/api/admin/pagos/${manoDeObra!._id}/aprobar`, { token: admin, body: {} })).status,
      )
      .toBe(200);
    await expect(page.getByText(/^Pagaste Bs\./)).toBeVisible();
    await fits(page);
  });

  await test.step('the workshop refuses: she chooses another one, which knows vehicle, problem and payment', async () => {
    await api.done('PUT', `/api/cita/mecanica/${_id}/rechazar`, {
      token: first.token,
      body: { razonCancelacion: 'Se dañó el elevador' },
    });
    await expect(page.getByText(/la cita no se dio\. Elige otro taller/)).toBeVisible();
    await expectAccessible(page, 'mano de obra por decidir');
    await page.getByRole('link', { name: 'Buscar en todos los servicios' }).click();
    await expect(page).toHaveURL(new RegExp(`enLugarDe=${_id}`));
    await page.goto(`/cliente/servicio/mecanico/agendar?servicio=${second.servicioId}&enLugarDe=${_id}`);
    await shopper.button('Mes siguiente').click();
    await page
      .getByRole('grid')
      .getByRole('button', { name: /horas? libres?/ })
      .first()
      .click();
    await page.locator('label:has(input[type=radio])').first().click();
    await expect(shopper.field(/^Describe el problema/)).toHaveValue('Suena al frenar en bajada');
    await expect(page.getByText('Tu compra y lo que pagaste por Tuerca pasan a esta cita.')).toBeVisible();
    await shopper.button('Confirmar Cita').click();
    await expect(page.getByText('¡Cita agendada exitosamente!').first()).toBeVisible();
  });

  const [next] = (await api.done<{ _id: string; taller: { nombre: string } }[]>(
    'GET',
    '/api/cita/mecanica?estado=pendiente',
    {
      token,
    },
  )) as [{ _id: string; taller: { nombre: string } }];
  expect(next.taller.nombre).toBe(`Discos ${word}`);
  await page.goto(`/cliente/servicio/mecanico?cita=${next._id}`);
  await expect(page.getByText(/^Pagaste Bs\./)).toBeVisible();
});
