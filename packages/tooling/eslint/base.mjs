import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noBarrel } from './barrel-rule.mjs';
import { plainComments } from './comment-rule.mjs';
import { IGNORED } from './ignored.mjs';
import {
  apiImports,
  browserGlobals,
  browserProperties,
  contractsImports,
  exportAll,
  ownPictures,
  plainForms,
  plainOperators,
  rawNumbers,
  rawTimes,
  repeatedWork,
  skippedTests,
  webImports,
} from './restrictions.mjs';
import { sizes } from './sizes.mjs';
import { oneAtATime } from './transaction-rule.mjs';

/** Node, packages, the workspaces, the web's own source, then what stands nearer and nearer. */
const IMPORT_ORDER = ['^\\u0000', '^node:', '^@?\\w', '^@tuerca/', '^@/', '^\\.\\./', '^\\./'];
const SPECS = ['**/*.spec.{ts,tsx}', '**/*.e2e.ts', '**/test/**/*.{ts,tsx}', 'apps/e2e/**/*.ts'];

// None of these needs type information: linting the whole tree has to stay a matter of seconds.
const general = [
  { ignores: IGNORED },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: {
      tuerca: { rules: { 'no-barrel': noBarrel, 'one-at-a-time': oneAtATime, 'plain-comments': plainComments } },
      'import-sort': importSort,
    },
    rules: {
      'import-sort/imports': ['error', { groups: [IMPORT_ORDER] }],
      'tuerca/no-barrel': 'error',
      'tuerca/plain-comments': 'error',
      'no-restricted-syntax': ['error', exportAll, plainForms, plainOperators, rawNumbers],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'smart'],
      'prefer-const': 'error',
    },
  },
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
];

const contracts = [
  { files: ['packages/contracts/src/**/*.ts'], rules: { 'no-restricted-imports': ['error', contractsImports.source] } },
  { files: ['packages/contracts/**/*.spec.ts'], rules: { 'no-restricted-imports': ['error', contractsImports.specs] } },
];

const api = [
  { files: ['apps/api/src/**/*.ts'], rules: { 'no-restricted-imports': ['error', apiImports.everywhere] } },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['apps/api/src/**/*.spec.ts'],
    rules: { 'tuerca/one-at-a-time': 'error' },
  },
  { files: ['apps/api/src/**/*.module.ts'], rules: { 'no-restricted-imports': ['error', apiImports.modules] } },
  { files: ['apps/api/src/platform/config/**/*.ts'], rules: { 'no-restricted-imports': ['error', apiImports.config] } },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['apps/api/src/platform/**', 'apps/api/src/demo/**'],
    rules: { 'no-restricted-globals': ['error', repeatedWork] },
  },
  {
    files: [
      'apps/api/src/**/*.{schema,repository}.ts',
      'apps/api/src/platform/database/**/*.ts',
      'apps/api/src/**/*.spec.ts',
    ],
    rules: { 'no-restricted-imports': ['error', apiImports.database] },
  },
];

const web = [
  // Sent to the browser as they are.
  { files: ['apps/web/public/**/*.js'], languageOptions: { sourceType: 'script', globals: globals.browser } },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: { 'no-console': 'error' },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['apps/web/src/lib/lazy-part.ts'],
    rules: { 'no-restricted-imports': ['error', webImports] },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}', 'packages/contracts/src/auth/negocios/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', exportAll, plainForms, ownPictures, rawNumbers, rawTimes] },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: [
      'apps/web/src/lib/**',
      'apps/web/src/theme/**',
      'apps/web/src/main.tsx',
      'apps/web/src/**/use-*.{ts,tsx}',
      // External stores read the browser; without one they answer their empty state.
      'apps/web/src/**/*-store.ts',
      'apps/web/src/test/**',
      '**/*.spec.{ts,tsx}',
    ],
    rules: {
      'no-restricted-globals': ['error', ...browserGlobals],
      'no-restricted-properties': ['error', ...browserProperties],
    },
  },
];

const exceptions = [
  {
    files: ['apps/api/src/platform/database/operators.ts'],
    rules: { 'no-restricted-syntax': ['error', exportAll] },
  },
  { files: SPECS, rules: { 'no-restricted-syntax': ['error', exportAll, ...skippedTests] } },
  { files: ['apps/web/src/ui/form/form.tsx'], rules: { 'no-restricted-syntax': ['error', exportAll] } },
  // The only package with a front door: its users are not part of the product.
  {
    files: ['packages/{mongo,opensearch}/src/index.ts'],
    rules: { 'tuerca/no-barrel': 'off', 'no-restricted-syntax': 'off' },
  },
];

/** The rules of the whole repository but spelling (words.config.mjs), as one flat config; paths are relative to the repository's root. */
export const tuerca = defineConfig(...general, ...contracts, ...api, ...web, ...sizes, ...exceptions);
