import { COMMON_WORDS, KEY_ROWS } from './common-passwords';

/** Digits and signs that may surround a common word, at most: a password with more is not common. */
const MAX_SURROUNDING_DIGITS = 4;
const MAX_SURROUNDING_SIGNS = 2;
/** Letters for which digits and signs stand. */
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
const OTHER_LETTER_OF: typeof LETTER_OF = { ...LETTER_OF, '1': 'l', '6': 'g', '8': 'b', '9': 'g', '!': 'i', '+': 't' };

const normalize = (password: string) =>
  password
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const reversed = (text: string) => [...text].reverse().join('');
const withLetters = (text: string, letters: typeof LETTER_OF) =>
  text.replace(/[^a-z]/g, (sign) => letters[sign] ?? sign);

/** Words as `isCommonPassword` looks for them: as they are, and with letters for the digits of their own ('metal4ever' is 'metalaever', too). */
export const commonWords = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => (/[a-z]/.test(word) ? [word, withLetters(word, LETTER_OF)] : word)));

const isRow = (text: string) => KEY_ROWS.some((row) => row.includes(text) || row.includes(reversed(text)));
const isWord = (text: string, words: ReadonlySet<string>) =>
  words.has(text) || [LETTER_OF, OTHER_LETTER_OF].some((letters) => words.has(withLetters(text, letters)));

/** Whether a common word remains once few digits and signs are taken from both ends. */
function isSurroundedWord(text: string, words: ReadonlySet<string>): boolean {
  const most = MAX_SURROUNDING_DIGITS + MAX_SURROUNDING_SIGNS;
  const leading = Math.min(text.search(/[a-z]|$/), most);
  const trailing = Math.min(/[^a-z]*$/.exec(text)![0].length, most);
  for (let start = 0; start <= leading; start++)
    for (let end = text.length; end >= text.length - trailing; end--) {
      const around = text.slice(0, start) + text.slice(end);
      const digits = around.replace(/\D/g, '').length;
      if (digits > MAX_SURROUNDING_DIGITS || around.length - digits > MAX_SURROUNDING_SIGNS) continue;
      if (isWord(text.slice(start, end), words)) return true;
    }
  return false;
}

/**
 * Whether a password is among those that are tried first: a common word with few digits or signs about it, a row of keys, a
 * repetition. Capitals, accents, full-width forms and digits that stand for letters make no difference. `words` are in lower
 * case (`commonWords`); the API adds those of leaked passwords, which are too many for a page.
 */
export function isCommonPassword(password: string, words: ReadonlySet<string> = COMMON_WORDS): boolean {
  const text = normalize(password);
  return (
    new Set(text).size <= 2 ||
    isRow(text) ||
    /^\d{1,8}$/.test(text) ||
    /^(.{1,10})\1+$/.test(text) ||
    isSurroundedWord(text, words)
  );
}

/** Fault of a new password: too short (counted in characters, not in UTF-16 units) or among the common ones. */
export type PasswordProblem = 'short' | 'common';

/** Judges a new password; null when it may be used. `min` is the installation's PASSWORD_MIN, `leaked` the API's longer list. */
export function passwordProblem(password: string, min: number, leaked?: ReadonlySet<string>): PasswordProblem | null {
  if ([...password].length < min) return 'short';
  return isCommonPassword(password) || (leaked && isCommonPassword(password, leaked)) ? 'common' : null;
}
