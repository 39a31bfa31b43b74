import { Injectable } from '@nestjs/common';
import { type Ajuste, fitOf } from '@tuerca/contracts/auth/garaje/ajuste';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { MAX_SAME_PART, partCodes } from '../part-codes';
import {
  type IndexAnswer,
  type IndexedCard,
  type IndexedHit,
  type IndexQuery,
  ProductIndex,
} from '../product-index.service';
import { DatabaseLists } from './database-lists.repository';
import { type FacetAggregates, facetAggregations, readFacets } from './facet-aggregations';
import { MAX_HITS } from './index-definition';
import { readCard, type StoredCard } from './index-document';
import { IndexLag } from './index-lag.service';
import {
  baseFilters,
  engineSort,
  filtered,
  fitFilters,
  fittingFirst,
  groupFilters,
  withTieBreaker,
} from './list-filters';
import { allOf, anyOf, type Dsl, term } from './query-dsl';
import { EngineAway, type SearchAnswer, type SearchBody, SearchEngine } from './search-engine.service';
import { type ReadText, TextReader } from './text-reader';

type Fit = ReturnType<typeof fitFilters>;
interface Aggregates extends FacetAggregates {
  total: { doc_count: number };
  fits: { doc_count: number; compatible: { doc_count: number }; fitting: { doc_count: number } };
}

/**
 * The index of an OpenSearch that all processes share. While it does not answer, or lacks what was written a while ago, the
 * database answers: lists without counts.
 */
@Injectable()
export class OpenSearchProductIndex extends ProductIndex {
  private readonly reader: TextReader;

  constructor(
    private readonly engine: SearchEngine,
    private readonly database: DatabaseLists,
    private readonly lag: IndexLag,
  ) {
    super();
    this.reader = new TextReader(engine);
  }

  /** Nobody waits: what was written is found within two seconds. */
  settled(): Promise<void> {
    return Promise.resolve();
  }

  find(query: IndexQuery): Promise<IndexAnswer> {
    return this.orDatabase(
      () => this.ask(query),
      () => this.database.find(query),
    );
  }

  cardsOf(ids: readonly string[]): Promise<Map<string, IndexedCard>> {
    return this.orDatabase(
      async () => {
        const docs = await this.engine.cards(ids);
        return new Map(docs.flatMap(({ _id, _source }) => (_source ? [[_id, readCard(_source)]] : [])));
      },
      () => this.database.cardsOf(ids),
    );
  }

  samePart(id: string): Promise<IndexedCard[]> {
    return this.orDatabase(
      async () => {
        const [own] = (await this.cardsOf([id])).values();
        const codes = own ? [...partCodes(own)] : [];
        if (!codes.length) return [];
        const others = [anyOf('codes', codes), term('disponible', true)];
        const { hits } = await this.engine.search({
          query: { bool: { filter: others, must_not: [term('tiendaId', String(own!.tienda._id))] } },
          sort: [{ precio: 'asc' }],
          size: MAX_SAME_PART,
          _source: ['card'],
        });
        return hits.hits.map(({ _source }) => readCard(_source!));
      },
      () => Promise.resolve([]),
    );
  }

