import { Injectable } from '@nestjs/common';
import { type UnpaidOrder, UnpaidOrdersRepository } from './unpaid-orders.repository';

/** What waits for its payment, for whoever keeps the stock. */
@Injectable()
export class UnpaidOrdersService {
  constructor(private readonly repository: UnpaidOrdersRepository) {}

  /** A store's orders that hold stock although nobody has verified their payment, the latest first. */
  async of(tiendaId: string, limit: number): Promise<UnpaidOrder[]> {
    const orders = await this.repository.findOfStore(tiendaId, limit);
    return orders.filter(({ stockRetenido }) => stockRetenido);
  }
}
