import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/transactions';
import { Bus } from '../realtime/bus.service';

const TEMA = 'catalogo';

/** A number that grows with every committed change of the catalogue, on every instance: what was counted under an older one is void. */
@Injectable()
export class CatalogueVersion {
  private actual = 0;

  constructor(private readonly bus: Bus) {
    bus.subscribe(TEMA, () => this.actual++);
  }

  get current(): number {
    return this.actual;
  }

  /** Call after a write. Inside a transaction it waits for its end: counting before the commit would keep the old figures. */
  bump(tx?: Tx): void {
    if (tx) tx.once('ended', () => this.bus.publish(TEMA, {}));
    else this.bus.publish(TEMA, {});
  }
}
