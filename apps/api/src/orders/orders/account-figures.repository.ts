import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { EstadoPedido } from '@tuerca/contracts/orders/orders/states';
import { toId } from '../../platform/database/object-id';
import { KEPT_AMOUNT } from './kept-amount';
import { PEDIDO, type PedidoDoc } from './order.schema';
import type { Party } from './orders.repository';

/** Orders of one state; `monto` in céntimos of Bs., what was paid and not given back. */
interface StateSum {
  _id: EstadoPedido;
  pedidos: number;
  monto: number;
}
export type RecentOrder = Pick<PedidoDoc, '_id' | 'numero' | 'fecha' | 'estado' | 'estadoPago' | 'total'>;
const RECENT = { numero: 1, fecha: 1, estado: 1, estadoPago: 1, total: 1 } as const;

/** What the orders of one buyer or seller add up to (indexes clienteId + fecha, tiendaId + fecha). */
@Injectable()
export class AccountFiguresRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  sumByState(party: Party): Promise<StateSum[]> {
    const [[field, id]] = Object.entries(party) as [[string, string]];
    return this.model.aggregate<StateSum>([
      { $match: { [field]: toId(id) } },
      { $group: { _id: '$estado', pedidos: { $sum: 1 }, monto: { $sum: KEPT_AMOUNT } } },
    ]);
  }

  countIn(party: Party, estados: readonly EstadoPedido[]): Promise<number> {
    return this.model.countDocuments({ ...party, estado: mongoose.trusted({ $in: [...estados] }) }).exec();
  }

  findRecent(party: Party, limit: number): Promise<RecentOrder[]> {
    return this.model.find(party, RECENT).sort({ fecha: -1, _id: -1 }).limit(limit).lean<RecentOrder[]>().exec();
  }
}
