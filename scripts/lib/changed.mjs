import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const MAIN = ['origin/main', 'main', 'HEAD'];

/**
 * Files that differ from the commit at which this branch left main, those included that git does not know yet: `{ present, gone }`,
 * paths from the repository's root. Null where there is no history.
 */
export function changedFiles(cwd = root) {
  const git = (...args) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const base = MAIN.map((name) => {
    try {
      return git('merge-base', 'HEAD', name).trim();
    } catch {
      return null;
    }
  }).find(Boolean);
  if (!base) return null;
  const names = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((list) => list.split('\0').filter(Boolean));
  const isPresent = (name) => existsSync(join(cwd, name));
  return { present: names.filter(isPresent), gone: names.filter((name) => !isPresent(name)) };
}
