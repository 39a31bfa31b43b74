import type { Logger } from '@nestjs/common';

/** Runs scheduled work: what it throws is logged, and the next time it is due it runs again. */
export async function logFailure(log: Logger, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn(error);
  }
}
