import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { PEDIDO, type PedidoDoc } from './order.schema';

export type UnpaidOrder = Pick<
  PedidoDoc,
  '_id' | 'numero' | 'fecha' | 'pagoId' | 'estadoPago' | 'cliente' | 'items' | 'stockRetenido'
>;

/** Orders whose payment nobody has verified yet. */
@Injectable()
export class UnpaidOrdersRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** Of a store, the latest first (index tiendaId + estado + fecha). */
  findOfStore(tiendaId: string, limit: number): Promise<UnpaidOrder[]> {
    return this.model
      .find(
        { tiendaId, estado: 'pendiente', estadoPago: mongoose.trusted({ $in: ['pendiente', 'en_verificacion'] }) },
        {
          ...{ numero: 1, fecha: 1, pagoId: 1, estadoPago: 1, 'cliente.nombre': 1, stockRetenido: 1 },
          ...{ 'items.productoId': 1, 'items.nombre': 1, 'items.cantidad': 1 },
        },
      )
      .sort({ fecha: -1, _id: -1 })
      .limit(limit)
      .lean<UnpaidOrder[]>()
      .exec();
  }
}
