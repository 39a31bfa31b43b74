interface Facet {
  valor: string;
  total: number;
}

// Made once: `localeCompare` with a language makes one at every comparison.
const SPANISH = new Intl.Collator('es');

/** Order of facets: the most frequent first, then by the alphabet. */
export const byTotal = (a: Facet, b: Facet): number => b.total - a.total || SPANISH.compare(a.valor, b.valor);

/** Adds up what has the same value, in the order of `byTotal`. */
export function mergeFacets(facets: readonly Facet[]): Facet[] {
  const totals = new Map<string, number>();
  for (const { valor, total } of facets) totals.set(valor, (totals.get(valor) ?? 0) + total);
  return [...totals].map(([value, total]) => ({ valor: value, total })).sort(byTotal);
}
