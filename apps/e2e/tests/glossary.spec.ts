import { fits } from '../support/calls';
import { tag } from '../support/people';
import { expect, test } from '../support/test';

test('a term is found by any of its names, with or without accents, and leads to its parts', async ({
  shopper,
  page,
}) => {
  await page.goto('/glosario');
  await expect(shopper.heading('Glosario')).toBeVisible();
  await expect(page.getByText(/^Mostrando \d+ términos de 1\d\d$/)).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Buscar un término' });
  const terms = page.getByRole('main').getByRole('article');
  await search.fill('ARBOL DE lévas');
  await expect(page).toHaveURL(/q=ARBOL/);
  await expect(terms.getByRole('heading', { name: 'Árbol de levas' })).toBeVisible();
  // What the street calls it.
  await search.fill('croche');
  await expect(terms.filter({ has: page.getByRole('heading', { name: 'Embrague', exact: true }) })).toContainText(
    'También: croche, clutch',
  );
  const found = await terms.count();
  await page.reload();
  await expect(search).toHaveValue('croche');
  await expect(terms).toHaveCount(found);

  await search.fill(tag());
  await expect(page.getByText('No se encontraron términos')).toBeVisible();
  await shopper.button('Limpiar búsqueda').click();
  await expect(page).toHaveURL('/glosario');
  await search.fill('bujia');
  await search.press('Enter');
  await page.getByRole('link', { name: 'Ver repuestos: Bujía', exact: true }).click();
  await expect(shopper.heading('Catálogo de Productos')).toBeVisible();
  await expect(page).toHaveURL('/productos?search=Buj%C3%ADa');
  await expect(page.getByRole('textbox', { name: 'Buscar en el catálogo' })).toHaveValue('Bujía');
});

test('the systems of the vehicle narrow what is found, each with its count', async ({ page }) => {
  await page.goto('/glosario?q=aceite');
  const systems = page.getByRole('navigation', { name: 'Sistemas del vehículo' });
  await expect(systems.getByRole('link')).toHaveCount(9);
  const terms = page.getByRole('main').getByRole('article');
  await expect(systems.getByRole('link', { name: `Todos, ${await terms.count()} términos` })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const motor = systems.getByRole('link', { name: /^Sistema de Motor, \d+ términos?$/ });
  const total = /(\d+)/.exec((await motor.getAttribute('aria-label'))!)![1];
  await motor.click();
  await expect(page).toHaveURL('/glosario?q=aceite&sistema=Sistema+de+Motor');
  await expect(terms).toHaveCount(Number(total));
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Buscar un término' })).toHaveValue('aceite');
  await page.goBack();
  await expect(page).toHaveURL('/glosario?q=aceite');
  await expect(page.getByRole('main').getByRole('region', { name: 'Sistema de Motor' })).toBeVisible();
  // A system that there is not counts as none.
  await page.goto('/glosario?sistema=hidráulico');
  await expect(systems.getByRole('link', { name: /^Todos/ })).toHaveAttribute('aria-current', 'true');
});

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
