import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions';
import { keptAmount } from './kept-amount';
import { OpenOrdersRepository, type OpenWanted } from './open-orders.repository';
import type { Party } from './orders.repository';
import type { StoredPedido } from './orders.service';

export type OrderParty = Party;

/** What of one client or store is still open: what others wait for when its account goes. */
@Injectable()
export class OpenOrdersService {
  constructor(private readonly repository: OpenOrdersRepository) {}

  /** The oldest first. */
  find(party: Party, wanted: OpenWanted, limit: number): Promise<StoredPedido[]> {
    return this.repository.find(party, wanted, limit);
  }

  /** The ids of all of them. */
  ids(party: Party): Promise<string[]> {
    return this.repository.findIds(party);
  }

  /** How many, and what was paid for them and not given back, in céntimos of Bs. */
  sum(party: Party, wanted: OpenWanted = {}): Promise<{ total: number; pagado: number }> {
    return this.repository.sum(party, wanted);
  }

  /** What was paid for an order and not given back, in céntimos of Bs. */
  paidFor(pedido: StoredPedido): number {
    return keptAmount(pedido);
  }

  /** Notes that an order is fulfilled all the same; null when it is not open any more, or not of this party. */
  keep(party: Party, id: string, tx: Tx): Promise<StoredPedido | null> {
    return this.repository.keep(party, id, tx);
  }
}
