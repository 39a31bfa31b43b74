import type { Page } from '@playwright/test';
import { slow } from '../support/network';
import { expect, test } from '../support/test';

/** Visits of which the median counts, on a phone this much slower than this machine. */
const LOADS = 3;
const SLOWER = 4;

interface Paint {
  lcp: number;
  cls: number;
}

/** Opens an address as a first visit; largest paint in ms, layout shift, kB of script before and after `load` as they travelled. */
async function visit(page: Page, path: string) {
  const devtools = await slow(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let loaded = false;
  const script = { before: 0, after: 0 };
  page.on('response', (response) => {
    if (/\.js$/.test(response.url()))
      script[loaded ? 'after' : 'before'] += Number(response.headers()['content-length'] ?? 0);
  });
  await page.addInitScript(() => {
    const seen: Paint = { lcp: 0, cls: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.lcp = entry.startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) =>
      (list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]).forEach(
        (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'load' });
  loaded = true;
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
  const { lcp, cls } = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  return { lcp, cls, before: script.before / 1000, after: script.after / 1000 };
}

const median = (figures: number[]) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]!;

// Prints, and asserts nothing of time: these machines are noisy. E2E_PAINT=1 npm run e2e -- tests/paint.spec.ts
test('@paint what a first visit costs on a slow phone', async ({ browser, api }) => {
  test.setTimeout(180_000);
  const [product] = await api.done<{ _id: string }[]>('GET', '/api/products?limit=1');
  for (const path of ['/', '/productos', `/producto/${product!._id}`, '/talleres']) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let i = 0; i < LOADS; i++) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
      });
      visits.push(await visit(await context.newPage(), path));
      await context.close();
    }
    const of = (name: keyof (typeof visits)[number], digits = 0) =>
      median(visits.map((one) => one[name])).toFixed(digits);
    console.log(
      `${path.padEnd(36)} largest paint ${of('lcp')} ms, shift ${of('cls', 4)}, script ${of('before', 1)} kB before load, ${of('after')} kB after`,
    );
    expect(visits).toHaveLength(LOADS);
  }
});
