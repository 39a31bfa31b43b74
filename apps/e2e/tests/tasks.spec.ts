import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { newPerson, reference, tag } from '../support/people';
import { buyDelivered, openStore, sell } from '../support/stores';
import { TapCounter } from '../support/tap-counter';
import { expect, test } from '../support/test';
import { openWorkshop } from '../support/workshops';

/** Most taps of a task, and most fields where those have a goal of their own. */
interface Goal {
  taps: number;
  fields?: number;
}
const table: string[] = [];

/** Holds a task to its goal, and notes its line of the table. */
function costs(task: string, { taps, fields }: TapCounter, goal: Goal): void {
  table.push(`| ${task} | ${taps} | ${fields} | ${[goal.taps, goal.fields].filter(Boolean).join(' / ')} |`);
  expect(taps, `taps: ${task}`).toBeLessThanOrEqual(goal.taps);
  if (goal.fields !== undefined) expect(fields, `fields: ${task}`).toBeLessThanOrEqual(goal.fields);
}

// One after the other, so that one table holds them all.
test.describe.configure({ mode: 'default' });
test.afterAll(() =>
  console.log(['', '| task | taps | fields | goal |', '| --- | --- | --- | --- |', ...table].join('\n')),
);

test('@phone a new buyer registers, signs in and reports a Pago Móvil', async ({ shopper, page, api }) => {
  test.setTimeout(150_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Pastillas delanteras ${tag()}` });
  const ana = newPerson();
  const phone = new TapCounter(page);
  await shopper.opens(pads);

  await phone.tap(shopper.button(`Agregar al carrito: ${pads.nombre}`).first());
  await phone.tap(page.getByRole('main').getByRole('link', { name: 'Regístrate' }));
  await phone.tap(page.getByRole('button', { name: 'Cliente' }));
  await phone.types(shopper.field('Nombre y apellido'), ana.nombre);
  await phone.nextTypes(shopper.field('Correo electrónico'), ana.email);
  await phone.nextTypes(shopper.secret('Contraseña'), ana.password);
  await phone.nextTypes(shopper.secret('Confirmar contraseña'), ana.password);
  await phone.nextTypes(shopper.field('Teléfono'), ana.telefono);
  await phone.nextTypes(shopper.field('Cédula'), ana.cedula);
  await phone.dates(page.getByLabel('Fecha de nacimiento'), ana.fechaNacimiento);
  await phone.tap(shopper.button('Siguiente'));
  await phone.selects(page.getByRole('combobox', { name: 'Estado' }), ana.direccion.estado);
  await phone.tap(page.getByRole('combobox', { name: 'Ciudad' }));
  await phone.tap(page.getByRole('option', { name: ana.direccion.ciudad, exact: true }));
  await phone.tap(shopper.button('Siguiente'));
  await phone.tap(shopper.button('Completar Registro'));

  await phone.goesOn(shopper.secret('Contraseña'), ana.password);
  await phone.tap(page.getByRole('form', { name: 'Iniciar sesión' }).getByRole('button', { name: 'Iniciar sesión' }));
  await expect(page).toHaveURL('/carrito');
  await phone.tap(shopper.button('Continuar con el proceso de compra').filter({ visible: true }));
  await phone.tap(page.getByRole('region', { name: pads.tienda }).getByText('Delivery', { exact: true }).first());
  await phone.types(shopper.field('Calle o avenida'), ana.direccion.calle);
  await phone.tap(shopper.button('Continuar al pago'));

  await phone.tap(page.getByRole('combobox', { name: 'Banco emisor' }));
  await phone.tap(page.getByRole('option', { name: 'Banesco' }));
  await phone.types(shopper.field('Número de referencia'), reference());
  await phone.tap(shopper.payButton());
  await expect(shopper.heading('Registramos tu compra')).toBeVisible();
  costs('New buyer: from the page of a product, without an account, to the reported payment', phone, {
    taps: 25,
    fields: 12,
  });
});

test('@phone a client buys a second time, and a third one from the old order', async ({
  shopper,
  page,
  api,
  client,
}) => {
  test.setTimeout(150_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Pastillas delanteras ${tag()}` });
  const { numero } = await buyDelivered(api, client, pads);
  await shopper.signsIn(client);
  await shopper.opens(pads);

  const second = new TapCounter(page);
  await second.tap(shopper.button(`Agregar al carrito: ${pads.nombre}`).first());
  await second.tap(page.getByRole('alert').getByRole('link', { name: 'Ver carrito' }));
  await second.tap(shopper.button('Continuar con el proceso de compra').filter({ visible: true }));
  await second.tap(shopper.button('Continuar al pago'));
  await second.types(shopper.field('Número de referencia'), reference());
  await second.tap(shopper.payButton());
  await expect(shopper.heading('Registramos tu compra')).toBeVisible();
  costs('Second purchase, from the page of a product', second, { taps: 6, fields: 1 });

  await page.goto(`/cliente/ordenes/${numero}`);
  const again = new TapCounter(page);
  await again.tap(shopper.button(`Volver a comprar el pedido ${numero}`));
  await again.tap(shopper.button('Continuar al pago'));
  await again.types(shopper.field('Número de referencia'), reference());
  await again.tap(shopper.payButton());
  await expect(shopper.heading('Registramos tu compra')).toBeVisible();
  costs("'Volver a comprar', from an old order", again, { taps: 4, fields: 1 });
});

