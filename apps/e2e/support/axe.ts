import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Rules whose result depends on the width; the others find the same elements at any. */
const LAYOUT = ['target-size', 'scrollable-region-focusable', 'heading-order', 'region', 'landmark-unique'];
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, a line each. It is put into a document once, and asked for nothing but violations: with @axe-core/playwright, which
 * brings it along at every look and describes all that is well, too, a look took two to three times as long.
 */
async function violations(page: Page, runOnly: RunOptions['runOnly'], frame: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ options, frame }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Half of what axe looks at in a small page.
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

/** Waits until nothing moves or fades any more: half-way, a colour is neither of the two that it goes between. What goes round for ever may. */
const isStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );

/**
 * Fails, softly, when axe finds anything: one run tells of every screen. All rules are asked in the first of the schemes (or
 * those that the layout decides, of a screen that was asked all of them at another width), and in another one only about colours,
 * which alone are another matter there. `frame` says whether header, menus and footer are looked at, too. It is left in the light.
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
  // axe scrolls while it looks: what then lies halfway beneath the header, which stays in sight, is no target that is too small.
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
