import { tag } from '../support/people';
import { expect, test } from '../support/test';

test('quantities change at once, stop at the stock, and a removal can be undone', async ({
  shopper,
  page,
  shop,
  client,
}) => {
  const product = await shop.offer({ nombre: `Bujía ${tag()}`, precio: 4, stock: 3 });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.addsToCart(product);
  await page.goto('/carrito');
  await expect(shopper.heading('Carrito de compra')).toBeVisible();
  const line = shopper.line(product);
  await expect(line.getByRole('button', { name: 'Quitar uno' })).toBeDisabled();

  await line.getByRole('button', { name: 'Agregar uno' }).click();
  await line.getByRole('button', { name: 'Agregar uno' }).click();
  await expect(line.getByRole('textbox')).toHaveValue('3');
  await shopper.reads('Cantidad actualizada correctamente');
  await expect(shopper.cartButton(3)).toBeVisible();
  await expect(line.getByRole('button', { name: 'Agregar uno' })).toBeDisabled();
  await expect(line).toContainText('Es todo lo que queda en la tienda.');

  // A quantity beyond the stock stays as typed, with a sentence, until it is one that can be bought.
  await line.getByRole('textbox').fill('50');
  await line.getByRole('textbox').press('Enter');
  await expect(line.getByRole('alert')).toContainText('3');
  await expect(line.getByRole('textbox')).toHaveValue('50');
  await line.getByRole('textbox').fill('2');
  await line.getByRole('textbox').press('Enter');
  await expect(shopper.cartButton(2)).toBeVisible();

  await line.getByRole('button', { name: `Eliminar ${product.nombre}` }).click();
  await shopper.reads('Producto eliminado del carrito');
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Deshacer' }).click();
  await expect(line).toBeVisible();
  await expect(line.getByRole('textbox')).toHaveValue('2');
});

test('a product that sells out while it waits says what to do, and does not count', async ({
  shopper,
  page,
  shop,
  client,
}) => {
  const gone = await shop.offer({ nombre: `Radiador ${tag()}`, precio: 70, stock: 2 });
  const stays = await shop.offer({ nombre: `Termostato ${tag()}`, precio: 9, stock: 8 });
  await shopper.signsIn(client);
  for (const product of [gone, stays]) {
    await shopper.opens(product);
    await shopper.addsToCart(product);
  }
  await shop.restock(gone.id, 0);

  await page.goto('/carrito');
  await shopper.isTold(`«${gone.nombre}» se agotó.`);
  await expect(shopper.line(gone)).toContainText('No disponible');
  await expect(shopper.line(gone)).toContainText('Quítalo o busca uno similar.');
  await expect(shopper.cartButton(1)).toBeVisible();

  // The purchase goes on with what can be bought.
  await shopper.reachesPayment(stays);
  const summary = page.getByRole('region', { name: 'Resumen de la compra' });
  await expect(summary).toContainText(stays.nombre);
  await expect(summary).not.toContainText(gone.nombre);

  await page.goto('/carrito');
  await shopper
    .line(gone)
    .getByRole('button', { name: `Eliminar ${gone.nombre}` })
    .click();
  await expect(shopper.line(gone)).toHaveCount(0);
  await expect(shopper.line(stays)).toBeVisible();
});

test('a product that its store withdrew says so, and fewer units than wanted are adjusted', async ({
  shopper,
  page,
  shop,
  client,
}) => {
  const withdrawn = await shop.offer({ nombre: `Correa ${tag()}`, precio: 15 });
  const scarce = await shop.offer({ nombre: `Empacadura ${tag()}`, precio: 5, stock: 9 });
  await shopper.signsIn(client);
  await shopper.opens(withdrawn);
  await shopper.addsToCart(withdrawn);
  await shopper.opens(scarce);
  await page.getByRole('textbox', { name: `Cantidad de ${scarce.nombre}` }).fill('6');
  await page.getByRole('textbox', { name: `Cantidad de ${scarce.nombre}` }).press('Enter');
  await shopper.addsToCart(scarce);
  await shop.withdraw(withdrawn.id);
  await shop.restock(scarce.id, 1);

  await page.goto('/carrito');
  await shopper.isTold(`«${withdrawn.nombre}» ya no está a la venta.`);
  await shopper.isTold(`De «${scarce.nombre}» solo queda 1 unidad: ajustamos tu carrito.`);
  await expect(shopper.line(scarce).getByRole('textbox')).toHaveValue('1');
});
