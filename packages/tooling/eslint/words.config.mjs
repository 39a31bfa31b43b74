// The spelling rule alone: `npx eslint -c packages/tooling/eslint/words.config.mjs FOLDER`.
import tseslint from 'typescript-eslint';
import { words } from './words.mjs';

export default [
  { ignores: ['**/dist/**', '**/dist-server/**', '**/node_modules/**'] },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  ...words,
];
