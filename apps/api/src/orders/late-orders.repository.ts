import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/states';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';

/** A paid order with the instant at which it is to be looked at. */
export type DueOrder = PedidoDoc & Required<Pick<PedidoDoc, 'revisarRetraso'>>;

const { trusted } = mongoose;

/** When paid orders are looked at, until they are late or have come. */
@Injectable()
export class LateOrdersRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  findDue(now: Date, limit: number): Promise<DueOrder[]> {
    return this.model
      .find({ revisarRetraso: trusted({ $lte: now }) }, ORDER_FIELDS)
      .sort({ revisarRetraso: 1 })
      .limit(limit)
      .lean<DueOrder[]>()
      .exec();
  }

  /** It is looked at later, or not any more. */
  async schedule({ _id, revisarRetraso }: DueOrder, next: Date | null): Promise<void> {
    await this.model
      .updateOne({ _id, revisarRetraso }, next ? { $set: { revisarRetraso: next } } : { $unset: { revisarRetraso: 1 } })
      .exec();
  }

  /** Notes that an order is late, once; false when somebody did before, or it has come meanwhile. */
  async note({ _id, revisarRetraso }: DueOrder, tx: Tx): Promise<boolean> {
    const { modifiedCount } = await this.model
      .updateOne(
        { _id, revisarRetraso, estado: trusted({ $in: [...OPEN_ESTADOS_PEDIDO] }), estadoPago: 'pagado' },
        { $unset: { revisarRetraso: 1 } },
        { session: tx },
      )
      .exec();
    return modifiedCount === 1;
  }
}
