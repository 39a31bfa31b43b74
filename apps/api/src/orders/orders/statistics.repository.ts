import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { toId } from '../../platform/database/object-id';
import { KEPT_AMOUNT } from './kept-amount';
import { PEDIDO, type PedidoDoc } from './order.schema';

/** What one stretch of time adds up to; `spent` in céntimos of Bs., what was paid and not given back */
export interface SpendingPeriod {
  /** Beginning of the stretch; null for everything outside of those asked for. */
  desde: Date | null;
  pedidos: number;
  enCurso: number;
  delivered: number;
  /** Sent to an address, and not cancelled. */
  deliveries: number;
  spent: number;
}

const OUTSIDE = 'outside';
const countIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });

/** What a client's orders add up to. */
@Injectable()
export class StatisticsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** One reading of a client's orders (index clienteId + fecha), split at `boundaries`: each is a beginning, the last one an end. */
  async spending(clienteId: string, boundaries: readonly Date[]): Promise<SpendingPeriod[]> {
    const rows = await this.model.aggregate<Omit<SpendingPeriod, 'desde'> & { _id: Date | typeof OUTSIDE }>(
      this.pipeline(clienteId, boundaries),
    );
    return rows.map(({ _id, ...sums }) => ({ desde: _id === OUTSIDE ? null : _id, ...sums }));
  }

  private pipeline(clienteId: string, boundaries: readonly Date[]): PipelineStage[] {
    return [
      { $match: { clienteId: toId(clienteId) } },
      {
        $bucket: {
          groupBy: '$fecha',
          boundaries: [...boundaries],
          default: OUTSIDE,
          output: {
            pedidos: { $sum: 1 },
            enCurso: countIf({ $in: ['$estado', OPEN_ESTADOS_PEDIDO] }),
            delivered: countIf({ $eq: ['$estado', 'entregado'] }),
            deliveries: countIf({ $and: [{ $eq: ['$tipoEntrega', 'delivery'] }, { $ne: ['$estado', 'cancelado'] }] }),
            spent: { $sum: KEPT_AMOUNT },
          },
        },
      },
    ];
  }
}
