import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { onTransactionEnd } from '../platform/database/on-transaction-end';
import type { Tx } from '../platform/database/transactions';
import { Bus } from '../platform/realtime/bus.service';

const TOPIC = 'catalogo';
const RECENT = 20_000;

interface Cambio {
  lists: boolean;
  /** Which products changed; null: any may have. */
  ids: string[] | null;
}

/** Numbers that grow with every committed change of the catalogue, on every instance: what was read under older ones is void. */
@Injectable()
export class CatalogueVersion {
  private _lists = 0;
  private _cards = 0;
  private todos = 0;
  /** The change that last touched a product. What is forgotten counts as changed, with everything else. */
  private readonly recent = new LRUCache<string, number>({
    max: RECENT,
    dispose: (_numero, _id, motivo) => motivo === 'evict' && this.todos++,
  });
  /** What each open transaction will have changed: one listener, however many lines an order has. */
  private readonly unguarded = new WeakMap<Tx, Cambio>();

  constructor(private readonly bus: Bus) {
    bus.subscribe(TOPIC, (cambio: Cambio) => this.note(cambio));
  }

  /** Grows when a product may have entered or left a list, or its place in one changed. */
  get lists(): number {
    return this._lists;
  }

  /** Grows with every change that a card shows, stock and stars included. */
  get cards(): number {
    return this._cards;
  }

  /** Differs after every change of this product. */
  product(id: string): string {
    return `${this.todos}.${this.recent.get(id) ?? 0}`;
  }

  /** Call after a write. Inside a transaction it waits for its end: reading before the commit would keep the old figures. */
  bump({ tx, lists = true, id }: { tx?: Tx; lists?: boolean; id?: string } = {}): void {
    const ids = id === undefined ? null : [id];
    const open = tx && this.unguarded.get(tx);
    if (open) {
      open.lists ||= lists;
      open.ids = open.ids && ids && [...open.ids, ...ids];
      return;
    }
    const cambio = { lists, ids };
    if (tx) this.unguarded.set(tx, cambio);
    onTransactionEnd(tx, () => this.bus.publish(TOPIC, cambio));
  }

  private note({ lists, ids }: Cambio): void {
    this._cards++;
    if (lists) this._lists++;
    if (ids) for (const id of ids) this.recent.set(id, this._cards);
    else this.todos++;
  }
}
