import type { Page } from '@playwright/test';

const HEAD = /(src="\/boot\.js"[^>]*><\/script>)[\s\S]*?(<script>)/;
const BODY = /<div id="root">[\s\S]*<\/div>(\s*<noscript>)/;
const STATE = /<script id="page-state"[\s\S]*?<\/script>/;

/** Waits until the page's own code runs: what is pressed earlier is kept for it, what is typed earlier is nobody's story here. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/**
 * Makes opening and reloading wait for the page's own code. A story about the time before says with its own `waitUntil`
 * for what it waits.
 */
export function living(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await alive(page);
    return answer;
  };
  return page;
}

/**
 * From here on pages come as the product's empty frame, which it sends when drawing fails: the browser asks for everything,
 * and `page.route` on /api decides what it gets. Returns the way back to drawn pages.
 */
export async function undrawn(page: Page): Promise<() => Promise<void>> {
  const documents = (url: URL) => !/^\/(api|assets|media)\//.test(url.pathname);
  await page.route(documents, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() >= 300 && response.status() < 400) return route.fulfill({ response });
    const body = (await response.text())
      .replace(HEAD, '$1$2')
      .replace(BODY, '<div id="root"></div>$1')
      .replace(STATE, '');
    return route.fulfill({ response, status: 200, body });
  });
  return () => page.unroute(documents);
}

/** React takes the page over, and public/boot.js, which waits for a frame, does not step back until the function in the page is called. */
export const holdsTheLastStep = (page: Page) =>
  page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const real = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (frame) => frames.push(frame);
    Object.assign(window, {
      goOn: () => {
        window.requestAnimationFrame = real;
        frames.forEach((frame) => real(frame));
      },
    });
  });
