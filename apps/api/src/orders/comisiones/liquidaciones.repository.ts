import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { EstadoLiquidacion } from '@tuerca/contracts/orders/comisiones/states';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { LIQUIDACION, type LiquidacionAmount, type LiquidacionDoc } from './liquidacion.schema';

export type NewPayout = Omit<Built<LiquidacionDoc>, '_id' | 'tiendaId'> & { id: string; tiendaId: string };
interface PayoutsQuery {
  tiendaId?: string;
  estado?: EstadoLiquidacion;
  page: number;
  limit: number;
}
interface Transfer {
  referencia: string;
  nota: string | null;
  fechaPago: Date;
  pagadaPor: string;
}
/** Sums of one store's payouts by their state. */
export type PaidSums = Record<EstadoLiquidacion, LiquidacionAmount>;

/** Payouts: closed once with their sums, paid once. */
@Injectable()
export class LiquidacionesRepository {
  constructor(@InjectModel(LIQUIDACION) private readonly model: Model<LiquidacionDoc>) {}

  newId(): string {
    return String(new mongoose.Types.ObjectId());
  }

  async insert({ id, tiendaId, ...data }: NewPayout, tx: Tx): Promise<LiquidacionDoc> {
    const [doc] = await insertBuilt<LiquidacionDoc>(
      this.model,
      [{ ...data, _id: toId(id), tiendaId: toId(tiendaId) }],
      tx,
    );
    return doc!;
  }

  /** The number of a store's last payout; 0 when there is none. */
  async lastNumber(tiendaId: string, tx: Tx): Promise<number> {
    // Stryker disable next-line ObjectLiteral: the whole document says the same
    const last = await this.model.findOne({ tiendaId }, { numero: 1 }).sort({ numero: -1 }).session(tx).lean().exec();
    return last?.numero ?? 0;
  }

  /** One payout, of a store alone when it is given. */
  findOne(id: string, owner: { tiendaId: string } | Record<string, never>): Promise<LiquidacionDoc | null> {
    return this.model
      .findOne({ _id: id, ...owner })
      .lean()
      .exec();
  }

  /** Payouts by id; unknown ids are absent. */
  async findMany(ids: readonly string[]): Promise<Map<string, LiquidacionDoc>> {
    // Stryker disable next-line ConditionalExpression: the database finds none of no ids, too
    if (!ids.length) return new Map();
    const docs = await this.model
      .find({ _id: $in(ids.map(toId)) })
      .lean()
      .exec();
    return new Map(docs.map((doc) => [String(doc._id), doc]));
  }

  async findPage({ page, limit, ...filter }: PayoutsQuery): Promise<{ docs: LiquidacionDoc[]; total: number }> {
    const sort: Record<string, -1> = filter.tiendaId ? { numero: -1 } : { fecha: -1, _id: -1 };
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort(sort)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  async countUnpaid(): Promise<{ total: number; oldest: Date | null }> {
    const filter = { estado: 'pendiente' } as const;
    const [total, first] = await Promise.all([
      this.model.countDocuments(filter).exec(),
      // Stryker disable next-line ObjectLiteral: the whole document says the same
      this.model.findOne(filter, { fecha: 1 }).sort({ fecha: 1 }).lean().exec(),
    ]);
    return { total, oldest: first?.fecha ?? null };
  }

  /** Payouts that a filter leaves, newest first, as they come from the database. */
  stream(filter: Omit<PayoutsQuery, 'page' | 'limit'>): AsyncIterable<LiquidacionDoc> {
    const sort: Record<string, -1> = filter.tiendaId ? { numero: -1 } : { fecha: -1, _id: -1 };
    // Stryker disable next-line ObjectLiteral: batches of any size bring the same
    return this.model.find(filter).sort(sort).lean().cursor({ batchSize: 500 });
  }

  /** Sums of payouts by store and state; of one store alone. */
  async sums(tiendaId?: string): Promise<Map<string, PaidSums>> {
    const rows = await this.model.aggregate<
      LiquidacionAmount & { _id: { tiendaId: mongoose.Types.ObjectId; estado: EstadoLiquidacion } }
    >([
      { $match: tiendaId ? { tiendaId: toId(tiendaId) } : {} },
      {
        $group: {
          _id: { tiendaId: '$tiendaId', estado: '$estado' },
          bs: { $sum: '$total' },
          usd: { $sum: '$totalUSD' },
        },
      },
    ]);
    const byStore = new Map<string, PaidSums>();
    for (const { _id, bs, usd } of rows) {
      const key = String(_id.tiendaId);
      const sums = byStore.get(key) ?? { pendiente: { bs: 0, usd: 0 }, pagada: { bs: 0, usd: 0 } };
      byStore.set(key, { ...sums, [_id.estado]: { bs, usd } });
    }
    return byStore;
  }

  /** Marks a payout as paid while it waits for that; null when it does not any more. */
  pay(id: string, transfer: Transfer, tx: Tx): Promise<LiquidacionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: 'pendiente' },
        { $set: { estado: 'pagada', ...transfer } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }
}
