// What a person sees while something takes its time: one line that counts on a terminal, few lines in a log.
const terminal = process.stdout.isTTY && !process.env.CI;
const LOG_EVERY = 15_000;

/** Seconds since `start` (ms), as `12 s` or `2 min 5 s`. */
export function elapsed(start) {
  const seconds = Math.round((Date.now() - start) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A line for the person. */
export const say = (line = '') => console.log(line);

/** A long step: `note` says how far it is, `done` and `fail` close its line. */
export function step(label) {
  const start = Date.now();
  let note = '';
  let logged = Date.now();
  const draw = () => {
    const line = `▸ ${label}… ${note ? `${note} ` : ''}(${elapsed(start)})`;
    if (terminal) process.stdout.write(`\r\x1b[2K${line.slice(0, (process.stdout.columns ?? 120) - 1)}`);
    else if (Date.now() - logged >= LOG_EVERY) {
      logged = Date.now();
      console.log(line);
    }
  };
  if (!terminal) console.log(`▸ ${label}…`);
  const timer = setInterval(draw, terminal ? 500 : 1000);
  timer.unref();
  const close = (mark, text) => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\x1b[2K');
    console.log(`${mark} ${text ?? label} (${elapsed(start)})`);
  };
  draw();
  return {
    note: (text) => {
      note = text;
    },
    /** A whole line above the counting one. */
    line: (text) => {
      if (terminal) process.stdout.write('\r\x1b[2K');
      console.log(`  ${text}`);
      logged = Date.now();
    },
    done: (text) => close('✓', text),
    fail: (text) => close('✗', text),
  };
}

/** An error whose message is meant for the person: printed without a stack. */
export class Problem extends Error {}
