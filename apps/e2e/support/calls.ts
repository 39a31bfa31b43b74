import { expect, type Page } from '@playwright/test';
import { undrawn } from './pages';
import type { Shopper } from './shopper';

/** Refuses the calls as a proxy would, without the API's envelope. Nothing is retried by itself, so the screen shows its error at once. */
export async function turnAway(page: Page, calls: string): Promise<void> {
  await page.route(calls, (route) =>
    route.fulfill({ status: 429, contentType: 'text/html', body: '<h1>Too many requests</h1>' }),
  );
}

/** Holds the calls back, until the returned function is called. */
export async function hold(page: Page, calls: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(calls, async (route) => {
    await gate;
    // The page may no longer wait for the answer.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await page.unroute(calls);
  };
}

interface Weather {
  path: string;
  /** Pattern of the page's calls. */
  calls: string;
  /** The sentence for a failure. */
  error: string;
  /** Expects the loaded page. */
  ready: () => Promise<void>;
}

/** Checks a page whose data are late, then fail, then come at the second try. */
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

/** Expects no horizontal overflow. */
export const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
