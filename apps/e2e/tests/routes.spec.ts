import { type AddressVisit, asked, stepsOf } from '@tuerca/fixtures/address-steps';
import { ADDRESSES, ALIAS_ADDRESSES, UNKNOWN } from '@tuerca/fixtures/addresses';
import type { Shopper } from '../support/shopper';
import { expect, test } from '../support/test';

async function stands({ page }: Shopper, { from, path }: AddressVisit): Promise<void> {
  await expect.soft(page, from).toHaveURL(path);
  // Also behind a dialog, which hides the page from roles.
  await expect.soft(page.locator('main h1'), `${from} has a heading`).toHaveCount(1);
}

/** Opens each kind of place by its address, and everything else from inside, as the back button does: that takes no new page. */
async function walks(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const opened = new Set<string>();
  const inside: AddressVisit[] = [];
  for (const step of stepsOf('visitor')) {
    const kind = `${step.toast} ${step.path.startsWith('/iniciar-sesion')} ${step.path === '/'} ${step.from === step.path}`;
    if (opened.has(kind)) {
      inside.push(step);
      continue;
    }
    opened.add(kind);
    await page.goto(step.from);
    await stands(shopper, step);
    if (step.toast)
      await expect.soft(page.getByRole('alert').filter({ hasText: step.toast }), `${step.from} says why`).toBeVisible();
  }
  for (const step of inside)
    await test.step(step.from, async () => {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, step.from);
      await stands(shopper, step);
    });
}

// Where each role is led is told by apps/web/src/app/addresses.spec.tsx; here the pages and the server's part are the real ones.
test('every address leads a visitor where it should', async ({ shopper }) => {
  test.setTimeout(120_000);
  await walks(shopper);
});

test('the server itself leads on, for good where an address has another spelling', async ({ request }) => {
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [path, response.status(), response.headers().location ?? null];
  };
  expect(await Promise.all(ALIAS_ADDRESSES.map(([alias]) => answer(asked(alias))))).toEqual(
    ALIAS_ADDRESSES.map(([alias, canonical]) => [asked(alias), 301, asked(canonical)]),
  );
  expect(await Promise.all(UNKNOWN.map(answer))).toEqual(UNKNOWN.map((path) => [path, 302, '/']));
  const guarded = ADDRESSES.filter(({ land, path }) => land('visitor').path !== path).map(({ path }) => path);
  // Who is asking is known in the browser alone: it decides, and until then there is nothing to see.
  expect(await Promise.all(guarded.map(answer))).toEqual(guarded.map((path) => [path, 200, null]));
});
