/** The first of so many slots, counted from 0, that is not taken; undefined when all are. */
export const firstFree = (count: number, taken: readonly number[]): number | undefined =>
  Array.from({ length: count }, (_, slot) => slot).find((slot) => !taken.includes(slot));
