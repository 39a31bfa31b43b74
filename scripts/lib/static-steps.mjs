// Checks that read the code and start no product. `npm test` runs them over everything, `npm run check` over what changed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './exec.mjs';
import { eslintFaults, formatFaults, typeFaults, wholeFaults } from './faults.mjs';
import { nodeTestCounts, whole } from './report.mjs';
import { inRoot, readJson } from './root.mjs';
import { turbo } from './turbo.mjs';

const LIMIT = 10 * 60_000;
const node = process.execPath;
/** CI trusts no verdict of before. */
const cached = !process.env.CI;
const cache = (name) => inRoot('node_modules', '.cache', name);

const CODE = /\.(ts|tsx|mts|cts|js|mjs|cjs)$/;
/** The versions of every tool stand in the lockfile. */
const TOOLS = /^(pnpm-lock\.yaml|pnpm-workspace\.yaml)$/;
const SCRIPTS = /^(scripts|packages\/tooling|patches)\//;

/** The changed files that a check reads; null, for all, where a file changed that its every verdict depends on. */
function scope(changed, { files, decides }) {
  if (!changed) return null;
  const all = [...changed.present, ...changed.gone];
  if (all.some((file) => TOOLS.test(file) || decides?.test(file))) return null;
  return changed.present.filter((file) => files.test(file));
}

const logOf = (key) => {
  mkdirSync(inRoot('reports'), { recursive: true });
  return inRoot('reports', `${key}.log`);
};

/** A step that passes or fails as a whole; `start(options, files)` gets the files of its scope, none of them is a pass. */
const asWhole =
  (key, reads, start, faults) =>
  async ({ changed } = {}) => {
    const files = reads ? scope(changed, reads) : null;
    if (files?.length === 0) return { counts: whole(0), lines: [] };
    // With CI set some of them colour what they say, which is read here.
    const env = { ...process.env, NO_COLOR: '1' };
    const { code, lines, names } = await start({ env, log: logOf(key), timeout: LIMIT }, files);
    const found = code === 0 ? [] : (names ?? faults(lines));
    return {
      counts: { ...whole(code), ...(code !== 0 && { names: found.length > 0 ? found : wholeFaults(key, key)(lines) }) },
      lines,
    };
  };

/** Hash of the files under these paths, which decide a verdict and which ESLint's own key leaves out: rules and word lists. */
function hashOf(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    const folder = inRoot(path);
    const names = CODE.test(path) || path.endsWith('.yaml') ? [''] : readdirSync(folder).sort();
    for (const name of names) hash.update(`${path}/${name}`).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Folder of a cache that is right for these rules alone; what was kept for others is removed. */
function cacheFor(key, decidedBy) {
  const [all, own] = [cache(`eslint-${key}`), hashOf(decidedBy)];
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all)) if (name !== own) rmSync(join(all, name), { recursive: true });
  return `${join(all, own)}/`;
}

const eslint = (key, { config, decidedBy }) => {
  const command = `npx eslint${config ? ` -c ${config}` : ''}`;
  return async (options, files) => {
    const report = inRoot('reports', `${key}.json`);
    mkdirSync(inRoot('reports'), { recursive: true });
    rmSync(report, { force: true });
    const args = [
      inRoot('node_modules', 'eslint', 'bin', 'eslint.js'),
      ...(config ? ['-c', config, '--no-inline-config'] : []),
      ...(files ?? ['.']),
      '--no-warn-ignored',
      '--no-error-on-unmatched-pattern',
      '--format=json',
      `--output-file=${report}`,
      ...(cached ? ['--cache', '--cache-strategy=content', `--cache-location=${cacheFor(key, decidedBy)}`] : []),
    ];
    const { code, lines } = await run(node, args, options);
    const found = eslintFaults(readJson(report, []), command);
    return { code, lines: [...lines, ...found.lines], names: found.names.length > 0 ? found.names : undefined };
  };
};

