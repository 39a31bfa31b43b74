import type { CDPSession, Page } from '@playwright/test';

/** A phone on a slow network: 1.6 Mbps down, 150 ms on the way. Returns the session, for whoever slows down more. */
export async function slow(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  return devtools;
}