  private async orDatabase<T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (this.lag.isBehind) return otherwise();
    try {
      return await ask();
    } catch (error) {
      if (error instanceof EngineAway) return otherwise();
      throw error;
    }
  }

  private async ask(query: IndexQuery): Promise<IndexAnswer> {
    const { texto, synonyms = new Map() } = query;
    const text = await this.reader.read(texto, synonyms);
    const answer = await this.answer(query, text);
    if (answer.total || texto === undefined) return answer;
    const again = await this.reader.readAgain(texto, synonyms);
    return JSON.stringify(again) === JSON.stringify(text) ? answer : this.answer(query, again);
  }

  /** The page and its counts are two questions of one request: each is quicker alone, and other pages have the same counts. */
  private async answer(query: IndexQuery, text: ReadText): Promise<IndexAnswer> {
    const fit = query.vehiculo && fitFilters(query.vehiculo);
    const isCounted = !!query.facetas || !!fit;
    const bodies = [toPage(query, text, fit, isCounted), ...(isCounted ? [toCounts(query, text, fit)] : [])];
    const [page, counts] = (await this.engine.searchAll(bodies)) as [SearchAnswer, SearchAnswer<Aggregates>?];
    const counted = counts?.aggregations;
    const shown = query.vehiculo ?? text.busqueda?.vehiculo;
    return {
      hits: page.hits.hits.map(({ _id, _source }) => new StoredHit(_id, _source!, shown)),
      total: counted ? counted.total.doc_count : page.hits.total!.value,
      ...(query.facetas && { facetas: readFacets(counted!) }),
      ...(fit && { ajustes: countFits(counted!) }),
      ...(text.busqueda && { busqueda: text.busqueda }),
    };
  }
}

/** The hits of a page; `isCounted`: others count how many there are, and the engine may stop at the last of the page. */
function toPage(query: IndexQuery, text: ReadText, fit: Fit | undefined, isCounted: boolean): SearchBody {
  const { filter, page, limit } = query;
  const isRanked = query.sort === 'relevance' && !!text.query && !query.order;
  const from = (page - 1) * limit;
  const plain = filtered(isRanked ? withTieBreaker(text.query!) : null, [
    ...baseFilters(filter),
    ...groupFilters(filter),
    ...(fit && query.onlyFitting ? [fit.fitting] : []),
    // Without a ranking the words only choose.
    ...(text.query && !isRanked ? [text.query] : []),
  ]);
  return {
    query: fit ? fittingFirst(plain, fit) : plain,
    sort: isRanked ? [{ _score: 'desc' }, { id: 'desc' }] : engineSort(query, !!fit),
    from: Math.min(from, MAX_HITS),
    size: from + limit > MAX_HITS ? Math.max(0, MAX_HITS - from) : limit,
    track_total_hits: !isCounted,
    _source: ['card', 'fingerprint'],
  };
}

/** The counts beside a page: the same for all of its pages and sorts, so that the engine keeps them until the index changes. */
function toCounts({ filter, facetas, onlyFitting }: IndexQuery, text: ReadText, fit: Fit | undefined): SearchBody {
  const chosen = groupFilters(filter);
  const only = fit && onlyFitting ? [fit.fitting] : [];
  const ofList = [...chosen, ...only];
  return {
    query: filtered(null, [...baseFilters(filter), ...(text.query ? [text.query] : [])]),
    size: 0,
    aggs: {
      total: { filter: ofList.length ? allOf(ofList) : { match_all: {} } },
      ...(facetas && facetAggregations(filter, only)),
      ...(fit && { fits: fitAggregation(chosen, fit) }),
    },
  };
}

const fitAggregation = (chosen: readonly Dsl[], { certain, fitting }: Fit): Dsl => ({
  filter: chosen.length ? allOf(chosen) : { match_all: {} },
  aggs: { compatible: { filter: certain }, fitting: { filter: fitting } },
});

function countFits({ fits }: Pick<Aggregates, 'fits'>) {
  const compatible = fits.compatible.doc_count;
  return {
    compatible,
    sinConfirmar: fits.fitting.doc_count - compatible,
    noCompatible: fits.doc_count - fits.fitting.doc_count,
  };
}

/** A product of a page; its card is read when it is asked for. */
class StoredHit implements IndexedHit {
  readonly version: number;
  readonly ajuste?: Ajuste;
  private read?: IndexedCard;

  constructor(
    readonly id: string,
    private readonly source: StoredCard,
    vehiculo: Vehiculo | undefined,
  ) {
    this.version = source.fingerprint;
    if (vehiculo) this.ajuste = fitOf(this.card, vehiculo);
  }

  get card(): IndexedCard {
    return (this.read ??= readCard(this.source));
  }
}
