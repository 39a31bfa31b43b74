import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { added, nodeTestCounts, notRun, playwrightCounts, specCounts, summary, whole } from '../lib/report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tuerca-report-'));
after(() => rmSync(folder, { recursive: true }));

const written = (value) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const specReport = (passed, failed, testResults = []) =>
  written({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, testResults });

test('a file that cannot run is a failure with a name, though the report has no figure for it', () => {
  const counts = specCounts(specReport(3, 0, [{ name: 'a.spec.ts', status: 'failed', assertionResults: [] }]), 1);
  assert.deepEqual([counts.passed, counts.failed], [3, 1]);
  assert.match(counts.names[0], /a\.spec\.ts/);
});

test('a file whose preparation failed is one too, though none of its tests is called failed', () => {
  const file = { name: 'a.spec.ts', status: 'failed', assertionResults: [{ status: 'skipped', fullName: 'suma' }] };
  assert.equal(specCounts(specReport(3, 0, [file]), 1).failed, 1);
});

test('a tool that fails after its tests passed has failed', () => {
  assert.equal(specCounts(specReport(3, 0), 1).failed, 1);
  assert.equal(specCounts(specReport(3, 0), 0).failed, 0);
});

test('a report that is missing is a failure', () => {
  assert.deepEqual(specCounts(join(folder, 'none.json'), 0), { passed: 0, failed: 1 });
  assert.deepEqual(playwrightCounts(join(folder, 'none.json'), 0), { passed: 0, failed: 1 });
});

test("Playwright's nested suites give the names of what failed", () => {
  const suites = [
    {
      specs: [],
      suites: [
        {
          specs: [
            { ok: false, title: 'paga', file: 'compra.spec.ts' },
            { ok: true, title: 'busca', file: 'x' },
          ],
        },
      ],
    },
  ];
  const counts = playwrightCounts(written({ stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 2 }, suites }), 1);
  assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 2, names: ['compra.spec.ts: paga'] });
});

test('what failed, or passed at the second attempt only, is named with its cause', () => {
  const results = [{ errors: [{ message: '\u001b[31mError: no se ve\u001b[39m\n\n  Expected: 1' }] }, { errors: [] }];
  const specs = [{ ok: true, title: 'paga', file: 'compra.spec.ts', tests: [{ results }] }];
  const { failed, names } = playwrightCounts(written({ stats: { flaky: 1 }, suites: [{ specs }] }), 0);
  assert.equal(failed, 0);
  assert.deepEqual(names, ['compra.spec.ts: paga (flaky)\n      Error: no se ve\n      Expected: 1']);
  const suite = {
    name: '/src/a.spec.ts',
    assertionResults: [{ status: 'failed', fullName: 'suma', failureMessages: ['Error: 2'] }],
  };
  assert.deepEqual(specCounts(specReport(0, 1, [suite]), 1, 'web').names, [
    'a.spec.ts: suma\n      Error: 2\n      npm test -- --only web a',
  ]);
});

test('a web server that did not start is a failure', () => {
  assert.equal(playwrightCounts(written({ stats: { expected: 0, unexpected: 0 }, errors: [{}] }), 1).failed, 1);
});

test('TAP is counted by its summary', () => {
  assert.deepEqual(nodeTestCounts(['ok 1 - a', 'not ok 2 - b', '# pass 1', '# fail 1', '# skipped 0'], 1), {
    passed: 1,
    failed: 1,
    skipped: 0,
    names: ['b'],
  });
});

test('a failed test of the scripts is named with its file and the command that runs it', () => {
  const lines = [
    'not ok 2 - b',
    '  ---',
    '  duration_ms: 1',
    "  location: '/a/scripts/test/words.test.mjs:3:1'",
    '  ...',
  ];
  assert.deepEqual(nodeTestCounts([...lines, '# fail 1'], 1).names, [
    'words.test.mjs: b\n      node --test scripts/test/words.test.mjs',
  ]);
});

test('the last line counts everything, and nothing run is not well', () => {
  const results = [
    { title: 'Lint', counts: whole(0), ms: 10 },
    { title: 'api', counts: { passed: 41, failed: 2 }, ms: 20 },
  ];
  const all = summary(results);
  assert.equal(all.lines.at(-1), '42 passed, 2 failed');
  assert.equal(all.ok, false);
  assert.equal(summary([{ title: 'api', counts: { passed: 0, failed: 0 }, ms: 1 }]).ok, false);
});

test('a step that did not run says why in one line, and is neither passed nor failed', () => {
  const away = { title: 'OpenSearch', counts: notRun('no hay Java'), ms: 5 };
  const { lines, ok } = summary([{ title: 'Lint', counts: whole(0), ms: 10 }, away]);
  assert.deepEqual(
    lines.filter((line) => line.includes('OpenSearch')),
    ['  – OpenSearch  did not run: no hay Java'],
  );
  assert.equal(lines.at(-1), '1 passed, 0 failed');
  assert.equal(ok, true);
  assert.equal(summary([away]).ok, false);
});

test('two runs of one step count together', () => {
  const sum = added({ passed: 2, failed: 1, names: ['a'] }, { passed: 3, failed: 0, skipped: 1 });
  assert.deepEqual(sum, { passed: 5, failed: 1, skipped: 1, names: ['a'] });
});
