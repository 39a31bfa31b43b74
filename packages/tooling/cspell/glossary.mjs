import { readFileSync } from 'node:fs';

const GLOSSARY = new URL('../../../docs/glosario.md', import.meta.url);
const WORDS = new URL('words.txt', import.meta.url);
const WORD = /[\p{L}]{2,}/gu;
const ACCENTS = /\p{Diacritic}/gu;

const linesOf = (file) => readFileSync(file, 'utf8').split('\n');

/** First column of the tables of docs/glosario.md (nouns and folders) and the words of words.txt, with and without accents. */
export function glossaryWords() {
  const nouns = linesOf(GLOSSARY)
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[1]);
  const listed = linesOf(WORDS).filter((line) => !line.startsWith('#'));
  const found = [...nouns, ...listed].flatMap((part) => part.match(WORD) ?? []);
  // Identifiers have no accents.
  return [...new Set(found.flatMap((word) => [word, word.normalize('NFD').replace(ACCENTS, '')]))];
}
