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

/** The steps that are under way: they share the one line that counts. */
const underWay = new Set();

function drawLine() {
  const line = [...underWay].map((one) => one.text()).join(' · ');
  process.stdout.write(`\r\x1b[2K${line.slice(0, (process.stdout.columns ?? 120) - 1)}`);
}

/** A whole line above the counting one. */
function wholeLine(line) {
  if (terminal) process.stdout.write('\r\x1b[2K');
  console.log(line);
  if (terminal && underWay.size > 0) drawLine();
}

/** A long step: `note` says how far it is, `done`, `fail` and `leave` (neither of both) close its line. Several may be under way at once. */
export function step(label) {
  const start = Date.now();
  let note = '';
  let logged = Date.now();
  const own = { text: () => `▸ ${label}… ${note ? `${note} ` : ''}(${elapsed(start)})` };
  const draw = () => {
    if (terminal) return drawLine();
    if (Date.now() - logged < LOG_EVERY) return;
    logged = Date.now();
    console.log(own.text());
  };
  if (!terminal) console.log(`▸ ${label}…`);
  underWay.add(own);
  const timer = setInterval(draw, terminal ? 500 : 1000);
  timer.unref();
  const close = (mark, text) => {
    clearInterval(timer);
    underWay.delete(own);
    wholeLine(`${mark} ${text ?? label} (${elapsed(start)})`);
  };
  draw();
  return {
    note: (text) => {
      note = text;
    },
    line: (text) => {
      wholeLine(`  ${text}`);
      logged = Date.now();
    },
    done: (text) => close('✓', text),
    fail: (text) => close('✗', text),
    leave: (text) => close('–', text),
  };
}

/** An error whose message is meant for the person: printed without a stack. */
export class Problem extends Error {}
