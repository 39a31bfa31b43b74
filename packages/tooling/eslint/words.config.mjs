// The spelling rule, which reads every name and comment and so runs on its own: `npm test -- --only words`.
import tseslint from 'typescript-eslint';
import { IGNORED } from './ignored.mjs';
import { words } from './words.mjs';

export default [
  { ignores: IGNORED },
  { files: ['**/*.{ts,tsx,mts,cts}'], languageOptions: { parser: tseslint.parser } },
  // Comments to ESLint are about rules that are not known here.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  ...words,
];
