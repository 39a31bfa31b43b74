import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/transactions';
import { Bus } from '../realtime/bus.service';

const TEMA = 'catalogo';

/** Numbers that grow with every committed change of the catalogue, on every instance: what was read under older ones is void. */
@Injectable()
export class CatalogueVersion {
  private _lists = 0;
  private _cards = 0;
  /** What each open transaction will have changed: one listener, however many lines an order has. */
  private readonly abiertas = new WeakMap<Tx, { lists: boolean }>();

  constructor(private readonly bus: Bus) {
    bus.subscribe(TEMA, ({ lists }: { lists: boolean }) => {
      this._cards++;
      if (lists) this._lists++;
    });
  }

  /** Grows when a product may have entered or left a list, or its place in one changed. */
  get lists(): number {
    return this._lists;
  }

  /** Grows with every change that a card shows, stock and stars included. */
  get cards(): number {
    return this._cards;
  }

  /** Call after a write. Inside a transaction it waits for its end: reading before the commit would keep the old figures. */
  bump({ tx, lists = true }: { tx?: Tx; lists?: boolean } = {}): void {
    if (!tx) return this.bus.publish(TEMA, { lists });
    const abierta = this.abiertas.get(tx);
    if (abierta) abierta.lists ||= lists;
    else {
      const cambio = { lists };
      this.abiertas.set(tx, cambio);
      tx.once('ended', () => this.bus.publish(TEMA, cambio));
    }
  }
}
