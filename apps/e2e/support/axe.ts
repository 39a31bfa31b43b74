import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(builder: AxeBuilder): Promise<string[]> {
  // No screen has frames of another site: without looking for them it takes half the time.
  const { violations: found } = await builder.setLegacyMode(true).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} at ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(' ').trim() ?? ''}`,
    ),
  );
}

/** Fails, softly, when axe finds anything: one run tells of every screen. In the dark only colours are another matter, and they are the same at every width. */
export async function expectAccessible(page: Page, what: string, { dark = false } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  // axe scrolls while it looks: what then lies halfway beneath the header, which stays in sight, is no target that is too small.
  const loose = await page.addStyleTag({ content: 'header { position: static !important }' });
  const found = await violations(new AxeBuilder({ page }).withTags(RULES));
  await loose.evaluate((style: Element) => style.remove());
  expect.soft(found, `axe: ${what}`).toEqual([]);
  if (!dark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-mode=dark]')).toHaveCount(1);
  expect
    .soft(
      await violations(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])),
      `axe in the dark: ${what}`,
    )
    .toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
