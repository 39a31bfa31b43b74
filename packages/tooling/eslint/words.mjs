import cspell from '@cspell/eslint-plugin';
import { glossaryWords } from '../cspell/glossary.mjs';

// What is quoted in a comment, and names of files and addresses.
const QUOTED = ['/`[^`\\n]*`/g', "/'[^'\\n]*'/g", '/[\\w.-]*\\/[\\w./-]+/g', '/[\\w-]+\\.md/g'];

/**
 * Spelling of identifiers and comments: English, software terms, and the words of docs/glosario.md (nouns, fields, enum values).
 * Strings and JSX text are what people read on screen, in Spanish, and are left alone.
 */
export const words = [
  {
    plugins: { cspell },
    ignores: ['**/data/**'],
    rules: {
      'cspell/spellchecker': [
        'error',
        {
          checkComments: true,
          checkIdentifiers: true,
          checkJSXText: false,
          checkStrings: false,
          checkStringTemplates: false,
          // Names that other packages gave are not ours to spell.
          ignoreImports: true,
          ignoreImportProperties: true,
          generateSuggestions: false,
          numSuggestions: 0,
          autoFix: false,
          cspell: {
            language: 'en,en-GB',
            words: glossaryWords(),
            ignoreRegExpList: QUOTED,
          },
        },
      ],
    },
  },
];
