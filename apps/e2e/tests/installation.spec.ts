import { tag } from '../support/people';
import { expect, test } from '../support/test';
import { openWorkshop } from '../support/workshops';

// A state of its own, so that the workshops of other stories do not stand before this one.
const AWAY = { estado: 'Portuguesa', ciudad: 'Guanare', codigoPostal: '3350', calle: 'Av. Unda' };

test('a part and its installation in one checkout; the order is cancelled, and the client moves the appointment', async ({
  shopper,
  page,
  api,
  client,
  shop,
}) => {
  test.setTimeout(180_000);
  const name = `Frenos ${tag()}`;
  await openWorkshop(api, name, AWAY);
  const pads = await shop.offer({
    nombre: `Pastillas ${tag()}`,
    precio: 30,
    categoria: 'Frenos',
    subcategoria: 'Pastillas de freno',
    compatibilidad: 'universal',
  });

  await shopper.signsIn(client);
  await shopper.opens(pads);
  await shopper.addsToCart(pads);
  await page.goto('/carrito');
  const section = page.getByRole('region', { name: 'Instálalo en un taller' });
  await expect(section.getByText('Sin instalación')).toBeVisible();
  await section.getByRole('button', { name: 'Ver talleres y horas' }).click();
  const vehicle = section.getByRole('group', { name: 'Tu vehículo' });
  await vehicle.getByRole('combobox', { name: 'Marca' }).fill('Toyota');
  await vehicle.getByRole('combobox', { name: 'Modelo' }).fill('Corolla');
  await vehicle.getByLabel(/^Año/).fill('2012');
  await vehicle.getByLabel(/^Placa/).fill('AB123CD');
  await section.getByRole('combobox', { name: 'Talleres cerca de' }).click();
  await page.getByRole('option', { name: AWAY.estado }).click();
  const offer = section.getByRole('listitem', { name });
  await expect(offer.getByText(`En ${AWAY.ciudad}, tu estado`)).toBeVisible();
  await offer.locator('label:has(input[type=radio])').first().click();
  await offer.getByRole('button', { name: 'Agregar instalación' }).click();
  await expect(section.getByText(/Se paga en el taller/)).toBeVisible();

  // The workshop receives the parts; what is paid now is the purchase alone.
  await shopper.checksOut();
  await shopper.chooses(pads.tienda, 'En el taller');
  await shopper.continuesToPayment();
  await expect(page.getByRole('region', { name: 'Instalación' }).getByText(name)).toBeVisible();
  await shopper.paysAndSees({ referencia: '004512345600' });
  await expect(page.getByRole('heading', { name: 'Tu instalación' })).toBeVisible();
  const number = await shopper.orderNumber();
  await page.getByRole('link', { name: 'Ver la cita' }).click();
  await expect(page).toHaveURL(/\/cliente\/servicio\/mecanico\?cita=/);
  const cita = page.url();
  await expect(page.getByText('La tienda entrega en el taller', { exact: false })).toBeVisible();

  // The payment was not found yet: the order may still be cancelled, and the appointment asks what now.
  const token = await api.token(client);
  await api.done('POST', `/api/pedidos/${number}/cancelar`, { token, body: { motivo: 'Compré otras' } });
  await page.goto(cita);
  await shopper.isTold(/Se canceló un pedido con repuestos de esta cita/);
  await shopper.button('Reagendar').click();
  const move = page.getByRole('dialog', { name: 'Reprogramar cita' });
  await move.getByRole('button', { name: 'Mes siguiente' }).click();
  await move
    .getByRole('grid')
    .getByRole('button', { name: /horas? libres?/ })
    .first()
    .click();
  await move.locator('label:has(input[type=radio])').first().click();
  await move.getByRole('button', { name: 'Reprogramar', exact: true }).click();
  // The appointment's own dialog is still open: it hides everything else from roles.
  await expect(page.getByText('Cita reprogramada correctamente').first()).toBeVisible();
  await expect(page.getByText(/Se canceló un pedido con repuestos/)).toHaveCount(0);
});
