import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, a line each. It is put into a document once, and asked for nothing but violations: with @axe-core/playwright, which
 * brings it along at every look and describes all that is well, too, a look took two to three times as long.
 */
async function violations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async (options) => {
      const found = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, options);
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id}: ${help} at ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(' ').trim() ?? ''}`,
        ),
      );
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
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
 * Fails, softly, when axe finds anything: one run tells of every screen. All rules are asked in the first of the schemes, and in
 * another one only about colours, which alone are another matter there. It is left in the light.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { schemes = ['light'] }: { schemes?: readonly ('light' | 'dark')[] } = {},
): Promise<void> {
  // axe scrolls while it looks: what then lies halfway beneath the header, which stays in sight, is no target that is too small.
  const loose = await page.addStyleTag({ content: 'header { position: static !important }' });
  for (const [i, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === 'dark') await expect(page.locator('html[data-mode=dark]')).toHaveCount(1);
    await isStill(page);
    const asked = i ? ({ type: 'rule', values: COLOURS } as const) : ({ type: 'tag', values: RULES } as const);
    expect.soft(await violations(page, asked), `axe, ${colorScheme}: ${what}`).toEqual([]);
  }
  await loose.evaluate((style: Element) => style.remove());
  await page.emulateMedia({ colorScheme: 'light' });
}
