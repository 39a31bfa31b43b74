import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run } from './exec.mjs';
import { inRoot } from './root.mjs';
import { Problem, step } from './say.mjs';

// The headless shell first: stories take an eighth less time in it than in the whole browser.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOAD_HOST = 'https://cdn.playwright.dev';
const fromE2e = createRequire(inRoot('apps', 'e2e', 'package.json'));

const playwrightsOwn = () => existsSync(fromE2e('@playwright/test').chromium.executablePath());

/** The path of a Chromium that is installed apart from Playwright, or null. */
const systemChromium = () =>
  [process.env.PLAYWRIGHT_CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path)) ?? null;

/** The path to start instead of Playwright's own, which need not be named; null without any. */
export const otherChromium = () => (playwrightsOwn() ? null : systemChromium());

async function answersQuickly(url) {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  }
}

async function download() {
  if (!(await answersQuickly(DOWNLOAD_HOST))) return false;
  const progress = step('Descargando Chromium para Playwright');
  const cli = fromE2e.resolve('@playwright/test/cli');
  const { code } = await run(process.execPath, [cli, 'install', 'chromium'], {
    cwd: inRoot('apps', 'e2e'),
    timeout: 5 * 60_000,
    onLine: (line) => progress.note(/(\d+)% of/.exec(line)?.[0] ?? ''),
  });
  if (code === 0) progress.done('Chromium de Playwright instalado');
  else progress.fail('La descarga de Chromium no terminó');
  return code === 0;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const progress = step('Instalando Chromium con apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const onLine = (line) => progress.note(line.slice(0, 60));
  await run('apt-get', ['update'], { env, onLine, timeout: 3 * 60_000 });
  const get = (name) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'], {
      env,
      onLine,
      timeout: 8 * 60_000,
    });
  let installed = await get('chromium-headless-shell');
  // Older releases have the whole browser alone.
  if (installed.code !== 0) installed = await get('chromium');
  const { code, lines } = installed;
  if (code === 0) progress.done('Chromium instalado');
  else progress.fail(`apt-get no pudo instalar Chromium: ${lines.at(-1) ?? ''}`);
  return code === 0;
}

/** Makes sure that E2E has a browser: Playwright's own, the system's, a download, or Debian's package. */
export async function ensureChromium() {
  if (playwrightsOwn() || systemChromium()) return;
  if ((await download()) && playwrightsOwn()) return;
  if ((await fromDebian()) && systemChromium()) return;
  throw new Problem(
    'No hay un Chromium para las pruebas E2E / no Chromium for the E2E tests.\n' +
      'Instala uno de estos y repite:\n' +
      '  cd apps/e2e && npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium          (Debian, Ubuntu)\n' +
      '  PLAYWRIGHT_CHROMIUM_PATH=/ruta/a/chromium npm test',
  );
}
