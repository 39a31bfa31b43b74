import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { GIVEN_BACK, PAID } from './given-back';
import { PEDIDO } from './order.schema';

/** What an order says of its money, in céntimos of Bs. */
export interface OrderBooks {
  id: string;
  numero: string;
  pagado: number;
  /** By returns and by its cancellation. */
  devuelto: number;
  /** What the sale comes to for the store's ledger: nothing unpaid or cancelled, else its total less what returns gave back. */
  vendido: number;
}

const WAS_PAID = { $in: ['$estadoPago', ['pagado', 'reembolsado']] };
const FIGURES = {
  _id: 0,
  id: { $toString: '$_id' },
  numero: 1,
  pagado: PAID,
  devuelto: GIVEN_BACK,
  vendido: {
    $cond: [
      { $and: [WAS_PAID, { $ne: ['$estado', 'cancelado'] }] },
      { $subtract: ['$total', { $ifNull: ['$devuelto', 0] }] },
      0,
    ],
  },
};

/** What orders say of their money, a page at a time by their ids. */
@Injectable()
export class OrderBooksRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<unknown>) {}

  /** Up to `limit` orders before an id, the newest first; from the newest with null. */
  before(id: string | null, limit: number, tx: Tx): Promise<OrderBooks[]> {
    const steps = [{ $sort: { _id: -1 as const } }, { $limit: limit }, { $project: FIGURES }];
    return this.model
      .aggregate<OrderBooks>(id === null ? steps : [{ $match: { _id: { $lt: toId(id) } } }, ...steps])
      .session(tx)
      .exec();
  }

  among(ids: readonly string[], tx: Tx): Promise<OrderBooks[]> {
    return this.model
      .aggregate<OrderBooks>([{ $match: { _id: { $in: ids.map(toId) } } }, { $project: FIGURES }])
      .session(tx)
      .exec();
  }
}
