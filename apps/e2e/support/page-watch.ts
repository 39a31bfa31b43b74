import type { Page } from '@playwright/test';

interface Seen {
  /** Errors of the console and of scripts. */
  errors: string[];
  /** Cumulative Layout Shift. */
  shift: number;
  /** False statements on the screen, even for one frame. */
  lies: string[];
  /** Violations of the content security policy: the directive, and the blocked resource. */
  violations: string[];
}

/** Watches every page that is opened from here on; the returned function reports on the open one. */
export async function watch(page: Page, { signedIn }: { signedIn: boolean }): Promise<() => Promise<Seen>> {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (error) => void errors.push(String(error)));
  await page.addInitScript((knows) => {
    const seen = { shift: 0, lies: [] as string[], violations: [] as string[] };
    Object.assign(globalThis, { seen });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      seen.violations.push(`${effectiveDirective}: ${blockedURI} in ${sourceFile}`);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    if (!knows) return;
    // Runs before every frame, on its content.
    const look = () => {
      for (const one of document.querySelectorAll(
        'header a[href="/iniciar-sesion"], section[aria-label="Mi vehículo"] button',
      )) {
        const text = one.textContent;
        if (
          /Entrar|Elige tu vehículo/.test(text) &&
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          seen.lies.push(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, signedIn);
  return async () => {
    const { lies, ...seen } = await page.evaluate(() => (globalThis as unknown as { seen: Omit<Seen, 'errors'> }).seen);
    return { errors: errors.splice(0), ...seen, lies: [...new Set(lies)] };
  };
}
