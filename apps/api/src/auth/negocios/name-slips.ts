import { foldText } from '@tuerca/contracts/products/search/sizes';
import { isNear, slipsOf } from '@tuerca/contracts/products/search/slips';
import { isStopWord, soundOf } from '@tuerca/contracts/products/search/words';

const wordsOf = (text: string): string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];

/** A text with the words that begin no word of the names put as one of those that sounds alike or is a slip away; null when nothing changes. */
export function withNamesCorrected(text: string, names: readonly string[]): string | null {
  const known = [...new Set(names.flatMap(wordsOf))];
  const bySound = new Map(known.map((word) => [soundOf(word), word]));
  const written = wordsOf(text);
  const corrected = written.map((word) => {
    if (word.length < 4 || /\d/.test(word) || isStopWord(word) || known.some((one) => one.startsWith(word)))
      return word;
    const near = () => known.find((one) => one[0] === word[0] && isNear(one, word, slipsOf(word.length)));
    return bySound.get(soundOf(word)) ?? near() ?? word;
  });
  return corrected.join() === written.join() ? null : corrected.join(' ');
}
