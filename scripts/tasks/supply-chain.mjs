import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { advisoriesOf, judge } from '../lib/audit.mjs';
import { run } from '../lib/exec.mjs';
import { install, toolEnv } from '../lib/install.mjs';
import { inRoot } from '../lib/root.mjs';
import { Problem, say } from '../lib/say.mjs';
import { endOnSignals } from '../lib/shutdown.mjs';

// Not the pnpm that installs: 10 writes no bill of materials, and asks for advisories where the registry no longer answers.
const PNPM = 'pnpm@12.21.0';
const MINUTE = 60_000;
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
const SOLD = ['--filter', '@tuerca/api', '--filter', '@tuerca/web'];

const pnpm = (...args) =>
  run(npx, ['--yes', '--package', PNPM, '--', 'pnpm', ...args, '--prod', '--pm-on-fail=ignore'], {
    env: toolEnv,
    timeout: 3 * MINUTE,
  });

/** `npm run sbom [-- FILE]`: the bill of materials of what runs, CycloneDX JSON, by default in reports. */
export async function sbom([file = inRoot('reports', 'sbom.cdx.json')]) {
  endOnSignals(() => 130);
  await install();
  const out = resolve(file);
  mkdirSync(dirname(out), { recursive: true });
  const written = [
    '--sbom-format',
    'cyclonedx',
    '--sbom-spec-version',
    '1.6',
    '--sbom-type',
    'application',
    '--out',
    out,
  ];
  const { code, lines } = await pnpm(...SOLD, 'sbom', ...written);
  if (code !== 0) throw new Problem(lines.slice(-10).join('\n'));
  const { components = [] } = JSON.parse(readFileSync(out, 'utf8'));
  if (components.length === 0) throw new Problem(`${out} names no component.`);
  say(`${out}: ${components.length} components`);
  return 0;
}

/** `npm run audit`: red for a high or critical advisory without a waiver that still holds, and when nobody could be asked. */
export async function audit() {
  endOnSignals(() => 130);
  const { lines } = await pnpm('audit', '--json');
  // Warnings of npx and pnpm stand around the report.
  const text = lines.join('\n');
  const advisories = advisoriesOf(text.slice(text.indexOf('\n{') + 1));
  if (!advisories)
    throw new Problem(
      `The registry could not be asked for advisories, so nothing is known of them:\n${lines.slice(-10).join('\n')}`,
    );
  const waivers = JSON.parse(readFileSync(inRoot('scripts', 'audit-waivers.json'), 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const problems = judge(advisories, waivers, today);
  problems.forEach((problem) => say(`✗ ${problem}`));
  say(`${advisories.length} advisories, ${problems.length} in the way`);
  return problems.length ? 1 : 0;
}
