import type { Page } from '@playwright/test';
import { hoursInWords } from '@tuerca/contracts/venezuela/clock';
import { formatBs, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { tag } from '../support/people';
import { scenery } from '../support/screens';
import { expect, test } from '../support/test';

type Facts = Record<string, unknown> & { '@type': string };

/** Metadata of a page for search engines. */
async function head(page: Page) {
  return page.evaluate(() => ({
    title: [...document.querySelectorAll('title')].filter((one) => !one.closest('svg')).map((one) => one.textContent),
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? null,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? null,
    pictures: document.querySelectorAll('link[rel=preload][as=image]').length,
    facts: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
      const value = JSON.parse(script.textContent) as { '@graph'?: unknown[] };
      return value['@graph'] ?? [value];
    }) as Facts[],
  }));
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

  test('every public page arrives with its content and says what it is', async ({ page, shop, api }) => {
    test.setTimeout(90_000);
    const { product, storeId, workshopId, service } = await scenery(shop, api);
    const main = page.getByRole('main');
    for (const [path, h1, content, types] of [
      ['/', /El repuesto/, 'Frenos', []],
      [
        `/productos?search=${encodeURIComponent(product.nombre)}&marca=Toyota`,
        'Catálogo de Productos',
        product.nombre,
        [],
      ],
      [`/producto/${product.id}`, product.nombre, 'Sí, le sirve de 2009 a 2014.', ['Product', 'BreadcrumbList']],
      [`/producto/tienda/${storeId}`, product.tienda, 'Domingo', ['AutoPartsStore', 'BreadcrumbList']],
      ['/talleres', 'Talleres', 'Ver detalles', []],
      [`/talleres/${workshopId}`, /./, 'Domingo', ['AutoRepair', 'BreadcrumbList']],
      ['/tiendas', 'Tiendas', product.tienda, []],
      ['/servicios/mecanicos', 'Servicios Mecánicos', service.nombre, []],
      [`/servicios/mecanicos/${service._id}`, service.nombre, 'Ver taller', ['Service', 'BreadcrumbList']],
      ['/glosario', 'Glosario', 'Amortiguador', []],
    ] as const) {
      expect.soft((await open(page, path))?.status(), path).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(h1);
      await expect.soft(main.getByText(content).first(), path).toBeVisible();
      await expect.soft(page.getByText('Cargando…'), path).toHaveCount(0);
      const { title, description, canonical, robots, pictures, facts } = await head(page);
      expect.soft(title, path).toEqual([expect.stringMatching(/\S · Tuerca$/)]);
      expect.soft(description?.length, path).toBeGreaterThan(40);
      expect.soft(new URL(canonical!).pathname, path).toBe(path.split('?')[0]);
      expect.soft(robots, path).toBeNull();
      expect
        .soft(
          facts.map((fact) => fact['@type']),
          path,
        )
        .toEqual(types);
      if (types.length > 0 || path === '/') expect.soft(pictures, `${path}: main picture`).toBeGreaterThan(0);
    }
    await open(page, '/busqueda?q=freno');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para “freno”');
    await expect(main.getByRole('link', { name: /reno/ }).first()).toBeVisible();
    // A page of results is not indexed.
    expect((await head(page)).robots).toBe('noindex');
  });

  test('what search engines read is what people read', async ({ page, shop, api }) => {
    const { product, storeId, workshopId, service } = await scenery(shop, api);
    const of = async (path: string, type: string) => {
      await open(page, path);
      return (await head(page)).facts.find((fact) => fact['@type'] === type)!;
    };
    const real = await api.product(product.id);
    const sold = await of(`/producto/${product.id}`, 'Product');
    expect(sold).toMatchObject({
      name: product.nombre,
      offers: {
        '@type': 'Offer',
        price: real.precioFinal.toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { name: product.tienda },
      },
    });
    await expect(
      page
        .getByRole('main')
        .getByText(formatBs(toCentimos(real.precioFinalBs)))
        .first(),
    ).toBeVisible();
    for (const [path, type] of [
      [`/producto/tienda/${storeId}`, 'AutoPartsStore'],
      [`/talleres/${workshopId}`, 'AutoRepair'],
    ] as const) {
      const business = await of(path, type);
      expect(business).toMatchObject({
        name: await page.getByRole('heading', { level: 1 }).innerText(),
        address: { '@type': 'PostalAddress', addressCountry: 'VE', addressLocality: expect.any(String) },
      });
      const hours = business.openingHoursSpecification as { dayOfWeek: string; opens: string; closes: string }[];
      expect(hours.length).toBeGreaterThan(4);
      const monday = hoursInWords(hours[0]!.opens, hours[0]!.closes);
      await expect(page.getByRole('row', { name: /^Lunes/ }).filter({ hasText: monday })).toBeVisible();
    }
    expect(await of(`/servicios/mecanicos/${service._id}`, 'Service')).toMatchObject({
      name: service.nombre,
      provider: { '@type': 'AutoRepair' },
      offers: { priceCurrency: 'USD' },
    });
    const way = (await head(page)).facts.find((fact) => fact['@type'] === 'BreadcrumbList')!.itemListElement as {
      name: string;
    }[];
    expect(way.map(({ name }) => name)).toEqual(['Inicio', 'Servicios Mecánicos', service.nombre]);
  });

  test('search, filters and links work', async ({ page, shop }) => {
    const product = await shop.offer({ nombre: `Bocina ${tag()}` });
    await open(page, '/');
    await page.getByRole('combobox', { name: 'Buscar en Tuerca' }).fill(product.nombre);
    await page.getByRole('combobox', { name: 'Buscar en Tuerca' }).press('Enter');
    await expect(page).toHaveURL(/\/busqueda\?q=Bocina/);
    await page.getByRole('link', { name: product.nombre }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.nombre);
    await page.getByRole('link', { name: 'Ver tienda' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.tienda);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Glosario' }).click();
    await page.getByRole('textbox', { name: 'Buscar un término' }).fill('bujía');
    await page.getByRole('textbox', { name: 'Buscar un término' }).press('Enter');
    await expect(page).toHaveURL(/\/glosario\?q=buj/);
    await expect(page.getByRole('main').getByText('Bujía').first()).toBeVisible();
    await open(page, '/productos');
    await page
      .getByRole('navigation', { name: 'Páginas del catálogo' })
      .getByRole('link', { name: 'Página 2' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
