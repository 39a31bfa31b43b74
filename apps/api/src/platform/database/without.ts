/**
 * A projection that leaves fields out. The read is typed as the whole document, since mappers take that: for fields that none of
 * them reads (search terms, keys of indexes, parts that a list does not show). Where fewer fields are read than are left out, a
 * projection by name (`{ total: 1 }`) types the read by itself.
 */
export const without = (...fields: string[]): Record<string, 0> =>
  Object.fromEntries(fields.map((field) => [field, 0 as const]));
