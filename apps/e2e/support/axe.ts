import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Rules whose result depends on the width; the others find the same elements at any. */
const LAYOUT = ['target-size', 'scrollable-region-focusable', 'heading-order', 'region', 'landmark-unique'];
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Findings of axe, a line each. It is put into a document once, and asked for violations only: @axe-core/playwright
 * loads it at every check and reports all passes, too, so that a check took two to three times as long.
 */
async function violations(page: Page, runOnly: RunOptions['runOnly'], frame: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ options, frame }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // They are half of axe's work on a small page.
      const around = [...document.querySelectorAll('header, footer, nav')].filter(
        (one) => !one.closest('main, [role]'),
      );
      const found = await axe.run(frame ? document : { include: [document], exclude: around }, options);
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id}: ${help} at ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(' ').trim() ?? ''}`,
        ),
      );
    },
    { options: { runOnly, resultTypes: ['violations'] } satisfies RunOptions, frame },
  );
}

/** Waits until nothing moves or fades any more: half-way, a colour is neither of its two ends. Endless animations are ignored. */
const isStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );

/**
 * Fails, softly, when axe finds anything, so that one run reports every screen. All rules are checked in the first of
 * the schemes (or those that depend on the layout, on a screen that was checked in full at another width), in others
 * only colours, since only they differ. `frame` says whether header, menus and footer are checked, too. The light
 * scheme is left on.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  {
    schemes = ['light'],
    rules = 'all',
    frame = true,
  }: { schemes?: readonly ('light' | 'dark')[]; rules?: 'all' | 'laid out'; frame?: boolean } = {},
): Promise<void> {
  // axe scrolls during its check: a target then halfway beneath the sticky header is not too small.
  const loose = await page.addStyleTag({ content: 'header { position: static !important }' });
  for (const [i, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === 'dark') await expect(page.locator('html[data-mode=dark]')).toHaveCount(1);
    await isStill(page);
    const some = i > 0 ? COLOURS : rules === 'all' ? null : [...COLOURS, ...LAYOUT];
    const asked = some ? ({ type: 'rule', values: some } as const) : ({ type: 'tag', values: RULES } as const);
    expect.soft(await violations(page, asked, frame), `axe, ${colorScheme}: ${what}`).toEqual([]);
  }
  await loose.evaluate((style: Element) => style.remove());
  await page.emulateMedia({ colorScheme: 'light' });
}
