// dependency-cruiser over the source folders that exist (given whole packages it would read their dist as source), or over the
// files that are named and what they import: `node scripts/check-architecture.mjs [files]`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldersWithoutFloor } from './lib/floors.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const SOURCE = ['src', 'test', 'tests', 'trust', 'bench', 'scripts', 'fetch'];

const folders = ['apps', 'packages']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
  .flatMap((workspace) => SOURCE.map((folder) => `${workspace}/${folder}`))
  .filter((folder) => existsSync(join(root, folder)));

const named = process.argv.slice(2);
const cruiser = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
const args = [
  cruiser,
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err-long',
  ...(named.length > 0 ? named : [...folders, 'scripts']),
];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

// What no rule names, no rule can refuse: a new folder must be given its floor first.
const { ROOMS } = createRequire(import.meta.url)('../packages/tooling/dependency-cruiser/rooms.cjs');
const homeless = [
  ...foldersWithoutFloor(join(root, 'apps/api/src'), ROOMS, ['demo', 'pages']).map((name) => `apps/api/src/${name}`),
  ...foldersWithoutFloor(join(root, 'packages/contracts/src'), ROOMS, ['data', 'kernel', 'pages', 'venezuela']).map(
    (name) => `packages/contracts/src/${name}`,
  ),
];
for (const folder of homeless)
  console.error(`error floor-missing: ${folder} has no place in packages/tooling/dependency-cruiser/rooms.cjs`);
process.exit(status || (homeless.length ? 1 : 0));
