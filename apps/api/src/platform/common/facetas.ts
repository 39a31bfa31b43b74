interface Faceta {
  valor: string;
  total: number;
}

/** Adds up what has the same value; the most frequent first, then by the alphabet. */
export function porTotal(facetas: readonly Faceta[]): Faceta[] {
  const sumas = new Map<string, number>();
  for (const { valor, total } of facetas) sumas.set(valor, (sumas.get(valor) ?? 0) + total);
  return [...sumas]
    .map(([valor, total]) => ({ valor, total }))
    .sort((a, b) => b.total - a.total || a.valor.localeCompare(b.valor, 'es'));
}
