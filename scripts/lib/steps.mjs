// The steps of `npm test`, in order. Each runs to its end and answers with `{ counts, lines }`.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ensureChromium, otherChromium } from './chromium.mjs';
import { startThrowaway } from './database.mjs';
import { run } from './exec.mjs';
import { nodeTestCounts, playwrightCounts, specCounts, whole } from './report.mjs';
import { inRoot } from './root.mjs';
import { jestCli, vitestCli } from './runners.mjs';
import { turbo } from './turbo.mjs';

const MINUTES = 60_000;
const node = process.execPath;
const reportFile = (name) => inRoot('reports', name);
const logOf = (key) => {
  mkdirSync(inRoot('reports'), { recursive: true });
  return reportFile(`${key}.log`);
};

const asWhole = (key, start) => async () => {
  const { code, lines } = await start({ log: logOf(key), timeout: 10 * MINUTES });
  return { counts: whole(code), lines };
};

let shared = null;
/** The database server of all test steps, started by the first that needs it. */
function testServer() {
  shared ??= process.env.TUERCA_TEST_MONGODB_URI
    ? Promise.resolve(process.env.TUERCA_TEST_MONGODB_URI)
    : startThrowaway().then(({ uri }) => uri);
  return shared;
}

const RUNNERS = {
  jest: (cwd, report) => [jestCli(cwd), '--json', `--outputFile=${report}`],
  vitest: (cwd, report) => [
    vitestCli(cwd),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
};
/** Runs the specs of one workspace; with `database`, they are told of a server. */
const specs =
  (key, workspace, { database = false, runner = 'jest' } = {}) =>
  async ({ patterns, grep }) => {
    const cwd = inRoot(...workspace.split('/'));
    const report = reportFile(`${runner}-${key}.json`);
    rmSync(report, { force: true });
    const args = [
      ...RUNNERS[runner](cwd, report),
      ...patterns,
      ...(grep ? ['--testNamePattern', grep] : []),
      ...(patterns.length > 0 || grep ? ['--passWithNoTests'] : []),
    ];
    const { code, lines } = await run(node, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...(database && { TUERCA_TEST_MONGODB_URI: await testServer() }) },
      log: logOf(key),
      // The API's take 20 to 30 on two cores, as the machine's day is.
      timeout: 45 * MINUTES,
    });
    return { counts: specCounts(report, code, key), lines };
  };

/** Imported late: this file is read before anything is installed. */
const freePort = async () => (await import('get-port')).default();

async function e2e({ patterns, grep, passThrough = [] }) {
  await ensureChromium();
  const report = reportFile('e2e.json');
  rmSync(report, { force: true });
  const cli = createRequire(inRoot('apps', 'e2e', 'package.json')).resolve('@playwright/test/cli');
  const env = {
    ...process.env,
    FORCE_COLOR: '0',
    PLAYWRIGHT_CHROMIUM_PATH: otherChromium() ?? '',
    E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
    E2E_REPORT: report,
    ...(process.env.E2E_BASE_URL ? {} : { TUERCA_TEST_MONGODB_URI: await testServer() }),
  };
  const args = [cli, 'test', ...patterns, ...(grep ? ['--grep', grep] : []), ...passThrough];
  const { code, lines } = await run(node, args, {
    cwd: inRoot('apps', 'e2e'),
    env,
    log: logOf('e2e'),
    timeout: 50 * MINUTES,
  });
  return { counts: playwrightCounts(report, code), lines };
}

async function scripts() {
  const files = readdirSync(inRoot('scripts', 'test')).map((name) => inRoot('scripts', 'test', name));
  const args = ['--test', '--test-reporter=tap', ...files];
  const { code, lines } = await run(node, args, { log: logOf('scripts'), timeout: 5 * MINUTES });
  return { counts: nodeTestCounts(lines, code), lines };
}

const script = (name) => (options) => run(node, [inRoot('scripts', name)], options);

const API = ['@tuerca/api', '@tuerca/mongo'];
/** The runbook's test starts a shop that serves its pages. */
const SHOP = [...API, '@tuerca/web'];
const LIBRARIES = ['@tuerca/contracts', '@tuerca/fixtures', '@tuerca/mongo'];

/** `needs`: the workspaces that must be built before. */
export const STEPS = [
  { key: 'lint', title: 'Lint', static: true, needs: [], run: asWhole('lint', (options) => lint(options)) },
  {
    key: 'types',
    title: 'Types',
    static: true,
    needs: [],
    run: asWhole('types', (options) => typecheck(options)),
  },
  {
    key: 'arch',
    title: 'Architecture',
    static: true,
    needs: LIBRARIES,
    run: asWhole('arch', script('check-architecture.mjs')),
  },
  {
    key: 'packages',
    title: 'Dependencies',
    static: true,
    needs: [],
    run: asWhole('packages', script('check-dependencies.mjs')),
  },
  { key: 'format', title: 'Format', static: true, needs: [], run: asWhole('format', (options) => format(options)) },
  {
    key: 'knip',
    title: 'Unused code',
    static: true,
    needs: LIBRARIES,
    run: asWhole('knip', (options) => knip(options)),
  },
  { key: 'scripts', title: 'Scripts and rules', static: true, needs: [], run: scripts },
  { key: 'contracts', title: 'contracts', needs: [], run: specs('contracts', 'packages/contracts') },
  {
    key: 'mongo',
    title: 'mongo',
    needs: ['@tuerca/mongo'],
    run: specs('mongo', 'packages/mongo', { runner: 'vitest' }),
  },
  { key: 'fixtures', title: 'fixtures', needs: ['@tuerca/fixtures'], run: specs('fixtures', 'packages/fixtures') },
  { key: 'api', title: 'api', needs: SHOP, run: specs('api', 'apps/api', { database: true, runner: 'vitest' }) },
  { key: 'web', title: 'web', needs: LIBRARIES, run: specs('web', 'apps/web', { runner: 'vitest' }) },
  { key: 'e2e', title: 'E2E', needs: SHOP, run: e2e },
];

const knip = (options) => run(node, [inRoot('node_modules', 'knip', 'bin', 'knip.js'), '--no-progress'], options);

const format = (options) =>
  run(
    node,
    [inRoot('node_modules', 'prettier', 'bin', 'prettier.cjs'), '--check', '.', '--cache', '--log-level', 'warn'],
    options,
  );

/** tsc of every workspace; turbo remembers those that have not changed. */
export const typecheck = (options) => turbo(['typecheck', '--continue', '--output-logs=errors-only'], options);

/** ESLint over the repository, once. */
export function lint(options) {
  return run(
    node,
    [
      inRoot('node_modules', 'eslint', 'bin', 'eslint.js'),
      '.',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
      '--cache-strategy',
      'content',
    ],
    options,
  );
}
