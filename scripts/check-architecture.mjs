// dependency-cruiser over the source folders that exist: given whole packages it would read their dist as source.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const SOURCE = ['src', 'test', 'tests', 'bench', 'scripts'];

const folders = ['apps', 'packages']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
  .flatMap((workspace) => SOURCE.map((folder) => `${workspace}/${folder}`))
  .filter((folder) => existsSync(join(root, folder)));

const cruiser = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...folders, 'scripts'];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
