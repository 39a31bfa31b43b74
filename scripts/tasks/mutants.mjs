import { mkdirSync, writeFileSync } from 'node:fs';
import { startThrowaway } from '../lib/database.mjs';
import { run } from '../lib/exec.mjs';
import { install } from '../lib/install.mjs';
import { GOAL, GROUPS, partName } from '../lib/mutant-groups.mjs';
import { isMissed, readScores, scoreTable, writeScores } from '../lib/mutant-table.mjs';
import { inRoot, readJson } from '../lib/root.mjs';
import { Problem, say } from '../lib/say.mjs';
import { endOnSignals } from '../lib/shutdown.mjs';
import { build } from '../lib/turbo.mjs';

const MINUTE = 60_000;
const REPORTS = inRoot('reports', 'mutants');
/** Results of before, of which Stryker repeats only what a change concerns. */
const KEPT = inRoot('node_modules', '.cache', 'mutants');
const stryker = inRoot('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

/** Configuration of Stryker for a part of a group, which lies in one workspace. */
const configOf = (name, { mutate, tests, database = false }) => ({
  testRunner: 'jest',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner'), inRoot('scripts', 'lib', 'stryker-words.mjs')],
  ignorers: ['words'],
  mutate,
  jest: {
    projectType: 'custom',
    configFile: inRoot('packages', 'tooling', 'jest', 'mutants.cjs'),
    config: { testMatch: tests },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // What a busy machine takes longer is no endless loop.
  timeoutMS: 10_000,
  // Beside the sources, whose packages it must find; under a name that no check looks into.
  tempDirName: 'reports/mutants',
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'reports', 'trust', 'bench', ...(database ? [] : ['test'])],
  // Jest compiles without types.
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: `${KEPT}/${name}.json`,
  thresholds: { high: 95, low: GOAL, break: GOAL },
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: `${REPORTS}/${name}.json` },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  warnings: { slow: false },
});

/** Takes out of the kept results what no test saw: Stryker does not know which new test would see a mutant of a module's load. */
function forgetMissed(file) {
  const report = readJson(file);
  if (!report) return;
  for (const one of Object.values(report.files)) one.mutants = one.mutants.filter(({ status }) => !isMissed(status));
  writeFileSync(file, JSON.stringify(report));
}

let server = null;
/** The database server of all parts that need one. */
const testServer = async () => (await (server ??= startThrowaway())).uri;

async function runPart(group, part) {
  const name = partName(group, part);
  forgetMissed(`${KEPT}/${name}.json`);
  const config = `${REPORTS}/${name}.config.json`;
  writeFileSync(config, JSON.stringify(configOf(name, part), null, 2));
  const { code } = await run(process.execPath, [stryker, 'run', config], {
    cwd: inRoot(part.workspace),
    env: { ...process.env, NO_COLOR: '1', ...(part.database && { TUERCA_TEST_MONGODB_URI: await testServer() }) },
    log: `${REPORTS}/${name}.log`,
    onLine: say,
    timeout: 60 * MINUTE,
  });
  return code === 0;
}

async function write(names) {
  await writeScores(readScores(REPORTS, names));
  say('docs/confianza.md written');
}

/** `npm run mutants [-- group …] [--write]`: the groups' mutants, their scores, and with --write their rows of docs/confianza.md. */
export async function mutants(args) {
  endOnSignals(() => 130);
  const chosen = args.filter((arg) => arg !== '--write');
  const unknown = chosen.filter((name) => !GROUPS[name]);
  if (unknown.length > 0)
    throw new Problem(`Unknown group: ${unknown.join(', ')}. Known: ${Object.keys(GROUPS).join(', ')}`);
  await install();
  for (const folder of [REPORTS, KEPT]) mkdirSync(folder, { recursive: true });
  const names = chosen.length > 0 ? chosen : Object.keys(GROUPS);
  // Specs of the API load these as they are compiled.
  if (names.some((name) => GROUPS[name].some(({ workspace }) => workspace === 'apps/api')))
    await build(['@tuerca/contracts', '@tuerca/fixtures', '@tuerca/mongo']);
  const began = Date.now();
  let met = true;
  for (const name of names) for (const part of GROUPS[name]) met = (await runPart(name, part)) && met;
  for (const line of scoreTable(readScores(REPORTS, names))) say(line);
  say(`${Math.round((Date.now() - began) / MINUTE)} minutes`);
  if (args.includes('--write')) await write(names);
  return met ? 0 : 1;
}
