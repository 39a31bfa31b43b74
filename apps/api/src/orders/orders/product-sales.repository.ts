import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type PipelineStage } from 'mongoose';
import { groupBy } from '../../platform/common/group-by';
import { toId } from '../../platform/database/object-id';
import { PEDIDO, type PedidoDoc } from './order.schema';
import type { Period } from './sales-days';

/** The figures of what was sold, in the order in which they are packed. */
export const SALES_FIELDS = ['compras', 'unidades', 'devueltas', 'monto', 'montoUSD'] as const;
/** What was sold: `monto` in céntimos of Bs., `montoUSD` in cents, both without delivery. */
export interface Sales {
  /** Orders. */
  compras: number;
  unidades: number;
  /** Of those units, what is in a return that is neither refused nor cancelled. */
  devueltas: number;
  monto: number;
  montoUSD: number;
}

const sumOf = (expression: object | string) => ({ $sum: { $map: { input: '$items', in: expression } } });
const amountOf = (price: string, units = '$$this.cantidad') => ({ $multiply: [units, price] });
const returned = (of: string) => ({ $ifNull: [`${of}.devueltas`, 0] });
/** Paid and not cancelled, by the instant at which it was placed (index tiendaId + fecha). */
const sold = (tiendaId: string, { from, to }: Period): PipelineStage.Match => ({
  $match: {
    tiendaId: toId(tiendaId),
    fecha: { $gte: from, $lt: to },
    estadoPago: 'pagado',
    estado: { $ne: 'cancelado' },
  },
});

const DAY = { $dateToString: { date: '$fecha', format: '%Y-%m-%d', timezone: '-04:00' } };

/** What a store's orders say of what sells. */
@Injectable()
export class ProductSalesRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** By the day of Caracas ('2026-11-24'); days without sales are absent. */
  async byDay(tiendaId: string, period: Period): Promise<Map<string, Sales>> {
    const rows = await this.model.aggregate<Sales & { _id: string }>([
      sold(tiendaId, period),
      {
        $group: {
          _id: DAY,
          compras: { $sum: 1 },
          unidades: { $sum: sumOf('$$this.cantidad') },
          devueltas: { $sum: sumOf(returned('$$this')) },
          monto: { $sum: sumOf(amountOf('$$this.precioUnitario')) },
          montoUSD: { $sum: sumOf(amountOf('$$this.precioUSD')) },
        },
      },
    ]);
    return new Map(rows.map(({ _id, ...sales }) => [_id, sales]));
  }

  /** By day and product; here `compras` counts orders that hold it. */
  async byProduct(tiendaId: string, period: Period): Promise<Map<string, Map<string, Sales>>> {
    const rows = await this.model.aggregate<Sales & { _id: { dia: string; productoId: mongoose.Types.ObjectId } }>([
      sold(tiendaId, period),
      {
        $project: {
          dia: DAY,
          'items.productoId': 1,
          'items.cantidad': 1,
          'items.devueltas': 1,
          'items.precioUnitario': 1,
          'items.precioUSD': 1,
        },
      },
      { $unwind: '$items' },
      {
        $group: {
          _id: { dia: '$dia', productoId: '$items.productoId' },
          compras: { $sum: 1 },
          unidades: { $sum: '$items.cantidad' },
          devueltas: { $sum: returned('$items') },
          monto: { $sum: amountOf('$items.precioUnitario', '$items.cantidad') },
          montoUSD: { $sum: amountOf('$items.precioUSD', '$items.cantidad') },
        },
      },
    ]);
    const days = groupBy(rows, ({ _id }) => _id.dia);
    return new Map(
      [...days].map(([dia, of]) => [
        dia,
        new Map(of.map(({ _id, ...sales }) => [_id.productoId.toHexString(), sales])),
      ]),
    );
  }
}
