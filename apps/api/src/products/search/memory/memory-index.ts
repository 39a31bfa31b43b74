import { Injectable } from '@nestjs/common';
import type { Ajuste } from '@tuerca/contracts/auth/garaje/ajuste';
import type { IndexedRow } from '../indexed-product';
import { MAX_SAME_PART, partCodes } from '../part-codes';
import type { IndexAnswer, IndexedCard, IndexedHit, IndexQuery } from '../product-index.service';
import { weighWords } from '../word-weights';
import { Bits } from './bits';
import { CardStore, isSameWords } from './card-store';
import { ListQuery } from './list-query';
import { rankPage, walkPage } from './page-walk';
import { ProductColumns } from './product-columns';
import { type Candidates, SearchReader } from './search-reader';
import { TextSearch } from './text-search';
import { VehicleFit } from './vehicle-fit';
import { WordIndex } from './word-index';

/** Steps of relevance within which the tie-breaker decides. */
const STEPS = 16;
/** Cards that are read, and answered, of those under one part number: the cheapest. */
const MAX_CODED = 200;

/**
 * Products for sale in this process's memory: bits for filters and counts, postings for words, one order for each sort. It answers
 * from what `load`, `put` and `drop` told it last.
 */
@Injectable()
export class MemoryIndex {
  private readonly columns = new ProductColumns();
  private readonly fit = new VehicleFit(this.columns);
  private readonly words = new WordIndex();
  private readonly slotsById = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly cards = new CardStore();
  private readonly stamps: number[] = [];
  private readonly reader = new SearchReader(
    this.columns,
    this.fit,
    new TextSearch(this.words, () => this.cards.length),
  );

  get size(): number {
    return this.slotsById.size;
  }

  ids(): Iterable<string> {
    return this.slotsById.keys();
  }

  /** Last write of a product that it knows, in milliseconds; null for one that it does not know. */
  stampOf(id: string): number | null {
    const slot = this.slotsById.get(id);
    return slot === undefined ? null : this.stamps[slot]!;
  }

  /** Takes in products of a first reading; nothing may be asked before `finishLoading`. */
  load(rows: readonly IndexedRow[]): void {
    for (const row of rows) this.putOne(row, false);
  }

  finishLoading(): void {
    this.columns.order();
    this.words.trim();
  }

  /** Takes in products that are for sale, new ones and changed ones. */
  put(rows: readonly IndexedRow[]): void {
    for (const row of rows) this.putOne(row, true);
  }

  drop(ids: Iterable<string>): void {
    for (const id of ids) {
      const slot = this.slotsById.get(id);
      if (slot === undefined) continue;
      this.words.remove(slot, weighWords(this.cardAt(slot)));
      this.columns.drop(slot, true);
      this.fit.drop(slot);
      this.cards.drop(slot);
      this.slotsById.delete(id);
      this.free.push(slot);
    }
  }

  cardsOf(ids: readonly string[]): Map<string, IndexedCard> {
    const cards = new Map<string, IndexedCard>();
    for (const id of ids) {
      const slot = this.slotsById.get(id);
      if (slot !== undefined) cards.set(id, this.cardAt(slot));
    }
    return cards;
  }

  samePart(id: string): IndexedCard[] {
    const own = this.slotsById.get(id);
    if (own === undefined) return [];
    const card = this.cardAt(own);
    const codes = partCodes(card);
    const others = new Bits();
    for (const code of codes) for (const slot of this.words.slotsOf(code)) others.set(slot);
    const found: IndexedCard[] = [];
    const cheapest = this.columns.cheapest(others, String(card.tienda._id), MAX_CODED);
    for (const slot of cheapest) {
      const other = this.cardAt(slot);
      // The words of an index hold codes of the store's own too.
      if ([...partCodes(other)].some((code) => codes.has(code))) found.push(other);
      if (found.length === MAX_SAME_PART) break;
    }
    return found;
  }

