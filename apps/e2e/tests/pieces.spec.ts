import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import getPort from 'get-port';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

const WEB = resolve(__dirname, '../../web');
const TOUR = resolve(__dirname, '../../../reports/tour');
let server: ChildProcess;
let address = '';

// The pieces stand in development builds alone, so the web's development server shows them.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  address = `http://127.0.0.1:${await getPort()}`;
  const vite = resolve(dirname(createRequire(`${WEB}/package.json`).resolve('vite/package.json')), 'bin/vite.js');
  const args = [vite, '--host', '127.0.0.1', '--port', new URL(address).port, '--strictPort'];
  server = spawn(process.execPath, args, { cwd: WEB, stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});
test.afterAll(() => void server.kill());

test('no piece has a barrier: 1280 and 360 px, light and dark', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${address}/desarrollo/piezas`);
  await expect(page.getByRole('heading', { name: 'Piezas', level: 1 })).toBeVisible({ timeout: 90_000 });
  expect(await page.getByRole('region').count()).toBeGreaterThan(10);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `pieces-${width}`, { schemes: ['light', 'dark'] });
    if (process.env.E2E_TOUR)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: resolve(TOUR, `pieces-${width}-${colorScheme}.png`), fullPage: true });
      }
  }
  await context.close();
});

test('the product that people get knows no such page', async ({ page }) => {
  await page.goto('/desarrollo/piezas');
  await expect(page).toHaveURL(/\/$/);
});
