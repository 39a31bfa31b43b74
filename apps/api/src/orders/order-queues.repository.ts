import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EstadoMatch } from '@tuerca/contracts/orders/states';
import mongoose, { type Model } from 'mongoose';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';

/** What a store's queue reads of an order. */
export type QueuedOrder = Required<Pick<PedidoDoc, 'fechaPagado'>> &
  Pick<PedidoDoc, '_id' | 'numero' | 'estado' | 'subestado' | 'tipoEntrega' | 'cliente' | 'items' | 'preparacion'>;

const LEAN = {
  numero: 1,
  fechaPagado: 1,
  estado: 1,
  subestado: 1,
  tipoEntrega: 1,
  'cliente.nombre': 1,
  'cliente.telefono': 1,
  'items.nombre': 1,
  'items.cantidad': 1,
  preparacion: 1,
} as const;

/** The orders that wait for a store's hands. */
@Injectable()
export class OrderQueuesRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** The orders of a store in one place that were paid first (index tiendaId + estado + fechaPagado). */
  findOldest(tiendaId: string, { paid, ...place }: EstadoMatch, limit: number): Promise<QueuedOrder[]> {
    const isPaid = { fechaPagado: mongoose.trusted({ $exists: true }), ...(paid && { estadoPago: 'pagado' as const }) };
    return this.model
      .find({ tiendaId, ...place, ...isPaid }, LEAN)
      .sort({ fechaPagado: 1, _id: 1 })
      .limit(limit)
      .lean<QueuedOrder[]>()
      .exec();
  }

  /** Those of these orders that are the store's. */
  findOwn(tiendaId: string, ids: readonly string[]): Promise<PedidoDoc[]> {
    return this.model
      .find({ _id: mongoose.trusted({ $in: [...ids] }), tiendaId }, ORDER_FIELDS)
      .lean<PedidoDoc[]>()
      .exec();
  }
}
