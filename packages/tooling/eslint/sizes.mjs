import { builtinRules } from 'eslint/use-at-your-own-risk';
import unicorn from 'eslint-plugin-unicorn';

/** Factor above its limit at which a file or function fails; up to there it is warned about. */
const TOLERANCE = 1.6;
const SPEC = '**/*.{spec,test,e2e-spec,opensearch-spec,e2e}.{ts,tsx,mjs}';
const CODE = '**/*.{ts,tsx,mts,cts,js,mjs,cjs}';
// Data, not code: their length says nothing.
const FREE = ['**/data/**', '**/*.generated.*', '**/*.d.ts'];

// Lines of formatted code. The later entry wins, so the general ones come first.
const FILES = [
  [CODE, 250],
  ['packages/contracts/src/**/*.ts', 200],
  ['apps/api/src/**/*.controller.ts', 150],
  ['apps/api/src/**/*.service.ts', 300],
  ['apps/api/src/**/*.repository.ts', 320],
  ['apps/api/src/**/*.schema.ts', 150],
  ['apps/api/src/**/*.mapper.ts', 100],
  ['apps/web/src/**/*.tsx', 160],
  ['apps/web/src/pages/**/*.tsx', 80],
  ['apps/web/src/**/*.queries.{ts,tsx}', 120],
  [SPEC, 300],
];
const FUNCTIONS = [
  [CODE, 60],
  ['apps/web/src/**/*.tsx', 120],
];

const fails = (max) => Math.floor(max * TOLERANCE);
// ESLint gives a rule one severity: the second name lets the same rule warn at the limit and fail above the tolerance.
const warnings = {
  rules: { 'large-file': builtinRules.get('max-lines'), 'large-function': builtinRules.get('max-lines-per-function') },
};

const fileSize = ([files, max]) => ({
  files: [files],
  ignores: FREE,
  rules: { 'size/large-file': ['warn', { max }], 'max-lines': ['error', { max: fails(max) }] },
});

const functionSize = ([files, max]) => ({
  files: [files],
  ignores: [...FREE, SPEC],
  rules: {
    'size/large-function': ['warn', { max }],
    'max-lines-per-function': ['error', { max: fails(max) }],
  },
});

/** Names and sizes of source files (house.md): kebab-case, and lines per kind of file and per function. */
export const sizes = [
  { plugins: { size: warnings, unicorn } },
  { files: [CODE], rules: { 'unicorn/filename-case': ['error', { case: 'kebabCase' }] } },
  ...FILES.map(fileSize),
  ...FUNCTIONS.map(functionSize),
];
