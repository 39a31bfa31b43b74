import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { EstadoPedido } from '@tuerca/contracts/orders/orders/states';
import { KEPT_AMOUNT } from './kept-amount';
import { PEDIDO, type PedidoDoc } from './order.schema';

/** Orders of one day by the calendar of Caracas; `ventas` in céntimos of Bs., what was paid and not given back. */
export interface DaySales {
  _id: string;
  pedidos: number;
  ventas: number;
}

/** What the orders of all stores add up to. */
@Injectable()
export class PlatformFiguresRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** By day since an instant (index fecha); days without orders are absent. */
  salesByDay(since: Date): Promise<DaySales[]> {
    return this.model.aggregate<DaySales>([
      { $match: { fecha: { $gte: since } } },
      {
        $group: {
          _id: { $dateToString: { date: '$fecha', format: '%Y-%m-%d', timezone: '-04:00' } },
          pedidos: { $sum: 1 },
          ventas: { $sum: KEPT_AMOUNT },
        },
      },
    ]);
  }

  countAll(): Promise<number> {
    return this.model.countDocuments({}).exec();
  }

  countIn(estados: readonly EstadoPedido[]): Promise<number> {
    return this.model.countDocuments({ estado: mongoose.trusted({ $in: [...estados] }) }).exec();
  }
}
