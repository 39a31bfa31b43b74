import type { Asiento, Ingresos } from '@tuerca/contracts/orders/comisiones/schemas';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { tag } from '../support/people';
import { settled } from '../support/screens';
import { buyDelivered, openStore, sell } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

test('@phone a client returns one part, the store accepts it, has it again and refunds it', async ({
  shopper,
  page,
  api,
  client,
  browser,
  contextOptions,
}) => {
  test.setTimeout(240_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Pastillas traseras ${tag()}`, precio: 24, stock: 6 });
  const { numero, _id } = await buyDelivered(api, client, pads);
  for (const estado of ['procesando', 'enviado', 'entregado'])
    await api.done('PATCH', `/api/orders/${_id}/status`, { token: store.token, body: { estado } });
  const left = await api.stock(pads.id);
  const other = await anotherDevice(browser, contextOptions);
  const office = other.shopper;

  await test.step('the client asks for it, from her order', async () => {
    await shopper.signsIn(client);
    await page.goto(`/cliente/ordenes/${numero}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Devolver' }).click();
    await expect(shopper.heading('Devolver un repuesto')).toBeVisible();
    await page.getByRole('radio', { name: 'No le sirve a mi vehículo' }).check();
    await expect(page.getByRole('checkbox', { name: `Devolver ${pads.nombre}` })).toBeChecked();
    await shopper.field('Qué pasó').fill('El soporte de mi carro es más angosto');
    await page.getByRole('combobox', { name: 'Banco' }).selectOption('Banesco');
    await shopper.field('Teléfono').fill('0414-1234567');
    await shopper.field('Cédula').fill('12345678');
    await shopper.field('Nombre del titular').fill(client.nombre);
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'pedir una devolución');
    await shopper.button('Pedir devolución').click();
    await expect(page.getByText('La tienda tiene que responderte')).toBeVisible();
    await settled(shopper);
    await expectAccessible(page, 'mi devolución');
  });

  await test.step('the store finds it waiting, and accepts with two taps', async () => {
    await office.signsIn(store.person);
    await office.page.goto('/tienda/devoluciones');
    await office.page.getByRole('link', { name: `Responder: devolución ${numero}-D1` }).click();
    await office.button('Aceptar devolución').click();
    await office.page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
    await expect(office.page.getByText('Espera el repuesto')).toBeVisible();
    await settled(office);
    await fits(office.page);
    await expectAccessible(office.page, 'devolución en la tienda');
  });

  await test.step('the client reads how, without touching anything', async () => {
    await expect(page.getByText('Lleva el repuesto a la tienda')).toBeVisible({ timeout: 30_000 });
    await shopper.field(/^Mensaje para/).fill('Voy mañana a las 10');
    await shopper.button('Enviar mensaje').click();
    await expect(office.page.getByRole('list', { name: 'Mensajes' })).toContainText('Voy mañana', { timeout: 30_000 });
  });

  await test.step('the part is back, and the money is sent', async () => {
    await office.button('Ya recibí el repuesto').click();
    await office.page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await office.button('Enviar reembolso').click();
    await office.field('Referencia').fill('00123456');
    await office.button('Registrar reembolso').click();
    await expect(office.page.getByText('Devolución terminada')).toBeVisible();
    expect(await api.stock(pads.id)).toBe(left + 1);
  });

  await test.step('the store’s ledgers balance: the sale, what came back, and the unit on its shelf', async () => {
    const { token } = store;
    const { saldo, meses } = await api.done<Ingresos>('GET', '/api/stores/ingresos', { token });
    const { mes } = meses.at(-1)!;
    const entries = await api.done<Asiento[]>('GET', `/api/stores/ingresos/${mes}`, { token });
    const ofType = (tipo: Asiento['tipo']) => entries.find((entry) => entry.tipo === tipo)!;
    const { total, costoEnvio } = await api.done<Pedido>('GET', `/api/orders/${numero}`, { token });
    expect(entries.map(({ pedido }) => pedido?.numero)).toEqual([numero, numero]);
    expect(ofType('venta').monto.bs).toBe(total);
    // She sent the money back herself: it is not taken from her again, and the commission on the part comes back.
    const back = total - costoEnvio;
    expect(ofType('devolucion').monto.bs).toBeCloseTo(-back, 2);
    expect(ofType('devolucion').reembolso.bs).toBeCloseTo(back, 2);
    expect(ofType('devolucion').comision.bs).toBeCloseTo(-ofType('venta').comision.bs, 2);
    const owed = entries.reduce((sum, { neto, reembolso }) => sum + neto.bs + reembolso.bs, 0);
    const told = saldo.porLiquidar.bs + saldo.retenido.bs + saldo.porPagar.bs + saldo.pagado.bs;
    expect(told).toBeCloseTo(owed, 2);

    await office.page.goto(`/tienda/ingresos?mes=${mes}`);
    const rows = office.page.getByRole('table', { name: /^Movimientos de/ }).getByRole('row');
    await expect(rows.filter({ hasText: numero })).toHaveCount(2);
    await expect(rows.filter({ hasText: numero }).filter({ hasText: 'Devolución' })).toHaveCount(1);
    await settled(office);
    await fits(office.page);
    await office.page.goto(`/tienda/gestion/inventario/movimientos?producto=${pads.id}`);
    await expect(
      office.page.getByRole('table').getByRole('row').filter({ hasText: 'Devuelto al inventario' }),
    ).toContainText('+1');
  });

  await test.step('the client sees it, and that the part cannot be returned twice', async () => {
    await expect(page.getByText('La tienda te devolvió el dinero')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('00123456').first()).toBeVisible();
    await page.goto(`/cliente/ordenes/${numero}`);
    const order = page.getByRole('dialog', { name: `Pedido ${numero}` });
    await expect(order.getByRole('link', { name: `${numero}-D1` })).toBeVisible();
    await expect(order.getByRole('link', { name: 'Devolver' })).toHaveCount(0);
  });
  await other.context.close();
});
