import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { buildStatement } from '@tuerca/fixtures/statement';
import { ADMIN, reference, tag } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

/** One black pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

test('a payment that the bank does not see is settled from a statement, and the client sees it on her open page', async ({
  shopper,
  page,
  shop,
  client,
  api,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const product = await shop.offer({ nombre: `Alternador ${tag()}`, precio: 85, stock: 4 });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.addsToCart(product);
  await shopper.reachesPayment(product);
  const referencia = reference('00');
  await page
    .getByLabel('Capturas del pago')
    .setInputFiles({ name: 'captura.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('button', { name: 'Quitar captura.png' })).toBeVisible();
  await shopper.paysAndSees({ referencia });
  await shopper.reads('Guardamos la captura de tu pago.');
  const pago = await api.lastPayment(await api.token(client));

  const { context: office, shopper: admin } = await anotherDevice(browser, { baseURL });
  await admin.signsIn(ADMIN);
  await admin.page.goto(`/admin/pagos/${pago._id}`);
  await expect(admin.page.getByRole('button', { name: 'Ampliar: Captura 1 del pago' })).toBeVisible();
  await expect(
    admin.page.getByText('Ningún movimiento importado se parece a este pago', { exact: false }),
  ).toBeVisible();

  await admin.page.goto('/admin/pagos/conciliacion');
  const line = { fecha: caracasDate(new Date()), referencia: `0045${referencia}`, monto: pago.monto };
  await admin.page.getByLabel('Extracto del banco').setInputFiles({
    name: `banco-${tag()}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(buildStatement([line])),
  });
  await expect(admin.page.getByRole('tab', { name: 'Seguras (1)' })).toBeVisible();
  await expect(admin.page.getByRole('link', { name: pago.orderNumber })).toBeVisible();
  await admin.page.getByRole('checkbox').first().check();
  await admin.page.getByRole('button', { name: 'Confirmar 1 pago' }).click();
  await expect(admin.page.getByText('Confirmamos 1 pago.')).toBeVisible();
  await expect(admin.page.getByRole('tab', { name: 'Conciliados (1)' })).toBeVisible();

  // Her page was open all the time.
  await expect(shopper.notice('Pago verificado')).toBeVisible({ timeout: 20_000 });
  await office.close();
});
