// The steps of `npm test`, in order. Each runs to its end and answers with `{ counts, lines }`.
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ensureChromium, otherChromium } from './chromium.mjs';
import { startThrowaway } from './database.mjs';
import { run } from './exec.mjs';
import { startOpenSearchForTests, whyNoneForTests } from './opensearch.mjs';
import { added, notRun, playwrightCounts, specCounts } from './report.mjs';
import { inRoot } from './root.mjs';
import { jestCli } from './runners.mjs';
import { STATIC_STEPS } from './static-steps.mjs';

const MINUTES = 60_000;
const node = process.execPath;
const reportFile = (name) => inRoot('reports', name);
const logOf = (key) => {
  mkdirSync(inRoot('reports'), { recursive: true });
  return reportFile(`${key}.log`);
};

let shared = null;
/** The database server of all test steps, started by the first that needs it. */
function testServer() {
  shared ??= process.env.TUERCA_TEST_MONGODB_URI
    ? Promise.resolve(process.env.TUERCA_TEST_MONGODB_URI)
    : startThrowaway().then(({ uri }) => uri);
  return shared;
}

/** Runs the specs of one workspace; with `database`, they are told of a server. `config`: another than its usual one. */
const specs =
  (key, workspace, { database = false, config, log = key, env = {} } = {}) =>
  async ({ patterns, grep }) => {
    const cwd = inRoot(...workspace.split('/'));
    const report = reportFile(`jest-${log}.json`);
    rmSync(report, { force: true });
    const args = [
      jestCli(cwd),
      ...(config ? ['--config', config] : []),
      '--json',
      `--outputFile=${report}`,
      ...patterns,
      ...(grep ? ['--testNamePattern', grep] : []),
      ...(patterns.length > 0 || grep ? ['--passWithNoTests'] : []),
    ];
    const { code, lines } = await run(node, args, {
      cwd,
      env: { ...process.env, ...env, NO_COLOR: '1', ...(database && { TUERCA_TEST_MONGODB_URI: await testServer() }) },
      log: logOf(log),
      // The API's take 20 to 30 on two cores, as the machine's day is.
      timeout: 45 * MINUTES,
    });
    return { counts: specCounts(report, code, key), lines };
  };

/** Specs that need an OpenSearch, all with one; where none can be had they do not run, and the step says so. */
async function openSearch(filter) {
  const reason = await whyNoneForTests();
  if (reason) return { counts: notRun(reason), lines: [] };
  const env = { TUERCA_TEST_OPENSEARCH_URL: await startOpenSearchForTests() };
  const key = 'opensearch';
  const engine = await specs(key, 'packages/opensearch', { env })(filter);
  const config = 'jest.opensearch.config.cjs';
  const api = await specs(key, 'apps/api', { database: true, config, log: 'opensearch-api', env })(filter);
  return { counts: added(engine.counts, api.counts), lines: [...engine.lines, ...api.lines] };
}

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

const API = ['@tuerca/api', '@tuerca/mongo'];
/** The runbook's test starts a shop that serves its pages. */
const SHOP = [...API, '@tuerca/web'];
const LIBRARIES = ['@tuerca/contracts', '@tuerca/fixtures', '@tuerca/mongo'];

/** `needs`: the workspaces that must be built before. */
export const STEPS = [
  ...STATIC_STEPS,
  { key: 'contracts', title: 'contracts', needs: [], run: specs('contracts', 'packages/contracts') },
  {
    key: 'mongo',
    title: 'mongo',
    needs: ['@tuerca/mongo'],
    run: specs('mongo', 'packages/mongo'),
  },
  { key: 'fixtures', title: 'fixtures', needs: ['@tuerca/fixtures'], run: specs('fixtures', 'packages/fixtures') },
  { key: 'opensearch', title: 'OpenSearch', needs: ['@tuerca/opensearch', ...SHOP], run: openSearch },
  { key: 'api', title: 'api', needs: SHOP, run: specs('api', 'apps/api', { database: true }) },
  { key: 'web', title: 'web', needs: LIBRARIES, run: specs('web', 'apps/web') },
  { key: 'e2e', title: 'E2E', needs: SHOP, run: e2e },
];
