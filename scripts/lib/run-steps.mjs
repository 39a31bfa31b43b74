import { summary, whole } from './report.mjs';
import { Problem, say, step } from './say.mjs';

const SHOWN = 200;

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
  if (counts.notRun) progress.leave(`${one.title}: did not run: ${counts.notRun}`);
  else if (counts.failed === 0) progress.done(text);
  else {
    progress.fail(text);
    for (const line of lines.slice(-SHOWN)) say(`    ${line}`);
  }
  return { title: one.title, counts, ms: Date.now() - began };
}

/** The results in the order of `steps`. What starts no product runs in two lanes, since each of it works on one core; the rest one by one. */
export async function runAll(steps, filter) {
  const results = new Map();
  const lane = async (queue) => {
    for (let one = queue.shift(); one; one = queue.shift()) results.set(one, await runStep(one, filter));
  };
  const checks = steps.filter((one) => one.static);
  await Promise.all([lane(checks), lane(checks)]);
  await lane(steps.filter((one) => !one.static));
  return steps.map((one) => results.get(one));
}

/** Says what failed, once more beside the table, for whoever reads only the end of a log; true when nothing failed. */
export function tell(results) {
  const { lines, ok } = summary(results);
  for (const { counts } of results) for (const name of counts.names ?? []) say(`  ✗ ${name}`);
  for (const line of lines) say(line);
  return ok;
}
