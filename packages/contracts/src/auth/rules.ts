import { COMMON_WORDS, KEY_ROWS } from './common-passwords';

/** Digits and signs that may surround a common word, at most: with more of them it is no longer tried first. */
const MAX_SURROUNDING_DIGITS = 4;
const MAX_SURROUNDING_SIGNS = 2;
const LETTER_OF: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const normalize = (password: string) =>
  password
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const reversed = (text: string) => [...text].reverse().join('');
const withLetters = (text: string) => text.replace(/[013457@$]/g, (sign) => LETTER_OF[sign]!);

const isRow = (text: string) => KEY_ROWS.some((row) => row.includes(text) || row.includes(reversed(text)));
const isWord = (text: string) => COMMON_WORDS.has(text) || COMMON_WORDS.has(withLetters(text));

/** Whether a common word remains once few digits and signs are taken from both ends. */
function isSurroundedWord(text: string): boolean {
  const leading = /^[^a-z]*/.exec(text)![0].length;
  const trailing = /[^a-z]*$/.exec(text)![0].length;
  for (let start = 0; start <= leading; start++)
    for (let end = text.length; end >= text.length - trailing && end > start; end--) {
      const around = text.slice(0, start) + text.slice(end);
      const digits = around.replace(/\D/g, '').length;
      if (digits > MAX_SURROUNDING_DIGITS || around.length - digits > MAX_SURROUNDING_SIGNS) continue;
      if (isWord(text.slice(start, end))) return true;
    }
  return false;
}

/**
 * Whether a password is among those that are tried first: a common word with few digits or signs about it, a row of keys, a
 * repetition. Capitals, accents, full-width forms and digits that stand for letters make no difference.
 */
export function isCommonPassword(password: string): boolean {
  const text = normalize(password);
  return (
    new Set(text).size <= 2 ||
    isRow(text) ||
    /^\d{1,8}$/.test(text) ||
    /^(.{1,10})\1+$/.test(text) ||
    isSurroundedWord(text)
  );
}

/** What is wrong with a new password: too short (counted in characters, not in UTF-16 units) or among the common ones. */
export type PasswordProblem = 'short' | 'common';

/** Judges a new password as the API does; null when it may be used. `min` is the installation's PASSWORD_MIN. */
export function passwordProblem(password: string, min: number): PasswordProblem | null {
  if ([...password].length < min) return 'short';
  return isCommonPassword(password) ? 'common' : null;
}
