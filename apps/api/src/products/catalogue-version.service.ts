import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { afterEnd } from '../platform/database/after-end';
import type { Tx } from '../platform/database/transactions';
import { Bus } from '../platform/realtime/bus.service';

const TEMA = 'catalogo';
const RECIENTES = 20_000;

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
  private readonly recientes = new LRUCache<string, number>({
    max: RECIENTES,
    dispose: (_numero, _id, motivo) => motivo === 'evict' && this.todos++,
  });
  /** What each open transaction will have changed: one listener, however many lines an order has. */
  private readonly abiertas = new WeakMap<Tx, Cambio>();

  constructor(private readonly bus: Bus) {
    bus.subscribe(TEMA, (cambio: Cambio) => this.note(cambio));
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
    return `${this.todos}.${this.recientes.get(id) ?? 0}`;
  }

  /** Call after a write. Inside a transaction it waits for its end: reading before the commit would keep the old figures. */
  bump({ tx, lists = true, id }: { tx?: Tx; lists?: boolean; id?: string } = {}): void {
    const ids = id === undefined ? null : [id];
    const abierta = tx && this.abiertas.get(tx);
    if (abierta) {
      abierta.lists ||= lists;
      abierta.ids = abierta.ids && ids && [...abierta.ids, ...ids];
      return;
    }
    const cambio = { lists, ids };
    if (tx) this.abiertas.set(tx, cambio);
    afterEnd(tx, () => this.bus.publish(TEMA, cambio));
  }

  private note({ lists, ids }: Cambio): void {
    this._cards++;
    if (lists) this._lists++;
    if (ids) for (const id of ids) this.recientes.set(id, this._cards);
    else this.todos++;
  }
}
