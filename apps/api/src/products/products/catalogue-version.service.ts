import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions';
import { Changes, type Tag } from '../../platform/realtime/changes.service';

/** Announces changes of products under the tags that answers, lists and remembered rows rest on. */
@Injectable()
export class CatalogueVersion {
  constructor(private readonly changes: Changes) {}

  /** Grows when a product may have entered or left a list, or its place in one changed. */
  get lists(): number {
    return this.changes.of('productos:listas');
  }

  /** Grows with every change that a card shows, stock and stars included. */
  get cards(): number {
    return this.changes.of('productos');
  }

  /** Differs after every change of this product. */
  product(id: string): number {
    return Math.max(...this.tags([id]).map((tag) => this.changes.of(tag)));
  }

  /** Tags of an answer that shows these products. */
  tags(ids: string[]): Tag[] {
    return ['productos:varios', ...ids.map((id) => `producto:${id}` as const)];
  }

  /** Call after a write: of one product, or without `id` of any number of them. `lists` says whether a list may look different. */
  bump({ tx, lists = true, id }: { tx?: Tx; lists?: boolean; id?: string } = {}): void {
    const changed = id === undefined ? 'productos:varios' : (`producto:${id}` as const);
    this.changes.bump(['productos', changed, ...(lists ? ['productos:listas' as const] : [])], tx);
  }
}
