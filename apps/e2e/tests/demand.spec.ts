import { tag } from '../support/people';
import { openStore } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

test('@phone a visitor searches for what nobody has, and a store reads that one more person looked for it', async ({
  page,
  api,
  browser,
  contextOptions,
}) => {
  const store = await openStore(api, `Casa ${tag()}`);
  const { shopper: office } = await anotherDevice(browser, contextOptions);
  await office.signsIn(store.person);
  await office.page.goto('/tienda/que-se-vende?vista=buscan');
  const line = office.page
    .getByRole('list', { name: 'Búsquedas sin resultado' })
    .getByRole('listitem')
    .filter({ hasText: 'carburador nova' });
  const people = async () => Number(/(\d+) personas/.exec((await line.textContent()) ?? '')?.[1]);
  const before = await people();
  expect(before).toBeGreaterThanOrEqual(3);

  await page.goto('/busqueda?q=carburador+nova');
  await expect(page.getByText('No se encontraron resultados para "carburador nova"')).toBeVisible();
  // Told after a second in sight, written within five.
  await expect(async () => {
    await office.page.reload();
    await expect(line).toBeVisible();
    expect(await people()).toBe(before + 1);
  }).toPass({ timeout: 30_000 });
});
