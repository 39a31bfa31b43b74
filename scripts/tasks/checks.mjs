// The single checks: what `npm test` runs of each, with its output in full.
import { mkdirSync } from 'node:fs';
import { run } from '../lib/exec.mjs';
import { install } from '../lib/install.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { say } from '../lib/say.mjs';
import { endOnSignals } from '../lib/shutdown.mjs';
import { lint as eslint, typecheck as tsc, words } from '../lib/static-steps.mjs';
import { STEPS } from '../lib/steps.mjs';
import { build as turboBuild } from '../lib/turbo.mjs';

const shown = { onLine: say };

const prepared =
  (task, needsBuild = []) =>
  async (args) => {
    endOnSignals(() => 130);
    await install();
    if (needsBuild.length > 0) await turboBuild(needsBuild);
    return (await task(args)).code;
  };

export const lint = prepared(async () => {
  const checks = [await eslint({}), await words({})];
  for (const { lines } of checks) for (const line of lines) say(line);
  return { code: Math.max(...checks.map(({ code }) => code)) };
});

export const typecheck = prepared(() => tsc(shown));

/** Writes the API's description, for whoever wants it without a running product (which has it at /api/docs/openapi.json). */
export const openapi = prepared(() => {
  const file = inRoot('reports', 'openapi.json');
  mkdirSync(inRoot('reports'), { recursive: true });
  return run(process.execPath, [inRoot('apps', 'api', 'dist', 'openapi.js'), file], shown);
}, ['@tuerca/api']);

export const settings = prepared(
  () => run(process.execPath, [inRoot('apps', 'api', 'dist', 'settings.js'), root], shown),
  ['@tuerca/api'],
);

export const bench = prepared(
  (args) => run(process.execPath, [inRoot('scripts', 'bench.mjs'), ...args], shown),
  ['@tuerca/api', '@tuerca/mongo', '@tuerca/web'],
);

export const arch = prepared(() => run(process.execPath, [inRoot('scripts', 'check-architecture.mjs')], shown));

/** `npm run build`: everything, in its order. */
export async function build() {
  endOnSignals(() => 130);
  await install();
  await turboBuild();
  return 0;
}

/** `npm run e2e [-- files or Playwright options]`: the browser stories alone. */
export async function e2e(args) {
  endOnSignals(() => 130);
  await install();
  await turboBuild();
  const step = STEPS.find(({ key }) => key === 'e2e');
  const { counts, lines } = await step.run({ patterns: [], passThrough: args });
  for (const line of lines) say(line);
  return counts.failed > 0 ? 1 : 0;
}
