import { parseArgs } from 'node:util';
import { installBesideDatabase } from '../lib/database.mjs';
import { runAll, tell } from '../lib/run-steps.mjs';
import { Problem, say } from '../lib/say.mjs';
import { endAll, endOnSignals } from '../lib/shutdown.mjs';
import { STEPS } from '../lib/steps.mjs';
import { build } from '../lib/turbo.mjs';

function chosen(only, filtered) {
  if (!only) return STEPS.filter((one) => !(filtered && one.static));
  const keys = only.split(',').map((key) => key.trim());
  const unknown = keys.filter((key) => !STEPS.some((one) => one.key === key));
  if (unknown.length > 0)
    throw new Problem(`Unknown step: ${unknown.join(', ')}. Known: ${STEPS.map(({ key }) => key).join(', ')}`);
  return STEPS.filter(({ key }) => keys.includes(key));
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
  return tell(results) ? 0 : 1;
}
