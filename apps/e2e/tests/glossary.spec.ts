import { fits } from '../support/layout';
import { expect, test } from '../support/test';

test('@phone each term has an address of its own', async ({ page }) => {
  await page.goto('/glosario#tripoide');
  const term = page.getByRole('article', { name: 'Tripoide', exact: true });
  await expect(term).toBeInViewport();
  await expect(term).toBeFocused();
  await fits(page);
  await page.goto('/glosario?sistema=Frenos');
  const caliper = page.getByRole('main').getByRole('article').last();
  const name = await caliper.getByRole('heading').innerText();
  await caliper.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/glosario\?sistema=Frenos#[a-z-]+$/);
  await expect(caliper).toBeFocused();
  await expect(caliper).toBeInViewport();
});
