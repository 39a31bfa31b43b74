/** Own value of a table under a key from outside; undefined for 'constructor' and its like, which every object has. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
