// Everything that is installed: from the registry alone, by its hash, without scripts of its own, under a known licence.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ageProblems, buildProblems, installedPackages, licenceProblems } from './lib/installed.mjs';
import { lockfileProblems, neededBy } from './lib/lockfile.mjs';
import { inRoot, root } from './lib/root.mjs';

const read = (name) => parse(readFileSync(inRoot(name), 'utf8'));
const lockfile = read('pnpm-lock.yaml');
const workspace = read('pnpm-workspace.yaml');
const installed = installedPackages(root);
const needed = neededBy(['apps/api', 'apps/web'], lockfile);

const problems = [
  ...lockfileProblems(lockfile),
  ...buildProblems(installed, workspace),
  ...ageProblems(workspace),
  ...licenceProblems(installed, needed),
];
problems.forEach((problem) => console.error(problem));
console.log(
  `${Object.keys(lockfile.packages).length} packages, ${needed.size} of them to run; ${problems.length} problems`,
);
process.exit(problems.length ? 1 : 0);
