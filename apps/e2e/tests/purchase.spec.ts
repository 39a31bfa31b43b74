import { readFileSync } from 'node:fs';
import { pdfPages } from '@tuerca/fixtures/pdf-text';
import { newPerson, reference, tag } from '../support/people';
import { expect, test } from '../support/test';

test('from a search to a verified purchase in two stores, and its comprobante', async ({ shopper, page, shop }) => {
  test.setTimeout(150_000);
  const word = tag();
  const pads = await shop.offer({
    nombre: `Pastillas delanteras Corolla ${word}`,
    precio: 34.5,
    stock: 4,
    tienda: 'Turpial',
  });
  const filter = await shop.offer({
    nombre: `Filtro de aire Corolla ${word}`,
    precio: 12.25,
    stock: 9,
    tienda: 'Guacamaya',
    categoria: 'Filtros',
    subcategoria: 'Filtro de aire',
  });
  const maria = newPerson('María Fernanda Rojas');

  // A visitor searches: nothing below three letters, then the dropdown without pressing anything.
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Buscar en Tuerca' });
  await box.fill(word.slice(0, 2));
  await expect(page.getByRole('listbox', { name: 'Sugerencias' })).toHaveCount(0);
  await box.pressSequentially(word.slice(2), { delay: 30 });
  const found = page.getByRole('listbox', { name: 'Sugerencias' });
  await expect(found.getByRole('option')).toHaveCount(2);
  await found.getByRole('option', { name: pads.nombre }).click();
  await expect(shopper.heading(pads.nombre)).toBeVisible();
  await expect(page.getByText('Disponibles: 4 unidades')).toBeVisible();

  // Buying needs an account.
  await shopper.button(`Agregar al carrito: ${pads.nombre}`).click();
  await shopper.reads('Debes iniciar sesión para agregar productos al carrito');
  await expect(page).toHaveURL('/iniciar-sesion?volver=%2Fcarrito');
  await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).click();
  await shopper.registersAsClient(maria);
  await expect(page).toHaveURL(/\/iniciar-sesion/);
  await shopper.fillsLogin(maria);
  await expect(shopper.account()).toBeVisible();

  // What she wanted before is in her cart. Two pads of one store, one filter of another.
  await shopper.reads('1 unidad agregada al carrito');
  await expect(shopper.cartButton(1)).toBeVisible();
  await shopper.opens(pads);
  await shopper.addsToCart(pads);
  await shopper.opens(filter);
  await shopper.addsToCart(filter);
  await expect(shopper.cartButton(3)).toBeVisible();

  await shopper.checksOut();
  await shopper.chooses(pads.tienda, 'Delivery');
  await shopper.chooses(filter.tienda, 'Retiro en tienda');
  const address = page.getByRole('region', { name: 'Dirección de entrega' });
  await expect(address.getByRole('textbox', { name: 'Quién recibe' })).toHaveValue(maria.nombre);
  await shopper.button('Continuar al pago').click();
  await shopper.isTold('Escribe la calle o avenida');
  await address.getByRole('textbox', { name: 'Calle o avenida' }).fill(maria.direccion.calle);
  await shopper.continuesToPayment();

  // The account's data are there; bank and reference are hers to give.
  await expect(shopper.field('Nombre')).toHaveValue(maria.nombre);
  await shopper.payButton().click();
  await shopper.isTold('Selecciona el banco emisor');
  await shopper.isTold('Ingresa el número de referencia del pago móvil');
  const total = (await shopper.payButton().innerText()).replace('Registrar pago de ', '');
  await shopper.paysAndSees({ referencia: reference('78') });
  await shopper.reads('Pago registrado con éxito');

  // Both orders, and the bank's word without touching anything.
  await expect(page.getByText(total).first()).toBeVisible();
  const number = await shopper.orderNumber();
  const orders = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Ver el pedido/ }) });
  await expect(orders).toHaveCount(2);
  await expect(orders.filter({ hasText: pads.tienda })).toContainText(`${number}-A`);
  await expect(orders.filter({ hasText: pads.tienda })).toContainText('Delivery');
  await expect(orders.filter({ hasText: filter.tienda })).toContainText('Retiro en tienda');
  await expect(shopper.notice('Pago verificado')).toBeVisible({ timeout: 20_000 });
  await expect(shopper.cartButton(0)).toBeVisible();

  const download = await shopper.downloads(shopper.button('Descargar comprobante'));
  expect(download.suggestedFilename()).toBe(`Factura_${number}.pdf`);
  await shopper.reads('Factura descargada correctamente');
  const pages = pdfPages(readFileSync(await download.path()));
  expect(pages).toHaveLength(2);
  for (const words of [`${number}-A`, `${number}-B`, 'documento no fiscal']) expect(pages.join('\n')).toContain(words);

  await page.getByRole('link', { name: 'Ir a mi panel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver todas las compras' }).click();
  await expect(shopper.heading('Mis Compras')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: `${number}-A` })).toBeVisible();
  await expect(page.getByText('Pagado', { exact: true })).toHaveCount(2);
});
