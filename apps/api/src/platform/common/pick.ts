/** The named fields of an object, and no others. */
export const pick = <T extends object, const K extends readonly (keyof T)[]>(from: T, keys: K): Pick<T, K[number]> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K[number]>;
