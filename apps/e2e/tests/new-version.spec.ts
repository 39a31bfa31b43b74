import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

const band = (page: Page) => page.getByText('Hay una versión nueva');
const take = (page: Page) => page.getByRole('button', { name: 'Actualizar' }).click();
/** Resolves when the page was opened anew. */
const reloaded = (page: Page) => page.waitForEvent('load');

/** The product behind an address of its own, where a release can be published: another worker, and another entry of its build. */
async function publisher(baseURL: string) {
  const released = new Map<string, (body: string) => string>();
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url!;
      const answer = await fetch(new URL(path, baseURL), { headers: { accept: request.headers.accept ?? '*/*' } });
      const change = released.get(path);
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        'content-security-policy': answer.headers.get('content-security-policy') ?? '',
        'cache-control': 'no-store',
      });
      response.end(change ? change(body.toString()) : body);
    })().catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (name: string, entry?: string) => {
      released.set('/sw.js', (code) => `${code}\n// ${name}`);
      if (entry) released.set('/build.json', () => JSON.stringify({ entry }));
    },
    close: () => server.close().closeAllConnections(),
  };
}
const lookForOne = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('a version that one tab takes is known in every tab, also in one that was opened while it waited', async ({
  page,
  context,
  baseURL,
}) => {
  const shop = await publisher(baseURL!);
  await page.goto(shop.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  shop.release('second');
  await lookForOne(page);
  await expect(band(page)).toBeVisible();
  const late = await context.newPage();
  await late.goto(`${shop.url}/productos`);
  await expect(band(late)).toBeVisible();

  let opened = reloaded(page);
  await take(page);
  await opened;
  // It was loaded after the release: nothing is newer than what it runs.
  await expect(band(late)).toBeHidden();
  await expect(band(page)).toBeHidden();

  shop.release('third', '/assets/third.js');
  await lookForOne(page);
  await expect(band(page)).toBeVisible();
  await expect(band(late)).toBeVisible();
  opened = reloaded(page);
  await take(page);
  await opened;
  // It runs the code of before, under the worker of now.
  await expect(band(late)).toBeVisible();
  opened = reloaded(late);
  await take(late);
  await opened;
  shop.close();
});
