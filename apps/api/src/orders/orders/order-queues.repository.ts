import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { EstadoMatch } from '@tuerca/contracts/orders/orders/states';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';

/** What a store's queue reads of an order. */
export type QueuedOrder = Required<Pick<PedidoDoc, 'fechaPagado'>> &
  Pick<PedidoDoc, '_id' | 'numero' | 'estado' | 'subestado' | 'tipoEntrega' | 'cliente' | 'items' | 'preparacion'>;

/** An order that is held until it is picked up and paid. */
export type HeldOrder = Omit<QueuedOrder, 'fechaPagado' | 'preparacion'> & Required<Pick<PedidoDoc, 'retirarHasta'>>;

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

/** One that is paid or cancelled is not pending any more. */
const held = (tiendaId: string) => ({
  tiendaId,
  estado: 'pendiente' as const,
  retirarHasta: mongoose.trusted({ $exists: true }),
});

/** The orders that wait for a store's hands. */
@Injectable()
export class OrderQueuesRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** The orders of a store in one place that were paid first (index tiendaId + estado + subestado + fechaPagado). */
  findOldest(tiendaId: string, { paid, estado, subestado }: EstadoMatch, limit: number): Promise<QueuedOrder[]> {
    const isPaid = { fechaPagado: mongoose.trusted({ $exists: true }), ...(paid && { estadoPago: 'pagado' as const }) };
    return (
      this.model
        // Outside of procesando there is none; said, so that the index holds the order of payment.
        .find({ tiendaId, estado, subestado: subestado ?? null, ...isPaid }, LEAN)
        .sort({ fechaPagado: 1, _id: 1 })
        .limit(limit)
        .lean<QueuedOrder[]>()
        .exec()
    );
  }

  /** The orders of a store that are held for a client who pays at the pick-up, those whose hold ends first (index tiendaId + estado + retirarHasta). */
  findHeld(tiendaId: string, limit: number): Promise<HeldOrder[]> {
    return this.model
      .find(held(tiendaId), { ...LEAN, retirarHasta: 1 })
      .sort({ retirarHasta: 1, _id: 1 })
      .limit(limit)
      .lean<HeldOrder[]>()
      .exec();
  }

  countHeld(tiendaId: string): Promise<number> {
    return this.model.countDocuments(held(tiendaId)).exec();
  }

  /** Those of these orders that are the store's. */
  findOwn(tiendaId: string, ids: readonly string[]): Promise<PedidoDoc[]> {
    return this.model
      .find({ _id: mongoose.trusted({ $in: [...ids] }), tiendaId }, ORDER_FIELDS)
      .lean<PedidoDoc[]>()
      .exec();
  }
}
