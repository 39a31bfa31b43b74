import { tag } from '../support/people';
import { expect, test } from '../support/test';

test('@phone the first tap on a star counts, though the stars have the focus', async ({
  shopper,
  page,
  shop,
  client,
}) => {
  const product = await shop.offer({ nombre: `Rolinera ${tag()}` });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.button('Escribir reseña').tap();
  const dialog = page.getByRole('dialog', { name: 'Escribir reseña' });
  await expect(dialog.getByRole('radio', { name: 'Sin valorar' })).toBeFocused();
  const { x, y, width, height } = (await dialog.locator('label', { hasText: /^4 estrellas/ }).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(dialog.getByRole('radio', { name: /^4 estrellas/ })).toBeChecked();
});
