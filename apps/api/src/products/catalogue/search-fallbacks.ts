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
export async function searchFallbacks(
  query: IndexQuery,
  find: (query: IndexQuery) => Promise<IndexAnswer>,
): Promise<Pick<NonNullable<Busqueda['salidas']>, 'agotados' | 'sinPalabra' | 'categorias'>> {
  const count: IndexQuery = { ...query, page: 1, limit: 1, onlyFitting: false };
  const words = query.texto!.split(/\s+/).filter(Boolean);
  // A text that the search page would refuse, or that names nothing, is no alternative.
  const shorter = words
    .map((palabra, i) => ({ palabra, texto: words.toSpliced(i, 1).join(' ') }))
    .filter(({ texto }) => isSearchable(texto) && !texto.split(' ').every((word) => isStopWord(foldText(word))));
  const { disponible: asked, ...anyStock } = query.filter;
  const [agotados, ...counted] = await Promise.all([
    asked ? find({ ...count, filter: anyStock }).then(({ total }) => total) : 0,
    ...shorter.map(async (one) => ({ ...one, total: (await find({ ...count, texto: one.texto })).total })),
  ]);
  let best: (typeof counted)[number] | null = null;
  for (const one of counted) if (one.total > (best?.total ?? 0)) best = one;
  const rest = await find({ ...count, filter: {}, facetas: true, ...(best ? { texto: best.texto } : {}) });
  const categorias = rest.total ? rest.facetas!.categorias : [];
  return {
    agotados,
    sinPalabra: best && { texto: best.texto, palabra: best.palabra, total: best.total },
    categorias: categorias.slice(0, MAX_CATEGORIES).map(({ valor, total }) => ({ valor, total })),
  };
}
