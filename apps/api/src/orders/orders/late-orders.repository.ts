import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { Claims } from '../../platform/database/claims';
import type { Tx } from '../../platform/database/transactions';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';

/** A paid order with the instant at which it is to be looked at. */
export type DueOrder = PedidoDoc & Required<Pick<PedidoDoc, 'revisarRetraso'>>;

const { trusted } = mongoose;

/** When paid orders are looked at, until they are late or have come. */
@Injectable()
export class LateOrdersRepository {
  readonly due: Claims<DueOrder>;

  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {
    this.due = new Claims(model as unknown as Model<DueOrder>, {
      name: 'retraso',
      due: (now) => ({ revisarRetraso: trusted({ $lte: now }) }),
      sort: { revisarRetraso: 1 },
      fields: ORDER_FIELDS,
    });
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
