import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inRoot } from '../lib/root.mjs';
import { STEPS } from '../lib/steps.mjs';

const text = (...path) => readFileSync(inRoot(...path), 'utf8');
const DOCS = text('docs', 'configuracion.md');
/** Folders of commands, tests and benches that read the environment. The API has a test of its own. */
const FOLDERS = ['scripts', 'packages', 'apps/e2e', 'apps/api/test', 'apps/api/trust', 'apps/api/bench'];
const SKIPPED = /(^|[\\/])(node_modules|dist|test-results|reports)([\\/]|$)/;
/** Set by one of our processes for another that it starts, or by the system: never by people. */
const HANDED_OVER = new Set([
  ...['API_URL', 'BENCH_API_PID', 'BENCH_CHROMIUM', 'BENCH_INSTANCES', 'BENCH_MONGODB_URI', 'BENCH_PAGE'],
  ...['BENCH_REPORT', 'BENCH_URL', 'CI', 'E2E_REPORT', 'E2E_STATE', 'MONGOMS_SYSTEM_BINARY_VERSION_CHECK', 'PATH'],
  ...['STUB_MONGOD', 'TUERCA_TEST_BUILDS', 'TUERCA_TEST_ENGINE', 'TUERCA_TEST_URI'],
]);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(inRoot(...folder.split('/')), { recursive: true })
    .filter((file) => /\.(ts|mjs|js|cjs)$/.test(file) && !SKIPPED.test(file))
    .map((file) => join(...folder.split('/'), file)),
).concat(join('apps', 'web', 'vite.config.ts'));
const readBy = new Map();
for (const file of files)
  for (const [, name] of text(file).matchAll(/process\.env(?:\.|\[')([A-Z][A-Z\d_]+)/g)) readBy.set(name, file);

test('every setting that commands and tests read stands in docs/configuracion.md', () => {
  assert.ok(readBy.size > 30, 'the settings are found');
  const missing = [...readBy].filter(([name]) => !HANDED_OVER.has(name) && !DOCS.includes(`\`${name}\``));
  assert.deepEqual(missing, []);
});

test('every setting of development and tests that is documented is read', () => {
  const [, section] = DOCS.split('## Development and tests');
  const named = [...section.split('\n## ')[0].matchAll(/`([A-Z][A-Z\d]*_[A-Z\d_]+|CHAOS|SEED)`/g)].map(
    ([, name]) => name,
  );
  assert.ok(named.length > 20);
  assert.deepEqual(
    named.filter((name) => !readBy.has(name)),
    [],
  );
});

test('the README names the parts of npm test', () => {
  const [, parts] = /one part: ([a-z\d, ]+?) +\|/.exec(text('README.md'));
  assert.deepEqual(
    parts.split(', '),
    STEPS.map(({ key }) => key),
  );
});