  find(query: IndexQuery): IndexAnswer {
    const { filter, sort, page, limit, texto } = query;
    const found = this.reader.find(texto, query.synonyms);
    const vehiculo = query.vehiculo ?? found.busqueda?.vehiculo;
    const fit = query.vehiculo && this.fit.of(query.vehiculo);
    const narrowed = this.columns.narrow(found.slots, filter);
    const unfitted = new ListQuery(this.columns, filter, narrowed);
    const everything = unfitted.slots();
    let [list, slots] = [unfitted, everything];
    if (fit && query.onlyFitting) {
      const fitting = fit.yes.copy().or(fit.maybe);
      list = new ListQuery(this.columns, filter, narrowed.copy().and(fitting));
      slots = everything.copy().and(fitting);
    }
    const total = slots.count();
    const cut = { skip: (page - 1) * limit, limit };
    const picked = cut.skip >= total ? [] : this.pick({ ...query, sort }, found, slots, fit, cut);
    const shown = vehiculo && picked.length ? this.fit.of(vehiculo) : undefined;
    return {
      hits: picked.map(
        (slot) => new SlotHit(this.columns.ids[slot]!, slot, this.cards, shown && this.fit.ajusteOf(slot, shown)),
      ),
      total,
      ...(query.facetas && { facetas: list.facets(slots) }),
      ...(fit && { ajustes: countFits(everything, fit) }),
      ...(found.busqueda && { busqueda: found.busqueda }),
    };
  }

  private pick(
    { sort, order }: Pick<IndexQuery, 'sort' | 'order'>,
    { hits, levels }: Candidates,
    slots: Bits,
    fit: { yes: Bits; maybe: Bits } | undefined,
    cut: { skip: number; limit: number },
  ): number[] {
    const isRanked = sort === 'relevance' && (hits ?? levels.length > 0) && !order;
    if (isRanked) {
      const step = hits?.best ? STEPS / hits.best : 0;
      const levelOf = (slot: number) => {
        for (let i = 0; i < levels.length; i++) if (levels[i]!.has(slot)) return levels.length - i;
        return levels.length;
      };
      const fitOf = (slot: number) => (!fit ? 0 : fit.yes.has(slot) ? 2 : fit.maybe.has(slot) ? 1 : 0);
      const keyOf = (slot: number) =>
        fitOf(slot) * 1e6 +
        (levels.length ? levelOf(slot) * 1e4 : 0) +
        Math.round((hits?.scores[slot] ?? 0) * step) * 10 +
        this.columns.tieBreaker(slot);
      return rankPage(slots, keyOf, this.columns.ids, cut);
    }
    const groups = fit
      ? [slots.copy().and(fit.yes), slots.copy().and(fit.maybe), slots.copy().andNot(fit.yes).andNot(fit.maybe)]
      : [slots];
    const natural = sort === 'price-low-high' ? 'asc' : 'desc';
    return walkPage(this.columns.orders[sort], !!order && order !== natural, groups, cut);
  }

  private putOne(row: IndexedRow, isOrdered: boolean): void {
    const id = flat(String(row._id));
    const packed = this.cards.pack(row);
    const { text, card } = packed;
    const known = this.slotsById.get(id);
    if (known !== undefined && this.cards.has(known, text)) {
      this.stamps[known] = row.cambiadoEn?.getTime() ?? 0;
      return;
    }
    const slot = known ?? this.free.pop() ?? this.cards.length;
    const before = known === undefined ? null : this.cardAt(known);
    const isSameText = before !== null && isSameWords(before, card);
    if (before) {
      if (!isSameText) this.words.remove(slot, weighWords(before));
      this.columns.drop(slot, isOrdered);
      this.fit.drop(slot);
    }
    this.cards.set(slot, packed);
    this.stamps[slot] = row.cambiadoEn?.getTime() ?? 0;
    this.slotsById.set(id, slot);
    if (!isSameText) this.words.add(slot, weighWords(card));
    this.columns.put(slot, id, { ...row, compatibilidad: card.compatibilidad }, isOrdered);
    this.fit.put(slot);
  }

  private cardAt(slot: number): IndexedCard {
    return this.cards.at(slot);
  }
}

/** A product of a page that reads its card late: before anything else is awaited, since its slot may be another's later. */
class SlotHit implements IndexedHit {
  readonly version: number;

  constructor(
    readonly id: string,
    private readonly slot: number,
    private readonly cards: CardStore,
    readonly ajuste?: Ajuste,
  ) {
    this.version = cards.versionOf(slot);
  }

  get card(): IndexedCard {
    return this.cards.at(this.slot);
  }
}

/** The driver makes the text of an id of many small pieces, which would all be kept. */
const flat = (id: string): string => Buffer.from(id, 'latin1').toString('latin1');

function countFits(slots: Bits, { yes, maybe }: { yes: Bits; maybe: Bits }) {
  const [compatible, sinConfirmar] = [slots.countWith(yes), slots.countWith(maybe)];
  return { compatible, sinConfirmar, noCompatible: slots.count() - compatible - sinConfirmar };
}
