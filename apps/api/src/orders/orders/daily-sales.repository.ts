import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { groupBy } from '../../platform/common/group-by';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { VENTAS_DIA, type VentasDiaDoc } from './daily-sales.schema';
import type { PedidoDoc } from './order.schema';
import type { Dates } from './sales-days';

/** A day as it is kept; `ventas` is absent of one that is to be summed. */
export type KeptDay = Pick<VentasDiaDoc, 'dia' | 'version' | 'ventas'>;
/** A day that was summed, with the version that was kept before its orders were read. */
export type SummedDay = Required<KeptDay>;
type Placed = Pick<PedidoDoc, 'tiendaId' | 'fecha'>;
interface WriteErrors {
  code?: number;
  writeErrors?: { code?: number }[];
}

const DUPLICATE = 11000;
const isTaken = (error: unknown): boolean => {
  const { code, writeErrors = [] } = error as WriteErrors;
  return writeErrors.length ? writeErrors.every((one) => one.code === DUPLICATE) : code === DUPLICATE;
};

/** Sums of stores' days that are over. */
@Injectable()
export class DailySalesRepository {
  constructor(@InjectModel(VENTAS_DIA) private readonly model: Model<VentasDiaDoc>) {}

  /** Kept sums of these days, without their products unless they are wanted. */
  find(tiendaId: string, { from, to }: Dates, { products }: { products: boolean }): Promise<KeptDay[]> {
    const projection = { _id: 0, dia: 1, version: 1, ventas: 1 };
    return this.model.collection
      .find<KeptDay>(
        { tiendaId: toId(tiendaId), dia: { $gte: from, $lte: to } },
        { projection: products ? projection : { _id: 0, tiendaId: 0, 'ventas.productos': 0 }, promoteBuffers: true },
      )
      .toArray();
  }

  /** Keeps sums of days, but not of those whose orders changed since their version was read: these wait for who asks next. */
  async keep(tiendaId: string, days: readonly SummedDay[]): Promise<void> {
    const writes = days.map(({ dia, version, ventas }) => ({
      updateOne: {
        filter: { tiendaId: toId(tiendaId), dia, version },
        update: { $set: { ventas } },
        // A day of which nothing is kept yet has version 0; when it got another meanwhile, the unique index refuses.
        upsert: version === 0,
      },
    }));
    try {
      if (writes.length) await this.model.collection.bulkWrite(writes, { ordered: false });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }

  /** Orders change what their days add up to: days that may be kept are summed anew. Part of the transaction that changes the orders. */
  async forget(orders: readonly Placed[], today: string, tx?: Tx): Promise<void> {
    const days = groupBy(orders, ({ tiendaId, fecha }) => `${String(tiendaId)} ${caracasDate(fecha)}`);
    // In one order, so that two transactions with the same days do not wait for each other.
    for (const key of [...days.keys()].sort()) {
      const [tiendaId, dia] = key.split(' ') as [string, string];
      if (dia < today) await this.bump(tiendaId, dia, tx);
    }
  }

  private async bump(tiendaId: string, dia: string, tx?: Tx): Promise<void> {
    try {
      await this.model.collection.updateOne(
        { tiendaId: toId(tiendaId), dia },
        { $inc: { version: 1 }, $unset: { ventas: '' } },
        { upsert: true, session: tx },
      );
    } catch (error) {
      // Somebody has made the same day's first document meanwhile: the transaction is run again and finds it.
      if (isTaken(error)) (error as mongoose.mongo.MongoError).addErrorLabel('TransientTransactionError');
      throw error;
    }
  }
}
