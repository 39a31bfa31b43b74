import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import { KEPT_AMOUNT } from './kept-amount';
import { PEDIDO, type PedidoDoc } from './order.schema';
import { STORE_CUSTOMER, type StoreCustomerDoc } from './store-customer.schema';

/** What one stretch of time adds up to; `ingresos` in céntimos of Bs., what was paid and not given back. */
export interface SalesPeriod {
  _id: Date;
  pedidos: number;
  ingresos: number;
}

/** What a store's orders and customers add up to. */
@Injectable()
export class StoreFiguresRepository {
  constructor(
    @InjectModel(PEDIDO) private readonly orders: Model<PedidoDoc>,
    @InjectModel(STORE_CUSTOMER) private readonly customers: Model<StoreCustomerDoc>,
  ) {}

  /** Orders by the stretch in which they were placed (index tiendaId + fecha); each boundary is a beginning, the last one an end. */
  sales(tiendaId: string, boundaries: readonly Date[]): Promise<SalesPeriod[]> {
    return this.orders.aggregate<SalesPeriod>([
      {
        $match: {
          tiendaId: toId(tiendaId),
          fecha: { $gte: boundaries[0], $lt: boundaries.at(-1) },
        },
      },
      {
        $bucket: {
          groupBy: '$fecha',
          boundaries: [...boundaries],
          output: { pedidos: { $sum: 1 }, ingresos: { $sum: KEPT_AMOUNT } },
        },
      },
    ]);
  }

  /** How many clients a store has, and how many of them bought for the first time since an instant. */
  async countCustomers(tiendaId: string, since: Date): Promise<{ total: number; added: number }> {
    const [total, added] = await Promise.all([
      this.customers.countDocuments({ tiendaId }).exec(),
      this.customers.countDocuments({ tiendaId, fechaPrimerCompra: mongoose.trusted({ $gte: since }) }).exec(),
    ]);
    return { total, added };
  }
}
