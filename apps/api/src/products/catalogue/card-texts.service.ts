import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Ajuste } from '@tuerca/contracts/auth/garaje/ajuste';
import { JsonList } from '../../platform/http/json-list';
import { Metrics } from '../../platform/metrics/metrics.service';
import { derivedPrices } from '../products/product-derived';
import type { IndexedHit } from '../search/product-index.service';
import { type CardMoment, toCard, toCardRow } from './product-card.mapper';

/** Bytes that all kept cards may take, about. */
const MEMORY = 16 * 1024 * 1024;
/** Of a kept card beside its JSON. */
const ENTRY_SIZE = 400;

/** A card's JSON without its last brace, and what it was made under. */
interface CardText {
  version: number;
  tasa: number;
  /** From when until before when its prices hold, in milliseconds. */
  from: number;
  until: number;
  json: Buffer;
}
/** A page of cards as JSON; `until` is when the first of their prices changes by itself. */
interface CardPage {
  list: JsonList;
  until: number;
}

const END = Buffer.from('}');
const ENDS: Record<Ajuste, Buffer> = {
  compatible: endWith('compatible'),
  'sin-confirmar': endWith('sin-confirmar'),
  'no-indicado': endWith('no-indicado'),
  'no-compatible': endWith('no-compatible'),
};
function endWith(ajuste: Ajuste): Buffer {
  return Buffer.from(`,"ajuste":"${ajuste}"}`);
}

/** Cards of lists as JSON. Making one costs more than finding it, and most are asked for again in another list before they change. */
@Injectable()
export class CardTexts {
  private readonly kept = new LRUCache<string, CardText>({
    maxSize: MEMORY,
    sizeCalculation: ({ json }) => json.length + ENTRY_SIZE,
  });

  constructor(metrics: Metrics) {
    metrics.gauge({ name: 'card_cache_bytes', help: 'Memory of kept cards of lists.' }, () => this.size);
  }

  /** Bytes of all kept cards, about. */
  get size(): number {
    return this.kept.calculatedSize;
  }

  /** The hits of an answer of the index; call it before anything else is awaited. */
  page(hits: readonly IndexedHit[], moment: Omit<CardMoment, 'vehiculo'>, hasDescriptions: boolean): CardPage {
    let until = Infinity;
    const members = hits.map((hit) => {
      const card = this.textOf(hit, moment, hasDescriptions);
      until = Math.min(until, card.until);
      return [card.json, hit.ajuste ? ENDS[hit.ajuste] : END];
    });
    return { list: new JsonList(members), until };
  }

  private textOf(hit: IndexedHit, { tasa, now }: CardMoment, hasDescription: boolean): CardText {
    const key = hasDescription ? `${hit.id}+` : hit.id;
    const before = this.kept.get(key);
    const time = now.getTime();
    if (before?.version === hit.version && before.tasa === tasa && before.from <= time && time < before.until)
      return before;
    const { card } = hit;
    const text: CardText = {
      version: hit.version,
      tasa,
      from: time,
      until: derivedPrices(card, now).precioCambiaEn?.getTime() ?? Infinity,
      json: ownBuffer(JSON.stringify((hasDescription ? toCardRow : toCard)(card, { tasa, now })).slice(0, -1)),
    };
    this.kept.set(key, text);
    return text;
  }
}

/** Not a part of the pool, which would stay for as long as one of the cards in it. */
function ownBuffer(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
}
