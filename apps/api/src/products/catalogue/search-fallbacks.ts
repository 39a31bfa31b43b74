import { isSearchable } from '@tuerca/contracts/products/catalogue/search';
import type { Busqueda } from '@tuerca/contracts/products/search/schemas';
import { foldText } from '@tuerca/contracts/products/search/sizes';
import { isStopWord } from '@tuerca/contracts/products/search/words';
import type { IndexAnswer, IndexQuery } from '../search/product-index.service';

/** Categories that are named. */
const MAX_CATEGORIES = 3;

/**
 * Alternatives to a search that finds nothing: the search without the word or vehicle that prevents a result, and the categories
 * to which the rest belongs.
 */
export function searchFallbacks(
  query: IndexQuery,
  find: (query: IndexQuery) => IndexAnswer,
): Pick<NonNullable<Busqueda['salidas']>, 'agotados' | 'sinPalabra' | 'categorias'> {
  const count: IndexQuery = { ...query, page: 1, limit: 1, onlyFitting: false };
  const words = query.texto!.split(/\s+/).filter(Boolean);
  // A text that the search page would refuse, or that names nothing, is no alternative.
  const shorter = words
    .map((palabra, i) => ({ palabra, texto: words.toSpliced(i, 1).join(' ') }))
    .filter(({ texto }) => isSearchable(texto) && !texto.split(' ').every((word) => isStopWord(foldText(word))));
  let best: { palabra: string; texto: string; total: number } | null = null;
  for (const one of shorter) {
    const { total } = find({ ...count, texto: one.texto });
    if (total > (best?.total ?? 0)) best = { ...one, total };
  }
  const rest = best
    ? find({ ...count, filter: {}, texto: best.texto, facetas: true })
    : find({ ...count, filter: {}, facetas: true });
  const categorias = rest.total ? rest.facetas!.categorias : [];
  const { disponible: asked, ...anyStock } = query.filter;
  return {
    agotados: asked ? find({ ...count, filter: anyStock }).total : 0,
    sinPalabra: best && { texto: best.texto, palabra: best.palabra, total: best.total },
    categorias: categorias.slice(0, MAX_CATEGORIES).map(({ valor, total }) => ({ valor, total })),
  };
}
