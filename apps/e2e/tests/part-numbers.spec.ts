import { randomInt } from 'node:crypto';
import { expect, test } from '../support/test';

test('a part number is found however it is written, in the header and in the catalogue', async ({ page, shop }) => {
  test.setTimeout(90_000);
  const [a, b, c] = Array.from({ length: 3 }, () => String(randomInt(10_000, 100_000))) as [string, string, string];
  const toyota = await shop.offer({ nombre: `Mangueta ${a}`, numeroParte: `${a}-${b}` });
  const mitsubishi = await shop.offer({
    nombre: `Polea ${c}`,
    numeroParte: `MD ${c}${a[0]}`,
    marca: 'Mitsubishi',
    modelo: 'Lancer',
  });
  const spellings = [
    ...[`${a}-${b}`, `${a}${b}`, `${a} ${b}`, `${a}.${b}`, `${a.slice(0, 3)} ${a.slice(3)}${b}`].map(
      (text) => [text, toyota] as const,
    ),
    ...[`MD ${c}${a[0]}`, `md${c}${a[0]}`, `Md-${c}${a[0]}`].map((text) => [text, mitsubishi] as const),
  ];
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Buscar en Tuerca' });
  const list = page.getByRole('listbox', { name: 'Sugerencias' });
  for (const [text, product] of spellings) {
    await box.fill(text);
    await expect(list.getByRole('option').filter({ hasText: product.nombre }), text).toBeVisible();
  }
  const [hyphen] = spellings.map(([text]) => text);
  await box.fill(hyphen!);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/busqueda\?q=/);
  await expect(page.getByRole('main').getByRole('link', { name: toyota.nombre, exact: true })).toBeVisible();

  await page.goto('/productos');
  const field = page.getByRole('textbox', { name: 'Buscar en el catálogo' });
  for (const [text, product] of spellings) {
    await field.fill(text);
    await expect(page.getByText('Mostrando 1 de 1 producto', { exact: true }), text).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { name: product.nombre }), text).toBeVisible();
  }
});
