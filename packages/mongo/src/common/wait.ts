import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until the condition gives something truthy; undefined after the limit (ms). */
export async function waitFor<T>(
  condition: () => T | Promise<T>,
  limitMs: number,
  everyMs = 20,
): Promise<T | undefined> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > deadline) return undefined;
    await sleep(everyMs);
  }
}