const RULES = ['packages/tooling/eslint', 'eslint.config.mjs', 'pnpm-lock.yaml'];
const WORDS_CONFIG = 'packages/tooling/eslint/words.config.mjs';
/** Rules about one file at a time, none of which reads types: a verdict depends on the file and on the rules. */
export const lint = eslint('lint', { decidedBy: RULES });
/** Spelling of names and comments. The glossary's words are a part of the configuration, and so of ESLint's key. */
export const words = eslint('words', { config: WORDS_CONFIG, decidedBy: RULES });

/** tsc of every workspace: turbo leaves out those whose sources, and the sources they import, have not changed. */
export const typecheck = (options) => turbo(['typecheck', '--continue', '--output-logs=errors-only'], options);

const format = (options, files) =>
  run(
    node,
    [
      inRoot('node_modules', 'prettier', 'bin', 'prettier.cjs'),
      '--check',
      '--ignore-unknown',
      '--log-level=warn',
      ...(files ?? ['.']),
      // A place of its own: prettier removes the cache of the usual one when it is run without --cache.
      ...(cached ? ['--cache', '--cache-strategy=content', `--cache-location=${cache('format')}`] : []),
    ],
    options,
  );

const knip = (options) =>
  run(
    node,
    [
      inRoot('node_modules', 'knip', 'bin', 'knip.js'),
      '--no-progress',
      ...(cached ? ['--cache', `--cache-location=${cache('knip')}`] : []),
    ],
    options,
  );

const script =
  (name) =>
  (options, files = []) =>
    run(node, [inRoot('scripts', name), ...(files ?? [])], options);

/** Tests of scripts and rules that nothing of the product can turn red. */
const OF_TOOLS = /^(check|claim|exec|mutants|report|rules|settings|transaction-rule)\.test\.mjs$/;

async function scripts({ changed } = {}) {
  const tools = scope(changed, { files: SCRIPTS, decides: /^(\.dependency-cruiser\.cjs|eslint\.config\.mjs)$/ });
  const files = readdirSync(inRoot('scripts', 'test'))
    .filter((name) => tools?.length !== 0 || !OF_TOOLS.test(name))
    .map((name) => inRoot('scripts', 'test', name));
  const args = ['--test', '--test-reporter=tap', ...files];
  const { code, lines } = await run(node, args, { log: logOf('scripts'), timeout: LIMIT });
  return { counts: nodeTestCounts(lines, code), lines };
}

const ARCH = {
  files:
    /^(apps|packages)\/[^/]+\/(src|test|tests|trust|bench|scripts|fetch)\/.*\.(ts|tsx|mts|cts|js|mjs|cjs)$|^scripts\/.*js$/,
  decides: /package\.json$|tsconfig|^\.dependency-cruiser\.cjs$|^packages\/tooling\/dependency-cruiser\//,
};
/** A file that is gone may be missed by one that did not change. */
const archScope = ({ changed } = {}) => (changed?.gone.some((file) => CODE.test(file)) ? {} : { changed });

const step = (key, title, runIt) => ({ key, title, static: true, needs: [], run: runIt });

const arch = asWhole('arch', ARCH, script('check-architecture.mjs'), wholeFaults('arch', 'architecture'));

/** In the order of their length, so that two lanes end together. */
export const STATIC_STEPS = [
  step('lint', 'Lint', asWhole('lint', { files: CODE, decides: /^packages\/tooling\/eslint\/|^eslint\.config/ }, lint)),
  step('types', 'Types', asWhole('types', null, typecheck, typeFaults)),
  step(
    'words',
    'Spelling',
    asWhole('words', { files: CODE, decides: /^packages\/tooling\/(eslint|cspell)\/|^docs\/glosario\.md$/ }, words),
  ),
  step(
    'format',
    'Format',
    asWhole('format', { files: /./, decides: /^\.prettier|^\.editorconfig$/ }, format, formatFaults),
  ),
  step('arch', 'Architecture', (filter) => arch(archScope(filter))),
  step('scripts', 'Scripts and rules', scripts),
  step('knip', 'Unused code', asWhole('knip', null, knip, wholeFaults('knip', 'unused code'))),
  step(
    'packages',
    'Dependencies',
    asWhole('packages', null, script('check-dependencies.mjs'), wholeFaults('packages', 'dependencies')),
  ),
];
