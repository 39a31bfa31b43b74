// Counts tests from what Jest, Playwright and node:test wrote down.
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from './root.mjs';

const FAILED = { passed: 0, failed: 1 };

/** A step without tests of its own: passed or failed as a whole. */
export const whole = (code) => (code === 0 ? { passed: 1, failed: 0 } : FAILED);

/** A step that this machine cannot run, with the reason: neither passed nor failed. */
export const notRun = (reason) => ({ passed: 0, failed: 0, notRun: reason });

/** Counts of two runs as those of one step. */
export const added = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: (one.skipped ?? 0) + (other.skipped ?? 0),
  names: [...(one.names ?? []), ...(other.names ?? [])],
});

// A tool that failed with all its tests passed (a crash at the end, a suite that does not compile) has failed all the same.
const honest = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

const CAUSE_LINES = 8;

/** A failure's name with what was thrown, so that a cut log still says why. */
const withCause = (name, messages) => {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(String(message)).split('\n'))
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, CAUSE_LINES).map((line) => `      ${line.trim().slice(0, 200)}`)].join('\n');
};

/** The command that runs one spec file alone. */
const alone = (file, key) =>
  `      npm test -- --only ${key} ${basename(file).replace(/\.(spec|e2e-spec|opensearch-spec)\.tsx?$/, '')}`;

/**
 * The json report of Jest. It does not count files that could not run: each is one failure. A failure's name begins with
 * its file; the command that repeats it stands below.
 */
export function specCounts(file, code, key) {
  const report = readJson(file);
  if (!report) return FAILED;
  let broken = 0;
  const names = report.testResults.flatMap((suite) => {
    const failed = suite.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) =>
        [withCause(`${basename(suite.name)}: ${fullName}`, failureMessages), alone(suite.name, key)].join('\n'),
      );
    const couldNotRun = suite.status === 'failed' && failed.length === 0;
    if (couldNotRun) broken++;
    return couldNotRun ? [withCause(`${suite.name}: no se pudo ejecutar`, [suite.message ?? ''])] : failed;
  });
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests,
      names,
    },
    code,
  );
}

function* specsOf(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

/** Playwright's json reporter; errors outside tests (a server that did not start) count as one failure. */
export function playwrightCounts(file, code) {
  const report = readJson(file);
  if (!report) return FAILED;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  const specs = (report.suites ?? []).flatMap((suite) => [...specsOf(suite)]);
  const attempts = ({ tests = [] }) => tests.flatMap(({ results = [] }) => results);
  const messages = (spec) => attempts(spec).flatMap(({ errors = [] }) => errors.map(({ message }) => message));
  // A test that passed at its second attempt does not fail the run; its cause is told all the same.
  const names = specs
    .filter((spec) => !spec.ok || messages(spec).length > 0)
    .map((spec) => withCause(`${spec.file}: ${spec.title}${spec.ok ? ' (flaky)' : ''}`, messages(spec)));
  return honest({ passed: expected + flaky, failed: unexpected, skipped, names }, code);
}

/** Lines below a failed test's title in which TAP gives its file. */
const PLACE_WITHIN = 6;

/** The summary that node:test prints at the end of its TAP output. */
export function nodeTestCounts(lines, code) {
  const count = (name) =>
    Number(lines.map((line) => new RegExp(`^# ${name} (\\d+)$`).exec(line)?.[1]).findLast(Boolean) ?? 0);
  const names = lines.flatMap((line, at) => {
    const title = /^not ok \d+ - (.+)$/.exec(line)?.[1];
    if (!title) return [];
    const place = lines.slice(at, at + PLACE_WITHIN).map((one) => /^ {2}location: '(.+):\d+:\d+'$/.exec(one)?.[1]);
    const file = place.find(Boolean);
    return [file ? `${basename(file)}: ${title}\n      node --test scripts/test/${basename(file)}` : title];
  });
  return honest({ passed: count('pass'), failed: count('fail'), skipped: count('skipped'), names }, code);
}

const sum = (results, key) => results.reduce((total, { counts }) => total + (counts[key] ?? 0), 0);

/** The table of the steps and, as its last line, `N passed, N failed`; `ok` is false without a single test. */
export function summary(results) {
  const width = Math.max(...results.map(({ title }) => title.length), 4);
  const rows = results.map(({ title, counts, ms }) => {
    if (counts.notRun) return `  – ${title.padEnd(width)}  did not run: ${counts.notRun}`;
    const mark = counts.failed > 0 ? '✗' : '✓';
    const skipped = counts.skipped ? `  ${counts.skipped} skipped` : '';
    return `  ${mark} ${title.padEnd(width)}  ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed  ${(ms / 1000).toFixed(1).padStart(7)} s${skipped}`;
  });
  const passed = sum(results, 'passed');
  const failed = sum(results, 'failed');
  const lines = ['', ...rows, '', `${passed} passed, ${failed} failed`];
  return { lines, ok: failed === 0 && passed > 0 };
}
