import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions';
import { type OrderBooks, OrderBooksRepository } from './order-books.repository';

/** What orders say of their money, for whoever compares it. */
@Injectable()
export class OrderBooksService {
  constructor(private readonly repository: OrderBooksRepository) {}

  /** Up to `limit` orders before an id, the newest first; from the newest with null. */
  before(id: string | null, limit: number, tx: Tx): Promise<OrderBooks[]> {
    return this.repository.before(id, limit, tx);
  }

  among(ids: readonly string[], tx: Tx): Promise<OrderBooks[]> {
    return this.repository.among(ids, tx);
  }
}
