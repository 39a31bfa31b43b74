import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import type { InstallationOfOrder } from './order-delivery.schema';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';

/** What orders keep of the appointments that mount their parts. */
@Injectable()
export class InstallationsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** The orders of several purchases, in the order of their numbers. */
  findByPurchases(orderNumbers: readonly string[], tx?: Tx): Promise<PedidoDoc[]> {
    return this.model
      .find({ orderNumber: mongoose.trusted({ $in: [...orderNumbers] }) }, ORDER_FIELDS)
      .sort({ numero: 1 })
      .session(tx ?? null)
      .lean<PedidoDoc[]>()
      .exec();
  }

  /** Writes the appointment's time and state on the orders of its purchase. */
  async follow(
    orderNumber: string,
    citaId: string,
    { fechaHora, estado }: Pick<InstallationOfOrder, 'fechaHora' | 'estado'>,
    tx: Tx,
  ): Promise<void> {
    await this.model.updateMany(
      { orderNumber, 'instalacion.citaId': citaId },
      { $set: { 'instalacion.fechaHora': fechaHora, 'instalacion.estado': estado } },
      { session: tx },
    );
  }
}
