// Ends what was started, in reverse order, once: on Ctrl-C, on SIGTERM, when npm is gone, and on failure.
const cleanups = [];
let ending = null;

/** Registers what must be undone at the end; returns a function that takes it off the list. */
export function atEnd(cleanup) {
  cleanups.push(cleanup);
  return () => {
    const index = cleanups.indexOf(cleanup);
    if (index >= 0) cleanups.splice(index, 1);
  };
}

/** Runs all that `atEnd` collected, latest first. Safe to call twice. */
export function endAll() {
  ending ??= (async () => {
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
      try {
        await cleanup();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  })();
  return ending;
}

/** Whether the end has begun: a child that dies now is no failure. */
export const isEnding = () => ending !== null;

/** Ends everything on a signal, then exits with `codeFor(signal)`; a second signal does not wait. */
export function endOnSignals(codeFor, announce = () => {}) {
  let asked = 0;
  const end = (signal) => {
    asked += 1;
    // npm and the terminal both hand over Ctrl-C, so a second one within moments is the same one.
    if (asked > 1) {
      if (asked > 2) process.exit(1);
      return;
    }
    announce(signal);
    void endAll().then(() => process.exit(codeFor(signal)));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
    const parent = process.ppid;
    // `kill` on npm ends the shell between npm and us without a word to us.
    setInterval(() => process.ppid !== parent && end('SIGTERM'), 1000).unref();
  }
}
