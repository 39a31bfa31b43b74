import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EstadoMatch } from '@tuerca/contracts/orders/states';
import mongoose, { type Model } from 'mongoose';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';

/** What a store's queue reads of an order. */
export type QueuedOrder = Pick<
  PedidoDoc,
  | '_id'
  | 'numero'
  | 'fecha'
  | 'estado'
  | 'subestado'
  | 'tipoEntrega'
  | 'cliente'
  | 'items'
  | 'historialEstados'
  | 'preparacion'
>;

const LEAN = {
  numero: 1,
  fecha: 1,
  estado: 1,
  subestado: 1,
  tipoEntrega: 1,
  'cliente.nombre': 1,
  'cliente.telefono': 1,
  'items.nombre': 1,
  'items.cantidad': 1,
  preparacion: 1,
  'historialEstados.fecha': 1,
  'historialEstados.nota': 1,
} as const;

/** The orders that wait for a store's hands. */
@Injectable()
export class OrderQueuesRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** The oldest orders of a store in one place, read along the index of its states. */
  findOldest(tiendaId: string, { paid, ...place }: EstadoMatch, limit: number): Promise<QueuedOrder[]> {
    return this.model
      .find({ tiendaId, ...place, ...(paid && { estadoPago: 'pagado' }) }, LEAN)
      .sort({ fecha: 1, _id: 1 })
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
