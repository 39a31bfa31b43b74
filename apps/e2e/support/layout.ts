import { expect, type Page } from '@playwright/test';

/** Elements that stick out to the right of the window, the innermost first; empty where the page does not scroll sideways. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    if (root.scrollWidth <= window.innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 0.5)
      .reverse()
      .slice(0, 5)
      .map(
        (one) => `${one.tagName} ${Math.round(one.getBoundingClientRect().right)} px: ${one.textContent.slice(0, 60)}`,
      );
  });

const softly = expect.configure({ soft: true });

/** Expects no horizontal overflow once the page is laid out, softly, so that one run reports every screen. */
export const fits = (page: Page, what = page.url()): Promise<void> =>
  softly.poll(() => stickingOut(page), { message: `wider than the window: ${what}`, timeout: 3000 }).toEqual([]);
