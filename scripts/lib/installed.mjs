// Data of the installed packages' manifests.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './root.mjs';

const SCRIPTS = ['preinstall', 'install', 'postinstall'];
/** Licences that let us sell with it; those of LGPL and MPL are for libraries that we link and do not change. */
const LICENCES = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
  ],
  ...['Python-2.0', 'Unlicense', 'Zlib', 'LGPL-3.0-or-later', 'MPL-2.0'],
];
/** Licences missing in the manifest: read by hand. */
const READ_BY_HAND = { pause: 'MIT', 'png-js': 'MIT' };

/** `{ name, version, license, scripts, builds }` of everything under node_modules/.pnpm of `root`. */
export function installedPackages(root) {
  const store = join(root, 'node_modules', '.pnpm');
  const found = new Map();
  for (const folder of readdirSync(store)) {
    const modules = join(store, folder, 'node_modules');
    if (!existsSync(modules)) continue;
    const names = readdirSync(modules).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    );
    // Beside the package itself are links to its dependencies, which have folders of their own.
    const own = names.filter((name) => folder.startsWith(`${name.replace('/', '+')}@`));
    for (const name of own) {
      const manifest = readJson(join(modules, name, 'package.json'));
      if (!manifest) continue;
      const builds =
        SCRIPTS.some((script) => manifest.scripts?.[script]) || existsSync(join(modules, name, 'binding.gyp'));
      found.set(`${name}@${manifest.version}`, {
        name,
        version: manifest.version,
        license: manifest.license ?? manifest.licenses?.[0]?.type,
        builds,
      });
    }
  }
  return found;
}

const MIN_RELEASE_AGE_MINUTES = 7 * 24 * 60;
/** Whether pnpm takes a package that is younger than 7 days, or excepts some from that. */
export const ageProblems = ({ minimumReleaseAge = 0, minimumReleaseAgeExclude = [] }) =>
  minimumReleaseAge >= MIN_RELEASE_AGE_MINUTES && !minimumReleaseAgeExclude.length
    ? []
    : [
        `pnpm-workspace.yaml: minimumReleaseAge must be at least ${MIN_RELEASE_AGE_MINUTES} minutes, without exceptions`,
      ];

/** Packages with install scripts that are on no list of pnpm-workspace.yaml, neither allowed nor refused. */
export function buildProblems(installed, { onlyBuiltDependencies, ignoredBuiltDependencies = [], ...workspace }) {
  if (!Array.isArray(onlyBuiltDependencies) || workspace.dangerouslyAllowAllBuilds)
    return ['pnpm-workspace.yaml: onlyBuiltDependencies must name what may run at installation'];
  const known = new Set([...onlyBuiltDependencies, ...ignoredBuiltDependencies]);
  return [...installed.values()]
    .filter(({ name, builds }) => builds && !known.has(name))
    .map(({ name, version }) => `${name}@${version}: wants to run a script at installation; allow or refuse it`);
}

const isAllowed = (license) =>
  typeof license === 'string' &&
  license
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((one) => LICENCES.includes(one.trim())));

/** Packages of `needed` (ids) installed under a licence that was not reviewed. */
export const licenceProblems = (installed, needed) =>
  [...needed]
    .map((id) => installed.get(id))
    .filter((one) => one && !isAllowed(READ_BY_HAND[one.name] ?? one.license))
    .map(({ name, version, license }) => `${name}@${version}: licence ${JSON.stringify(license)}`);
