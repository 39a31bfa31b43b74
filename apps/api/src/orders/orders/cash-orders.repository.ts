import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { CASH_TRANSITIONS } from '@tuerca/contracts/cart/checkout/cash';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import type { Tx } from '../../platform/database/transactions';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';

const WAITING = ESTADOS_PEDIDO.filter((estado) => CASH_TRANSITIONS[estado].includes('entregado'));

/** What happens to orders that are paid in the store. */
@Injectable()
export class CashOrdersRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** An order that waits at its counter costs other figures in Bs., once; false when it does not wait (any more). */
  async renew(id: string, set: Partial<PedidoDoc>, tx: Tx): Promise<boolean> {
    const waiting = {
      _id: id,
      metodoPago: 'efectivo' as const,
      estadoPago: 'pendiente' as const,
      estado: 'pendiente' as const,
    };
    return (await this.model.updateOne(waiting, { $set: set }, { session: tx })).matchedCount === 1;
  }

  /** A store's order that waits at its counter and is paid now goes to its client, once; null when it does not wait (any more). */
  handOver(
    id: string,
    tiendaId: string,
    { cobro, step }: { cobro: PedidoDoc['cobro']; step: { nota: string; fecha: Date; autor: Autor | null } },
    tx: Tx,
  ): Promise<PedidoDoc | null> {
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          tiendaId,
          metodoPago: 'efectivo',
          estadoPago: 'pagado',
          estado: mongoose.trusted({ $in: WAITING }),
        },
        {
          $set: { estado: 'entregado', subestado: null, fechaEntrega: step.fecha, stockRetenido: false, cobro },
          $unset: { revisarRetraso: 1 },
          $push: { historialEstados: { estado: 'entregado', subestado: null, por: 'tienda', ...step } },
        },
        { returnDocument: 'after', projection: ORDER_FIELDS, session: tx },
      )
      .lean<PedidoDoc>()
      .exec();
  }
}
