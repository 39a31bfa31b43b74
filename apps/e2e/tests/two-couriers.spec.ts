import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { newPerson, reference, tag } from '../support/people';
import { settled } from '../support/screens';
import { openStore, sell } from '../support/stores';
import { expect, test } from '../support/test';

const dias = { desde: 2, hasta: 4 };
const MERIDA = { estado: 'Mérida', ciudad: 'Mérida', codigoPostal: '5101', calle: 'Av. Las Américas, edificio Páramo' };

test('@phone two stores of Caracas send to Mérida by two couriers; one parcel is followed, the other is late', async ({
  shopper,
  page,
  api,
}) => {
  test.setTimeout(240_000);
  const client = { ...newPerson('Rosa Rangel'), direccion: MERIDA };
  await api.register(client);
  const [office, slow] = [await openStore(api, `Frenos ${tag()}`), await openStore(api, `Bujías ${tag()}`)];
  const sends = (token: string, servicio: object) =>
    api.done('PUT', '/api/user/profile', {
      token,
      body: { store: { entrega: { tarifa: 'propia', servicios: [servicio] } } },
    });
  await sends(office.token, { courier: 'mrw', destino: 'oficina', costoUSD: null, dias });
  await sends(slow.token, { courier: 'zoom', destino: 'puerta', costoUSD: 4, dias });
  const name = `Mérida ${tag()}`;
  await api.done('POST', '/api/admin/catalogos/oficinas', {
    token: await api.adminToken(),
    body: {
      ...{ nombre: name, padre: 'mrw', motivo: 'Abrió esta semana', visto: 0 },
      datos: { estado: 'Mérida', ciudad: 'Mérida', direccion: 'Calle de la historia, local 1' },
    },
  });
  const pads = await sell(api, office, { nombre: `Pastillas ${tag()}` });
  const plugs = await sell(api, slow, { nombre: `Bujías ${tag()}` });
  const token = await api.token(client);
  for (const { id } of [pads, plugs]) await api.addToCart(token, id);

  await test.step('the client chooses an office of the one courier, and the door with the other', async () => {
    await shopper.signsIn(client);
    await shopper.checksOut();
    await page.getByRole('region', { name: office.nombreTienda }).getByRole('radio', { name: /MRW/ }).check();
    await page.getByRole('region', { name: slow.nombreTienda }).getByRole('radio', { name: /Zoom/ }).check();
    await shopper.button('Continuar al pago').click();
    await expect(page.getByText('Elige la oficina en la que retiras').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Oficina de MRW' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expect(page.getByText('Calle de la historia, local 1')).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'entrega con oficinas');
    await shopper.continuesToPayment();
    await shopper.paysAndSees({ referencia: reference() });
  });

  const orders = async () => api.orders(token);
  await expect
    .poll(async () => (await orders()).every(({ estadoPago }) => estadoPago === 'pagado'), { timeout: 40_000 })
    .toBe(true);
  const of = async (tienda: string): Promise<Pedido> => (await orders()).find((one) => one.tienda.nombre === tienda)!;
  const [byOffice, byDoor] = [await of(office.nombreTienda), await of(slow.nombreTienda)];
  const move = (store: { token: string }, { _id }: Pedido, body: object) =>
    api.done('PATCH', `/api/orders/${_id}/status`, { token: store.token, body });

  await test.step('the store that sends to the office sees which, and sends; the client follows it there', async () => {
    expect(byOffice.formaEnvio?.oficina?.nombre).toBe(name);
    await move(office, byOffice, { estado: 'procesando' });
    await move(office, byOffice, { estado: 'enviado', courier: 'mrw', numeroRastreo: '8801234567' });
    await page.goto(`/cliente/ordenes/${byOffice.numero}`);
    const order = page.getByRole('dialog', { name: `Pedido ${byOffice.numero}` });
    await expect(order.getByText('8801234567', { exact: true })).toBeVisible();
    await expect(order.getByText(`Oficina ${name}`)).toBeVisible();
    // MRW's page asks for the number, so that it is copied.
    await expect(order.getByRole('link', { name: 'Abrir la página de MRW' })).toHaveAttribute('href', /mrwve\.com/);
    await expect(order.getByRole('button', { name: /Copiar la guía/ })).toBeVisible();
  });

  await test.step('what is late says so by itself, and what can be done', async () => {
    await move(slow, byDoor, { estado: 'procesando' });
    await move(slow, byDoor, { estado: 'enviado', courier: 'zoom', numeroRastreo: '1219240336' });
    await page.clock.setFixedTime(new Date(Date.now() + 25 * 86_400_000));
    await page.goto(`/cliente/ordenes/${byDoor.numero}`);
    const order = page.getByRole('dialog', { name: `Pedido ${byDoor.numero}` });
    await expect(order.getByText(/Este pedido debía llegar a más tardar/)).toBeVisible();
    await expect(order.getByRole('link', { name: 'Rastrear el envío' })).toHaveAttribute('href', /nro-guia=1219240336/);
    await expect(order.getByRole('button', { name: 'Escribir a la tienda' })).toBeVisible();
    await expect(order.getByRole('button', { name: /Reportar/ })).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'pedido atrasado');
    // It comes at last: the client says so, and it is late no more.
    await order.getByRole('button', { name: 'Ya lo recibí' }).click();
    await page.getByRole('button', { name: 'Sí, lo recibí' }).click();
    await shopper.reads('¡Gracias! Marcamos el pedido como entregado.');
    await expect(order.getByText(/Este pedido debía llegar/)).toHaveCount(0);
  });
});
