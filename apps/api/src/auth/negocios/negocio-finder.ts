import { foldText } from '@tuerca/contracts/products/search/sizes';
import { isNear, slipsOf } from '@tuerca/contracts/products/search/slips';
import { isStopWord, soundOf } from '@tuerca/contracts/products/search/words';
import type { LiveCatalogos } from '../../platform/catalogos/live-catalogos.service';
import { firstFinding } from '../../platform/common/first-finding';
import { RowCache } from '../../platform/common/row-cache';
import type { NegocioRepository } from './negocio.repository';
import type { NegocioDoc } from './negocio.schema';
import { toNegocioFilters } from './negocio-filter';

const wordsOf = (text: string): string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];

/** A text with the words that begin no word of the names put as one of those that sounds alike or is a slip away; null when nothing changes. */
function withNamesCorrected(text: string, names: readonly string[]): string | null {
  const known = [...new Set(names.flatMap(wordsOf))];
  const bySound = new Map(known.map((word) => [soundOf(word), word]));
  const written = wordsOf(text);
  const corrected = written.map((word) => {
    if (word.length < 4 || /\d/.test(word) || isStopWord(word) || known.some((one) => one.startsWith(word)))
      return word;
    const near = () => known.find((one) => one[0] === word[0] && isNear(one, word, slipsOf(word.length)));
    return bySound.get(soundOf(word)) ?? near() ?? word;
  });
  return corrected.join() === written.join() ? null : corrected.join(' ');
}

/** Longest age of a remembered business in milliseconds. */
export const RECALL_MS = 2000;
/** Bytes that remembered businesses of one kind may take, and their names as many. */
export const ROW_MEMORY = 8 * 1024 * 1024;

/** Query of a list of businesses. */
export type NegocioQuery = Parameters<typeof toNegocioFilters>[0];

/** Finds the active businesses of one kind by filters and words. */
export class NegocioFinder<D extends NegocioDoc> {
  /** Of all active ones: texts that nobody is found for are read by them. */
  private readonly names: RowCache<readonly string[]>;

  constructor(
    private readonly repository: NegocioRepository<D>,
    private readonly catalogos: LiveCatalogos,
    { nameField }: { nameField: 'nombreTienda' | 'nombreTaller' },
    version: () => number,
  ) {
    this.names = new RowCache<readonly string[]>({
      maxSize: ROW_MEMORY,
      ttl: RECALL_MS,
      version,
      read: async ([all]) => new Map([[all!, await repository.findNames(nameField)]]),
    });
  }

  /** One page. What nobody is found for is asked again as the names of businesses are spelt. */
  async find(query: NegocioQuery, page: { page: number; limit: number }) {
    const ask = (asked: NegocioQuery) =>
      firstFinding(toNegocioFilters(asked, this.catalogos.synonyms), (filter) =>
        this.repository.findPage(filter, page),
      );
    const found = await ask(query);
    const text = query.search ?? query.q;
    if (found.total || !text) return found;
    const corrected = withNamesCorrected(text, (await this.names.many(['all'])).get('all')!);
    return corrected ? ask({ ...query, search: corrected }) : found;
  }
}