test('@phone a client books a service', async ({ shopper, page, api, client }) => {
  test.setTimeout(90_000);
  const name = `Frenos ${tag()}`;
  await openWorkshop(api, name);
  const token = await api.token(client);
  const body = { marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD' };
  await api.done('POST', '/api/client/garaje', { token, body });
  await shopper.signsIn(client);
  await page.goto('/servicios/mecanicos');
  const phone = new TapCounter(page);
  await phone.types(page.getByRole('textbox', { name: 'Buscar un servicio' }), `${name} caracas`);
  const card = page.getByRole('article').filter({ hasText: name });
  await phone.tap(card.getByRole('link', { name: /primera hora libre/ }));
  const form = page.getByRole('form', { name: 'Agendar Cita' });
  await expect(form.getByRole('radiogroup').getByRole('radio', { checked: true }).first()).toBeVisible();
  await phone.types(form.getByRole('textbox', { name: /^Describe el problema/ }), 'Suena al frenar en bajada');
  await phone.tap(form.getByRole('button', { name: 'Confirmar Cita' }));
  await expect(page.getByText('¡Cita agendada exitosamente!').first()).toBeVisible();
  costs('Booking a service: found by its words, at its first free hour, with a saved vehicle', phone, { taps: 8 });
});

test('@phone a store publishes a product with three pictures', async ({ shopper, page, api }) => {
  test.setTimeout(120_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  // The free plan takes two pictures.
  await api.setLevel(store.token, 'PREMIUM_TIENDA');
  const part = `Bandas traseras ${tag()}`;
  await shopper.signsIn(store.person);
  await page.goto('/tienda/lista/productos');
  const phone = new TapCounter(page);
  await phone.tap(page.getByRole('link', { name: 'Agregar producto' }).first());
  const form = page.getByRole('form', { name: 'Nuevo producto' });
  await phone.types(form.getByRole('textbox', { name: 'Nombre del producto' }), part);
  await phone.selects(form.getByRole('combobox', { name: 'Categoría', exact: true }), 'Frenos');
  const buffer = await page.screenshot();
  const pictures = [1, 2, 3].map((n) => ({ name: `foto-${n}.png`, mimeType: 'image/png', buffer }));
  await phone.pictures(form.getByRole('group', { name: 'Fotos' }).locator('input[type=file]'), pictures);
  await phone.tap(shopper.button('Usar las 3 fotos'));
  await expect(form.getByRole('img', { name: 'Foto 3 de 3' })).toBeVisible();
  await phone.types(form.getByRole('textbox', { name: 'Precio en dólares' }), '32,50');
  await phone.types(form.getByRole('spinbutton', { name: 'Stock inicial' }), '6');
  await phone.tap(form.getByRole('button', { name: 'Publicar producto' }));
  await shopper.reads('Producto creado correctamente');
  costs('Store: publishing a product with three pictures, from the list', phone, { taps: 14 });
});

test('@phone a store changes ten different prices', async ({ shopper, page, api }) => {
  test.setTimeout(90_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  const names = Array.from({ length: 10 }, (_, n) => `Bujía ${tag()} ${n}`);
  for (const nombre of names) await sell(api, store, { nombre });
  await shopper.signsIn(store.person);
  await page.goto('/tienda/lista/productos');
  const phone = new TapCounter(page);
  await phone.tap(page.getByRole('link', { name: 'Cambiar precios' }));
  // The newest stands first.
  const fields = names.reverse().map((nombre) => page.getByRole('textbox', { name: `Precio de ${nombre}` }));
  await phone.types(fields[0]!, '21');
  for (const [n, field] of fields.slice(1).entries()) await phone.nextTypes(field, `${22 + n},50`);
  await fits(page);
  await expectAccessible(page, 'precios uno por uno');
  await phone.tap(shopper.button('Guardar'));
  await shopper.reads('Guardaste 10 precios');
  await page.reload();
  await expect(fields[9]!).toHaveValue('30,50');
  costs('Store: ten different prices, from the list', phone, { taps: 12 });
});

test('@phone a store prepares an order and sends it', async ({ shopper, page, api, client }) => {
  test.setTimeout(90_000);
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Pastillas delanteras ${tag()}` });
  const first = await buyDelivered(api, client, pads);
  const { numero } = await buyDelivered(api, client, pads);
  await shopper.signsIn(store.person);
  await page.goto('/tienda/hoy');

  // The first parcel of a device chooses the courier; the next ones begin with it.
  await shopper.button(`Preparar: pedido ${first.numero}`).click();
  await shopper.button(`Enviar: pedido ${first.numero}`).click();
  await page.getByRole('combobox', { name: 'Empresa de envío' }).selectOption('Zoom');
  await page.getByRole('textbox', { name: 'Número de guía' }).fill('1219240335');
  await shopper.button('Marcar como enviado').click();
  await shopper.reads('Estado del pedido actualizado a en camino');

  const phone = new TapCounter(page);
  await phone.tap(shopper.button(`Preparar: pedido ${numero}`));
  await phone.tap(shopper.button(`Enviar: pedido ${numero}`));
  const dialog = page.getByRole('dialog', { name: `Enviar el pedido ${numero}` });
  await phone.goesOn(dialog.getByRole('textbox', { name: 'Número de guía' }), '1219240336');
  await phone.tap(dialog.getByRole('button', { name: 'Marcar como enviado' }));
  await expect(shopper.button(/^Enviar: pedido/)).toHaveCount(0);
  costs("Store: preparing and sending an order, from 'Hoy'", phone, { taps: 4 });
});
