import { setTimeout as wait } from 'node:timers/promises';
import type { Gate } from './platform/http/gate';

/** Longest that a stopping process waits, after its drain, for what it has accepted and for whatever hangs, in milliseconds. */
export const STOP_WITHIN = 6_500;
/** A terminal and npm both hand over one Ctrl-C: what comes so soon after a signal, in milliseconds, is the same one. */
const SAME_SIGNAL = 500;

/**
 * On SIGTERM and SIGINT: drains for `drain` milliseconds, so that load balancers send what is new elsewhere, then `close`s what
 * was accepted and every socket, and exits with 0. A second signal ends the process at once.
 */
export function stopOnSignals(gate: Gate, drain: number, close: () => Promise<void>): void {
  let since: number | undefined;
  const stop = () => {
    if (since !== undefined) {
      if (Date.now() - since > SAME_SIGNAL) process.exit(1);
      return;
    }
    since = Date.now();
    // What is begun before a process serves can be done again, and nobody waits for it.
    if (!gate.isServing) process.exit(0);
    setTimeout(() => process.exit(0), drain + STOP_WITHIN).unref();
    gate.drain();
    void wait(drain)
      .then(() => {
        gate.reap();
        return close();
      })
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
