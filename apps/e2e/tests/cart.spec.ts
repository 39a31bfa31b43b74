import { tag } from '../support/people';
import { expect, test } from '../support/test';

test('what changes while it waits in the cart is told there, and the purchase goes on with what can be bought', async ({
  shopper,
  page,
  shop,
  api,
  client,
}) => {
  test.setTimeout(90_000);
  const gone = await shop.offer({ nombre: `Radiador ${tag()}`, precio: 70, stock: 2 });
  const withdrawn = await shop.offer({ nombre: `Correa ${tag()}`, precio: 15 });
  const scarce = await shop.offer({ nombre: `Empacadura ${tag()}`, precio: 5, stock: 9 });
  const dearer = await shop.offer({ nombre: `Rolinera ${tag()}`, precio: 10 });
  await shopper.signsIn(client);
  const token = await api.token(client);
  for (const { id } of [gone, withdrawn, dearer]) await api.addToCart(token, id);
  await shopper.opens(scarce);
  await page.getByRole('textbox', { name: `Cantidad de ${scarce.nombre}` }).fill('6');
  await page.getByRole('textbox', { name: `Cantidad de ${scarce.nombre}` }).press('Enter');
  await shopper.addsToCart(scarce);
  await shop.restock(gone.id, 0);
  await shop.withdraw(withdrawn.id);
  await shop.restock(scarce.id, 1);
  await shop.changePrice(dearer.id, 12.5);

  await page.goto('/carrito');
  await shopper.isTold(`«${gone.nombre}» se agotó.`);
  await expect(shopper.line(gone)).toContainText('No disponible');
  await expect(shopper.line(gone)).toContainText('Quítalo o busca uno similar.');
  await shopper.isTold(`«${withdrawn.nombre}» ya no está a la venta.`);
  await shopper.isTold(`De «${scarce.nombre}» solo queda 1 unidad: ajustamos tu carrito.`);
  await expect(shopper.line(scarce).getByRole('textbox')).toHaveValue('1');
  await shopper.isTold(`«${dearer.nombre}» subió de Ref. $ 10,00 a Ref. $ 12,50.`);
  await expect(shopper.cartButton(2)).toBeVisible();

  await shopper.reachesPayment(scarce);
  const summary = page.getByRole('region', { name: 'Resumen de la compra' });
  await expect(summary).toContainText(scarce.nombre);
  await expect(summary).not.toContainText(gone.nombre);

  await page.goto('/carrito');
  await shopper
    .line(gone)
    .getByRole('button', { name: `Eliminar ${gone.nombre}` })
    .click();
  await expect(shopper.line(gone)).toHaveCount(0);
  await expect(shopper.line(scarce)).toBeVisible();
});
