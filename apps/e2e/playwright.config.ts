import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const root = resolve(__dirname, '../..');
const port = Number(process.env.E2E_PORT ?? 3210);
// A product that runs already (npm start, a deployment) can be tested by its address.
const baseURL = process.env.E2E_BASE_URL ?? `http://127.0.0.1:${port}`;

// Where the product that is started below writes the address of its database, for stories that change what a store sells.
process.env.E2E_STATE ??= join(tmpdir(), `tuerca-e2e-${process.pid}.json`);

// The tour takes pictures and the paint prints figures, for people to look at; they assert nothing.
const untold = [...(process.env.E2E_TOUR ? [] : [/@tour/]), ...(process.env.E2E_PAINT ? [] : [/@paint/])];

export default defineConfig({
  testDir: 'tests',
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 2,
  // CI shares its two cores with strangers: one more try there, counted as flaky in the report. Nobody gets one at home.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL,
    actionTimeout: 15_000,
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
    serviceWorkers: 'block',
    // Recording costs as much of the processor as the stories themselves: who looks for a fault asks for it.
    trace: process.env.E2E_TRACE ? 'on' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Handed over by scripts/lib/steps.mjs where Playwright's own browser is not installed.
      executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@alone/, /@phone/, ...untold],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      grep: /@mobile|@phone/,
      grepInvert: untold,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    // Stories that change what all others see run after them, one by one.
    {
      name: 'alone',
      grep: /@alone/,
      dependencies: ['desktop', 'mobile'],
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: process.env.E2E_BASE_URL
    ? undefined
    : {
        // In place of the shell: the product ends by itself when Playwright, its parent then, is ended without a word to it.
        command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/serve-for-e2e.mjs`,
        cwd: root,
        url: `${baseURL}/readyz`,
        timeout: 180_000,
        reuseExistingServer: false,
        stdout: process.env.E2E_DEBUG ? 'pipe' : 'ignore',
        stderr: 'pipe',
        env: { E2E_PORT: String(port), E2E_STATE: process.env.E2E_STATE },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      },
});
