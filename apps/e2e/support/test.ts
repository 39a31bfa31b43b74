import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { Api } from './api';
import { living } from './pages';
import { newPerson, type Person } from './people';
import { Shop } from './shop';
import { Shopper } from './shopper';

interface Stage {
  /** User of this story's browser. */
  shopper: Shopper;
  api: Api;
  /** A client's account for this story alone. */
  client: Person;
}

/** Playwright's `test` with the people and helpers of a story. */
export const test = base.extend<Stage, { shop: Shop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its pattern
    async ({}, use) => {
      const shop = new Shop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  // A page that throws, or that React has to draw again because the server's page differed, fails its story.
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => void errors.push(`${page.url()}: ${error.message}`));
    await use(living(page));
    expect(errors, 'errors thrown on the page').toEqual([]);
  },
  shopper: async ({ page }, use) => use(new Shopper(page)),
  api: async ({ baseURL }, use) => use(new Api(baseURL!)),
  client: async ({ api }, use) => {
    const person = newPerson();
    await api.register(person);
    await use(person);
  },
});

/** A second device: a separate browser, with nothing of the first one. */
export async function anotherDevice(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; shopper: Shopper }> {
  const context = await browser.newContext(options);
  return { context, shopper: new Shopper(living(await context.newPage())) };
}

/** Another tab of the same browser: signed in as this one is. */
export const anotherTab = async (context: BrowserContext): Promise<Page> => living(await context.newPage());

export { expect };
