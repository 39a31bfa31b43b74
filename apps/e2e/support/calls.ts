import { expect, type Page } from '@playwright/test';
import { undrawn } from './pages';
import type { Shopper } from './shopper';

/** A proxy turns the calls away without a word of the API's. Nothing asks again by itself, so the screen says at once what it has to say. */
export async function turnAway(page: Page, calls: string): Promise<void> {
  await page.route(calls, (route) =>
    route.fulfill({ status: 429, contentType: 'text/html', body: '<h1>Too many requests</h1>' }),
  );
}

/** Calls wait on their way, until the function that this gives is called. */
export async function hold(page: Page, calls: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(calls, async (route) => {
    await gate;
    // Nobody may wait for the answer any more.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await page.unroute(calls);
  };
}

interface Weather {
  path: string;
  /** What the page asks for. */
  calls: string;
  /** The sentence for a failure. */
  error: string;
  /** What is there when all is well. */
  ready: () => Promise<void>;
}

/** A page whose data are late, then do not come, then come at the second try. */
export async function comesThrough(shopper: Shopper, { path, calls, error, ready }: Weather): Promise<void> {
  const { page } = shopper;
  const drawn = await undrawn(page);
  const letGo = await hold(page, calls);
  await page.goto(path);
  await expect(shopper.heading(/./)).toBeVisible();
  await expect(page.getByRole('main').getByText('Cargando…').first()).toBeAttached();
  await letGo();
  await ready();

  await turnAway(page, calls);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
  await page.unroute(calls);
  await shopper.button('Intentar nuevamente').first().click();
  await ready();
  await drawn();
}

/** Nothing sticks out to the side. */
export const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
