import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { startThrowaway } from '../lib/database.mjs';
import { run } from '../lib/exec.mjs';
import { install } from '../lib/install.mjs';
import { writeMarkdown } from '../lib/markdown.mjs';
import { mutantSection } from '../lib/mutant-table.mjs';
import { inRoot } from '../lib/root.mjs';
import { jestCli } from '../lib/runners.mjs';
import { Problem, say } from '../lib/say.mjs';
import { endOnSignals } from '../lib/shutdown.mjs';
import { document, readReports, table } from '../lib/trust-table.mjs';
import { build } from '../lib/turbo.mjs';

const MINUTE = 60_000;
const GOALS = ['R1', 'R2', 'R4', 'R5', 'R6', 'R7', 'R10', 'R13', 'R18', 'S1', 'S2', 'S3'];
const REPORTS = inRoot('reports', 'trust');

async function write(facts) {
  const reports = readReports(REPORTS).filter(({ id }) => GOALS.includes(id));
  if (reports.length < GOALS.length) throw new Problem('docs/confianza.md is written from runs of all goals.');
  const file = inRoot('docs', 'confianza.md');
  await writeMarkdown(file, `${document(reports, facts)}\n${mutantSection(readFileSync(file, 'utf8'))}`);
  say('docs/confianza.md written');
}

/** `npm run test:trust [-- R1 S2 …] [--write]`: the goals, their table, and with --write docs/confianza.md. */
export async function trust(args) {
  endOnSignals(() => 130);
  const chosen = args.filter((arg) => arg !== '--write').map((id) => id.toUpperCase());
  const unknown = chosen.filter((id) => !GOALS.includes(id));
  if (unknown.length > 0) throw new Problem(`Unknown goal: ${unknown.join(', ')}. Known: ${GOALS.join(', ')}`);
  await install();
  // The API itself is transpiled by its own tests.
  await build(['@tuerca/contracts', '@tuerca/fixtures', '@tuerca/mongo', '@tuerca/opensearch']);
  const ids = chosen.length > 0 ? chosen : GOALS;
  mkdirSync(REPORTS, { recursive: true });
  for (const id of chosen.length > 0 ? [] : GOALS) rmSync(`${REPORTS}/${id}.json`, { force: true });
  const { uri, engine } = await startThrowaway();
  const cwd = inRoot('apps', 'api');
  const began = Date.now();
  const env = { ...process.env, NO_COLOR: '1', TUERCA_TEST_MONGODB_URI: uri };
  const codes = [];
  // A process each, one after the other: figures are of time.
  for (const id of ids) {
    const args = [jestCli(cwd), '--config', 'jest.trust.config.cjs', `/${id.toLowerCase()}-`];
    const log = inRoot('reports', `trust-${id}.log`);
    codes.push((await run(process.execPath, args, { cwd, env, log, onLine: say, timeout: 10 * MINUTE })).code);
  }
  const minutes = Math.round(((Date.now() - began) / MINUTE) * 10) / 10;
  const reports = readReports(REPORTS).filter(({ id }) => ids.includes(id));
  for (const line of table(reports)) say(line);
  say(`${reports.filter(({ ok }) => ok).length} of ${ids.length} goals met in ${minutes} minutes`);
  if (args.includes('--write')) {
    const date = new Date().toISOString().slice(0, 10);
    const facts = { date, database: engine, cores: availableParallelism(), node: process.versions.node };
    await write(facts);
  }
  return codes.every((code) => code === 0) && reports.length === ids.length ? 0 : 1;
}
