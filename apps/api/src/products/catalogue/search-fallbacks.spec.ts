import type { IndexAnswer, IndexQuery } from '../search/product-index.service';
import { searchFallbacks } from './search-fallbacks';

/** Texts that were tried, with an index that finds one thing for each. */
async function triedFor(texto: string) {
  const tried: string[] = [];
  const find = ({ texto }: IndexQuery): Promise<IndexAnswer> => {
    tried.push(texto!);
    return Promise.resolve({ total: 1, facetas: { categorias: [] } } as unknown as IndexAnswer);
  };
  const { sinPalabra } = await searchFallbacks(
    { filter: {}, texto, sort: 'relevance', page: 1, limit: 24, facetas: false },
    find,
  );
  return { tried, shorter: sinPalabra?.texto ?? null };
}

describe('a search without one of its words', () => {
  it.each([
    ['xenon h4', 'xenon'],
    ['wagon r', 'wagon'],
    ['filtro de la', 'filtro la'],
    ['r 4', null],
    ['xenon', null],
    ['205 55 16', '55 16'],
  ])('of %j leads to %j, never to a page that refuses to search', async (texto, shorter) => {
    const answer = await triedFor(texto);
    expect(answer.shorter).toBe(shorter);
    expect(answer.tried.filter((one) => ['h4', 'r', 'de la', ''].includes(one))).toEqual([]);
  });
});
