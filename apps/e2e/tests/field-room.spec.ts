import type { Page } from '@playwright/test';
import type { Who } from '@tuerca/fixtures/addresses';
import { ADDRESSES } from '@tuerca/fixtures/addresses';
import { expectRoomInFields } from '../support/field-room';
import { ADMIN, TALLER, TIENDA } from '../support/people';
import type { Shopper } from '../support/shopper';
import { expect, test } from '../support/test';

/** Opens a page and waits for its fields; one of something that does not exist has none. */
async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Presses each kind of button that adds a row once, or opens a dialog: then the fields of that are measured. */
async function measures(shopper: Shopper, path: string): Promise<void> {
  const { page } = shopper;
  const adds = page
    .getByRole('main')
    .getByRole('button', { name: /^(Agregar|Nuev[oa]|Añadir|Filtros)\b/, disabled: false });
  await opens(page, path);
  await expectRoomInFields(page, path);
  const names = [...new Set(await adds.allInnerTexts())].filter((name) => name && !/carrito/i.test(name));
  for (const name of names) {
    await adds.filter({ hasText: name }).first().click();
    await expectRoomInFields(page, `${path}, ${name}`);
    if (await page.getByRole('dialog').count()) {
      await opens(page, path);
    }
  }
}

const pagesOf = (who: Who) =>
  ADDRESSES.filter(
    ({ path, land }) => land(who).path === path && (who === 'visitor' || land('visitor').path !== path),
  ).map(({ path }) => path);

test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [who, person] of [
  ['visitor', null],
  ['client', undefined],
  ['store', TIENDA],
  ['workshop', TALLER],
  ['admin', ADMIN],
] as const)
  test(`each field of each page of a ${who} shows what it holds on the narrowest phone`, async ({
    shopper,
    client,
  }) => {
    test.setTimeout(240_000);
    if (person !== null) await shopper.signsIn(person ?? client);
    for (const path of pagesOf(who)) await test.step(path, () => measures(shopper, path));
  });
