import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions';
import { DeliveriesRepository } from './deliveries.repository';

/** Which paid orders cannot be settled with their store yet. */
@Injectable()
export class DeliveriesService {
  constructor(private readonly repository: DeliveriesRepository) {}

  /** Ids of a store's paid orders that are on their way, or were delivered after an instant. */
  unsettledOf(tiendaId: string, deliveredAfter: Date, tx?: Tx): Promise<string[]> {
    return this.repository.findUnsettled(tiendaId, deliveredAfter, tx);
  }

  /** Of these orders, those that are on their way, or were delivered after an instant. */
  async unsettledAmong(ids: readonly string[], deliveredAfter: Date): Promise<Set<string>> {
    return new Set(ids.length ? await this.repository.filterUnsettled(ids, deliveredAfter) : []);
  }
}
