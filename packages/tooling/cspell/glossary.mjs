import { readFileSync } from 'node:fs';

const GLOSSARY = new URL('../../../docs/glosario.md', import.meta.url);
const WORD = /[\p{L}]{2,}/gu;
const ACCENTS = /\p{Diacritic}/gu;

/** First column of the tables of docs/glosario.md, and its lists of fields, values and technical words, as plain words. */
export function glossaryWords(text = readFileSync(GLOSSARY, 'utf8')) {
  const listed = text.split('\n').filter((line) => line.startsWith('- '));
  const firstColumns = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[1]);
  const found = [...firstColumns, ...listed].flatMap((part) => part.match(WORD) ?? []);
  // Identifiers have no accents.
  return [...new Set(found.flatMap((word) => [word, word.normalize('NFD').replace(ACCENTS, '')]))];
}
