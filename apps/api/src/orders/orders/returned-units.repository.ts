import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../../platform/database/transactions';
import { mayGiveBack } from './given-back';
import { PEDIDO, type PedidoDoc } from './order.schema';

/** Units of one line of an order; `index` is its place among the items. */
export interface LineUnits {
  index: number;
  cantidad: number;
  /** Units that were bought. */
  bought: number;
}
/** What a return takes of an order: units, and the delivery cost when the store was wrong. */
export interface Claimed {
  lines: readonly LineUnits[];
  envio: boolean;
}

const { trusted } = mongoose;
const field = ({ index }: LineUnits) => `items.${index}.devueltas`;

/** What returns take of orders; each is one conditional write, so that nothing comes back twice. */
@Injectable()
export class ReturnedUnitsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** Takes all of it or nothing from a delivered order; how many returns it has had with this one, null when something is taken already. */
  async claim(pedidoId: string, clienteId: string, { lines, envio }: Claimed, tx: Tx): Promise<number | null> {
    // Items and their quantities never change, so the bound is a constant; an absent field counts as none.
    const free = lines.map((line) => [field(line), trusted({ $not: { $gt: line.bought - line.cantidad } })]);
    const doc = await this.model
      .findOneAndUpdate(
        {
          _id: pedidoId,
          clienteId,
          estado: 'entregado',
          ...Object.fromEntries(free),
          ...(envio && { envioDevuelto: trusted({ $ne: true }) }),
        },
        {
          $inc: { devoluciones: 1, ...this.units(lines, 1) },
          ...(envio && { $set: { envioDevuelto: true } }),
        },
        { returnDocument: 'after', projection: { devoluciones: 1 }, session: tx },
      )
      .lean<Pick<PedidoDoc, 'devoluciones'>>()
      .exec();
    return doc?.devoluciones ?? null;
  }

  /** Gives back what a return had taken. */
  async release(pedidoId: string, { lines, envio }: Claimed, tx: Tx): Promise<void> {
    await this.model.updateOne(
      { _id: pedidoId },
      { $inc: this.units(lines, -1), ...(envio && { $set: { envioDevuelto: false } }) },
      { session: tx },
    );
  }

  /** Notes what was refunded (`monto` in céntimos of Bs., `montoUSD` in cents); the order, null when it is more than what is left of what was paid. */
  refund(
    pedidoId: string,
    { monto, montoUSD }: { monto: number; montoUSD: number },
    tx: Tx,
  ): Promise<PedidoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: pedidoId, $expr: trusted(mayGiveBack(monto)) },
        { $inc: { devuelto: monto, devueltoUSD: montoUSD } },
        { returnDocument: 'after', session: tx },
      )
      .lean<PedidoDoc>()
      .exec();
  }

  private units(lines: readonly LineUnits[], sign: 1 | -1): Record<string, number> {
    return Object.fromEntries(lines.map((line) => [field(line), sign * line.cantidad]));
  }
}
