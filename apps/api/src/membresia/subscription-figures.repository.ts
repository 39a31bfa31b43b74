import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { EstadoSuscripcion } from '@tuerca/contracts/membresia/states';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { countByRate } from '../platform/database/count-by-rate';
import { $in } from '../platform/database/operators';
import type { Tx } from '../platform/database/transactions';
import { SUSCRIPCION, type SuscripcionDoc } from './suscripcion.schema';

/** Totals of all subscriptions, by plan and in money. */
@Injectable()
export class SubscriptionFiguresRepository {
  constructor(@InjectModel(SUSCRIPCION) private readonly model: Model<SuscripcionDoc>) {}

  /** Counts the accounts that have a plan or wait for it. */
  countLive(codigo: string, tx: Tx): Promise<number> {
    return this.model
      .countDocuments({ codigo, estado: $in(['activa', 'pendiente']) } as QueryFilter<SuscripcionDoc>)
      .session(tx)
      .exec();
  }

  /** Counts the subscriptions in each state, by plan. */
  async countByPlan(): Promise<{ codigo: string; estado: EstadoSuscripcion; total: number }[]> {
    const rows = await this.model.aggregate<{
      _id: { codigo: string; estado: EstadoSuscripcion };
      total: number;
    }>([{ $group: { _id: { codigo: '$codigo', estado: '$estado' }, total: { $sum: 1 } } }]);
    return rows.map(({ _id, total }) => ({ ..._id, total }));
  }

  /** Counts the plans paid at each of these rates, in their order. */
  countByRate(rates: readonly NombreTasa[]): Promise<number[]> {
    return countByRate(this.model, rates, 'pago.');
  }

  /** Those that were paid at the rates of a date, or at one of them, the latest first. */
  findAtRate(fechaTasa: string, tasa: number | undefined, limit: number): Promise<SuscripcionDoc[]> {
    return this.model
      .find({ 'pago.fechaTasa': fechaTasa, ...(tasa !== undefined && { 'pago.tasa': tasa }) })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Sum of the payments confirmed from `from` until before `to`: cents of a dollar, céntimos of Bs. */
  async sumConfirmed(from: Date, to: Date): Promise<{ usd: number; bs: number }> {
    const [row] = await this.model.aggregate<{ usd: number; bs: number }>([
      { $match: { confirmada: { $gte: from, $lt: to } } },
      { $group: { _id: null, usd: { $sum: '$precio' }, bs: { $sum: '$pago.monto' } } },
    ]);
    return { usd: row?.usd ?? 0, bs: row?.bs ?? 0 };
  }
}
