import { parseArgs } from 'node:util';
import { installBesideDatabase } from '../lib/database.mjs';
import { summary, whole } from '../lib/report.mjs';
import { Problem, say, step } from '../lib/say.mjs';
import { endAll, endOnSignals } from '../lib/shutdown.mjs';
import { STEPS } from '../lib/steps.mjs';
import { build } from '../lib/turbo.mjs';

const SHOWN = 200;

function chosen(only, filtered) {
  if (!only) return STEPS.filter((one) => !(filtered && one.static));
  const keys = only.split(',').map((key) => key.trim());
  const unknown = keys.filter((key) => !STEPS.some((one) => one.key === key));
  if (unknown.length > 0)
    throw new Problem(`Unknown step: ${unknown.join(', ')}. Known: ${STEPS.map(({ key }) => key).join(', ')}`);
  return STEPS.filter(({ key }) => keys.includes(key));
}

async function runStep(one, filter) {
  const began = Date.now();
  const progress = step(one.title);
  let outcome;
  try {
    outcome = await one.run(filter);
  } catch (error) {
    outcome = { counts: whole(1), lines: [error instanceof Problem ? error.message : String(error?.stack ?? error)] };
  }
  const { counts, lines } = outcome;
  const text = `${one.title}: ${counts.passed} passed, ${counts.failed} failed`;
  if (counts.failed === 0) progress.done(text);
  else {
    progress.fail(text);
    for (const line of lines.slice(-SHOWN)) say(`    ${line}`);
  }
  return { title: one.title, counts, ms: Date.now() - began };
}

/** The results in the order of `steps`. What starts no product runs in two lanes, since each of it works on one core; the rest one by one. */
async function runAll(steps, filter) {
  const results = new Map();
  const lane = async (queue) => {
    for (let one = queue.shift(); one; one = queue.shift()) results.set(one, await runStep(one, filter));
  };
  const checks = steps.filter((one) => one.static);
  await Promise.all([lane(checks), lane(checks)]);
  await lane(steps.filter((one) => !one.static));
  return steps.map((one) => results.get(one));
}

/** `npm test`: every check and every test, all of them even when one fails. */
export async function test(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' }, grep: { type: 'string', short: 't' } },
  });
  endOnSignals(
    () => 130,
    () => say('\n▸ Stopping…'),
  );
  const filter = { patterns: positionals, grep: values.grep };
  const steps = chosen(values.only, positionals.length > 0 || values.grep !== undefined);
  await installBesideDatabase();
  const needs = new Set(steps.flatMap((one) => one.needs));
  // All of it for the whole run; for a part, only what that part stands on.
  if (!values.only) await build();
  else if (needs.size > 0) await build([...needs]);
  const results = await runAll(steps, filter);
  await endAll();
  const { lines, ok } = summary(results);
  // Once more beside the table: whoever reads only the end of a log sees what failed, and why.
  for (const { counts } of results) for (const name of counts.names ?? []) say(`  ✗ ${name}`);
  for (const line of lines) say(line);
  return ok ? 0 : 1;
}
