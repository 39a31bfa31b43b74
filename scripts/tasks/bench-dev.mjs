import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import getPort from 'get-port';
import { ensureChromium, otherChromium } from '../lib/chromium.mjs';
import { keep } from '../lib/exec.mjs';
import { install } from '../lib/install.mjs';
import { inRoot } from '../lib/root.mjs';
import { Problem, say } from '../lib/say.mjs';
import { atEnd, endOnSignals } from '../lib/shutdown.mjs';

const PATIENCE = 180_000;
/** A line that is on the first page, and one that the API answers. */
const SCREEN = { file: 'apps/web/src/pages/products/home-page.tsx', text: 'Productos destacados' };
const ANSWER = { file: 'apps/api/src/platform/http/health.controller.ts', text: "status: 'ok'" };

/** The text of an answer, empty while there is none. */
async function textOf(url) {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(2000) })).text();
  } catch {
    return '';
  }
}
async function until(what, isTrue) {
  const end = Date.now() + PATIENCE;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Problem(`${what}: not within ${PATIENCE / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Changes a text of a file until the end of the run. */
function change({ file, text }, other) {
  const path = inRoot(file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(text)) throw new Problem(`${file} no longer has «${text}»`);
  atEnd(() => writeFileSync(path, before));
  writeFileSync(path, before.replace(text, other));
}

async function timed(what, act) {
  const began = performance.now();
  await act();
  say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** `npm run bench:dev`: from `npm run dev` to the first page in a browser, and from a changed line to the screen and to an answer. */
export async function benchDev() {
  endOnSignals(() => 130);
  await install();
  await ensureChromium();
  const { chromium } = createRequire(inRoot('apps', 'e2e', 'package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath: otherChromium() ?? undefined });
  atEnd(() => browser.close());
  const page = await browser.newPage();
  // mkdtemp closes a folder to others, and the database may run as a user of its own.
  const data = inRoot(`.data-bench-dev-${process.pid}`);
  mkdirSync(data);
  atEnd(() => rmSync(data, { recursive: true, force: true }));
  const [port, apiPort] = [await getPort(), await getPort()];
  const url = `http://localhost:${port}`;
  const health = `http://127.0.0.1:${apiPort}/healthz`;
  const readiness = `http://127.0.0.1:${apiPort}/readyz`;
  const seen = (text) => page.getByText(text).first().waitFor({ timeout: PATIENCE });
  const open = async () => {
    await until('Vite', () => textOf(url));
    // Vite reloads a page that comes while it bundles what the page needs.
    await until('the page', async () => page.goto(url, { timeout: PATIENCE }).catch(() => null));
    await seen(SCREEN.text);
  };
  // Making the demo's data is work of the first start alone, and minutes of it where others use the machine.
  const env = { ...process.env, TUERCA_DEMO: '0', TUERCA_DATA: data, PORT: String(port), API_PORT: String(apiPort) };
  const last = [];
  const start = () =>
    keep(inRoot('scripts', 'run.mjs'), ['dev'], { env, grace: 20_000, onLine: (line) => last.push(line) });

  say(`load ${loadavg()[0].toFixed(1)}`);
  let dev;
  for (const what of ['first start, an empty database', 'second start']) {
    await timed(`${what}: first page`, async () => {
      dev = start();
      await Promise.race([open(), dev.exited.then(() => Promise.reject(new Problem(last.slice(-20).join('\n'))))]);
    });
    await timed('the API ready', () => until('the API', async () => (await textOf(readiness)).includes('"ready"')));
    if (what !== 'second start') await dev.stop();
  }
  await timed('a changed line of the web', async () => {
    change(SCREEN, 'Piezas medidas');
    await seen('Piezas medidas');
  });
  await timed('a changed line of the API', async () => {
    change(ANSWER, "status: 'ok', changed: true");
    await until('the API', async () => (await textOf(health)).includes('changed'));
  });
  await dev.stop();
  return 0;
}
