import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import type { Tx } from '../../platform/database/transactions';
import { PEDIDO, type PedidoDoc } from './order.schema';

const { trusted } = mongoose;

/** Which paid orders have reached their clients, and when. */
@Injectable()
export class DeliveriesRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** Ids of a store's paid orders that are on their way, or were delivered after an instant. */
  async findUnsettled(tiendaId: string, deliveredAfter: Date, tx?: Tx): Promise<string[]> {
    const open = { tiendaId, estado: trusted({ $in: [...OPEN_ESTADOS_PEDIDO] }), estadoPago: 'pagado' as const };
    const recent = { tiendaId, fechaEntrega: trusted({ $gt: deliveredAfter }) };
    const ids: string[] = [];
    // One after the other: they may stand in one transaction.
    for (const filter of [open, recent])
      for (const { _id } of await this.model
        .find(filter as never, { _id: 1 })
        .session(tx ?? null)
        .lean<Pick<PedidoDoc, '_id'>[]>()
        .exec())
        ids.push(String(_id));
    return ids;
  }

  /** Of these orders, those that are on their way, or were delivered after an instant. */
  async filterUnsettled(ids: readonly string[], deliveredAfter: Date): Promise<string[]> {
    const docs = await this.model
      .find(
        {
          _id: trusted({ $in: [...ids] }),
          $or: [
            { estado: trusted({ $in: [...OPEN_ESTADOS_PEDIDO] }), estadoPago: 'pagado' },
            { fechaEntrega: trusted({ $gt: deliveredAfter }) },
          ],
        } as never,
        { _id: 1 },
      )
      .lean<Pick<PedidoDoc, '_id'>[]>()
      .exec();
    return docs.map(({ _id }) => String(_id));
  }
}
