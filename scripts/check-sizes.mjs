// Names and sizes of source files (house.md). Exit 1 when a file is more than 1.6 times its limit, or not kebab-case.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TOLERANCE, isKebab, limitOf } from '../packages/tooling/sizes/limits.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'coverage',
  'reports',
  'test-results',
  'playwright-report',
]);

function* codeFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* codeFiles(path);
    else yield relative(root, path).split(sep).join('/');
  }
}

const warnings = [];
const errors = [];
for (const path of ['apps', 'packages', 'scripts'].flatMap((folder) => [...codeFiles(join(root, folder))])) {
  if (!isKebab(path)) errors.push(`${path}: not kebab-case`);
  const rule = limitOf(path);
  if (!rule) continue;
  const lines = readFileSync(join(root, path), 'utf8').replace(/\n$/, '').split('\n').length;
  if (lines <= rule.limit) continue;
  const list = lines > rule.limit * TOLERANCE ? errors : warnings;
  list.push(`${path}: ${lines} lines, a ${rule.kind} has ${rule.limit}`);
}

for (const line of warnings) console.log(`  warning  ${line}`);
for (const line of errors) console.log(`  error    ${line}`);
console.log(`sizes: ${errors.length} errors, ${warnings.length} warnings`);
process.exit(errors.length > 0 ? 1 : 0);
