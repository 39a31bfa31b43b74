import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../../platform/database/transactions';
import { mayGiveBack } from './given-back';
import { PEDIDO, type PedidoDoc } from './order.schema';

/** What of cancelled orders is sent back to their clients. */
@Injectable()
export class OrderRefundsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** Notes what is to be sent back of a cancelled order, once; false when it is noted already, or more than what was paid and not given back. */
  async owe(id: string, monto: number, tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      {
        _id: id,
        estado: 'cancelado',
        reembolso: mongoose.trusted({ $exists: false }),
        $expr: mongoose.trusted(mayGiveBack(monto)),
      },
      { $set: { reembolso: { monto, fecha: null } } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  /** Notes how many céntimos came for an order. */
  async noteReceived(id: string, recibido: number, tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { recibido } }, { session: tx });
  }

  async markSent(id: string, fecha: Date, tx: Tx): Promise<void> {
    await this.model.updateOne(
      { _id: id, 'reembolso.fecha': null },
      { $set: { 'reembolso.fecha': fecha } },
      { session: tx },
    );
  }
}
