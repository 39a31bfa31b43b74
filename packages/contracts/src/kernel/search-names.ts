import { z } from 'zod';

/** The names under which callers send the text of a search; they mean the same wherever a list takes one of them. */
export const SEARCH_NAMES = ['q', 'query', 'search', 'busqueda'] as const;

type Query = Readonly<Record<string, unknown>>;
const isGiven = (value: unknown) => value !== undefined && value !== '';

/** The query of a call with its search under a name that its schema knows; what has no search stays as it is. */
export function underKnownName(schema: z.ZodType, query: Query): Query {
  const known = schema instanceof z.ZodObject ? SEARCH_NAMES.filter((name) => name in schema.shape) : [];
  if (!known.length || known.some((name) => isGiven(query[name]))) return query;
  const sent = SEARCH_NAMES.find((name) => isGiven(query[name]));
  if (!sent) return query;
  const { [sent]: text, ...others } = query;
  return { ...others, [known[0]!]: text };
}
