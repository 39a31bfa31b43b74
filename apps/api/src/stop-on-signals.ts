import type { INestApplicationContext } from '@nestjs/common';

/** Longest that a stopping server waits for what it has accepted, in milliseconds. */
const STOP_TIMEOUT = 9_000;

/** On SIGTERM and SIGINT: takes nothing new, finishes what was accepted, closes sockets with 1012, and exits with 0. */
export function stopOnSignals(app: INestApplicationContext): void {
  const stop = () => {
    setTimeout(() => process.exit(0), STOP_TIMEOUT).unref();
    void app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}
