import { parseArgs } from 'node:util';
import { changedFiles } from '../lib/changed.mjs';
import { install } from '../lib/install.mjs';
import { runAll, tell } from '../lib/run-steps.mjs';
import { say } from '../lib/say.mjs';
import { endOnSignals } from '../lib/shutdown.mjs';
import { STATIC_STEPS } from '../lib/static-steps.mjs';

/** Runs the static checks of what changed (with `all`, of everything); true when nothing failed. */
export async function runChecks({ all = false, steps = STATIC_STEPS } = {}) {
  const changed = all ? null : changedFiles();
  if (changed) say(`${changed.present.length + changed.gone.length} changed files`);
  return tell(await runAll(steps, { changed, patterns: [] }));
}

/** `npm run check [-- --all]` */
export async function check(args) {
  const { values } = parseArgs({ args, options: { all: { type: 'boolean' } } });
  endOnSignals(() => 130);
  await install();
  return (await runChecks(values)) ? 0 : 1;
}
