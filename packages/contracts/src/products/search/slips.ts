/** Whether two words are at most `max` letters apart (exchanged neighbours count as one). */
export function isNear(one: string, other: string, max: number): boolean {
  if (Math.abs(one.length - other.length) > max) return false;
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
    }
    if (Math.min(...row) > max) return false;
    [beforeLast, last] = [last, row];
  }
  return last[other.length]! <= max;
}

/** Typing errors tolerated in a word of this length. */
export const slipsOf = (length: number): number => (length > 7 ? 2 : length > 3 ? 1 : 0);

/** A word with two neighbouring letters exchanged, in every way: 'sensro' is one slip away from 'sensor', by letters two. */
export const swapsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));

/**
 * False for a term that is too short to be meant by a word: 'zzzzzz' sounds like the letter z, and 'hiace' like 'IAC', which nobody means.
 * A slip rarely loses half of a word, or the first letter of a short one.
 */
export const isMeantBy = (word: string, term: string): boolean =>
  term.length > 2 && term.length * 2 >= word.length && (term.length > 3 || term[0] === word[0]);
