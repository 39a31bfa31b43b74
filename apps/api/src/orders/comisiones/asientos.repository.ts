import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type PipelineStage } from 'mongoose';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $lt, $lte, $ne, $nin } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { ASIENTO, type AsientoDoc } from './asiento.schema';
import type { NewEntry } from './entries';
import type { LiquidacionAmount, SumsDoc } from './liquidacion.schema';

/** Choice of a store's entries: those of a month, or those of a payout. */
export type EntriesOf = { mes: string } | { liquidacionId: string };

/** Of a month, in céntimos of Bs. */
export interface Earnings {
  comisiones: number;
  faltantes: number;
}

const toIds = (ids: readonly string[]) => ids.map(toId);
const total = (...fields: string[]) => ({ $sum: { $add: fields.map((field) => `$${field}`) } });
const sumOf = (field: string, ...tipos: AsientoDoc['tipo'][]) => ({
  $sum: { $cond: [{ $in: ['$tipo', tipos] }, field, 0] },
});
const OWED = { bs: total('monto', 'comision', 'reembolso'), usd: total('montoUSD', 'comisionUSD', 'reembolsoUSD') };
/** The entries that businesses earn by: sales of stores, labour of workshops. */
const EARNED: AsientoDoc['tipo'][] = ['venta', 'mano_de_obra'];
const SUMS = {
  pedidos: { $sum: { $cond: [{ $in: ['$tipo', EARNED] }, 1, 0] } },
  ventas: sumOf('$monto', ...EARNED),
  devoluciones: sumOf('$monto', 'anulacion', 'devolucion'),
  comisiones: { $sum: '$comision' },
  reembolsos: { $sum: '$reembolso' },
  ventasUSD: sumOf('$montoUSD', ...EARNED),
  devolucionesUSD: sumOf('$montoUSD', 'anulacion', 'devolucion'),
  comisionesUSD: { $sum: '$comisionUSD' },
  reembolsosUSD: { $sum: '$reembolsoUSD' },
};
/** Ids in an aggregation are not cast, and a filter of a find would not be either: both get them as they are stored. */
const matchOf = (tiendaId: string, of: EntriesOf) => ({
  tiendaId: toId(tiendaId),
  ...('mes' in of ? of : { liquidacionId: toId(of.liquidacionId), mes: $ne(null) }),
});

/** The ledger of what the platform owes its stores: entries are added and taken into payouts, and nothing else. */
@Injectable()
export class AsientosRepository {
  constructor(@InjectModel(ASIENTO) private readonly model: Model<AsientoDoc>) {}

  /** Adds entries; throws MongoDB's 11000 when one of them has been entered before. */
  async insert(entries: readonly NewEntry[], tx?: Tx): Promise<void> {
    await insertBuilt<AsientoDoc>(this.model, [...entries], tx);
  }

  /** The entries of an order without their ids, the sale first. */
  findByOrder(pedidoId: string, tx: Tx): Promise<NewEntry[]> {
    return this.model.find({ pedidoId }, { _id: 0 }).sort({ fecha: 1, _id: 1 }).session(tx).lean().exec();
  }

  /** The entries of an order, oldest first. */
  findAllOfOrder(pedidoId: string): Promise<AsientoDoc[]> {
    return this.model.find({ pedidoId }).sort({ fecha: 1, _id: 1 }).lean().exec();
  }

  /** A page of a store's entries, newest first. */
  async findPage(
    tiendaId: string,
    of: EntriesOf,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ docs: AsientoDoc[]; total: number }> {
    const filter = matchOf(tiendaId, of);
    const [docs, count] = await Promise.all([
      this.model
        .find(filter)
        .sort({ fecha: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total: count };
  }

  /** All entries of a store's month or payout, oldest first, as they come from the database. */
  stream(tiendaId: string, of: EntriesOf): AsyncIterable<AsientoDoc> {
    const found = this.model.find(matchOf(tiendaId, of)).sort({ fecha: 1, _id: 1 }).lean();
    // Stryker disable next-line ObjectLiteral: batches of any size bring the same
    return found.cursor({ batchSize: 500 });
  }

  /** The sums of a store's months; months without entries are absent. */
  async sumMonths(tiendaId: string, meses: readonly string[]): Promise<Map<string, SumsDoc>> {
    const rows = await this.model.aggregate<SumsDoc & { _id: string }>([
      { $match: { tiendaId: toId(tiendaId), mes: { $in: [...meses] } } },
      { $group: { _id: '$mes', ...SUMS } },
    ]);
    return new Map(rows.map(({ _id, ...sums }) => [_id, sums]));
  }

  /**
   * Céntimos of Bs. that the platform kept in each month, less commissions given back, and that it bore of payments that came
   * short (at most 0, but for orders that were cancelled later); months without entries are absent.
   */
  async sumEarnings(meses: readonly string[]): Promise<Map<string, Earnings>> {
    const faltantes = { $sum: { $cond: [{ $eq: ['$tipo', 'faltante'] }, '$monto', 0] } };
    const rows = await this.model.aggregate<Earnings & { _id: string }>([
      { $match: { mes: { $in: [...meses] } } },
      { $group: { _id: '$mes', comision: { $sum: '$comision' }, faltantes } },
      { $project: { comisiones: { $subtract: [0, '$comision'] }, faltantes: 1 } },
    ]);
    return new Map(rows.map(({ _id, ...earnings }) => [_id, earnings]));
  }

  /** Amounts that no payout has taken in yet, by store; of one store alone, of some of its orders alone. */
  async sumOpen(
    of: { tiendaId?: string; pedidoIds?: readonly string[] } = {},
  ): Promise<Map<string, LiquidacionAmount>> {
    const filter = {
      liquidacionId: null,
      tiendaId: of.tiendaId ? toId(of.tiendaId) : { $ne: null },
      ...(of.pedidoIds && { pedidoId: { $in: toIds(of.pedidoIds) } }),
    };
    const rows = await this.model.aggregate<LiquidacionAmount & { _id: mongoose.Types.ObjectId }>([
      { $match: filter },
      { $group: { _id: '$tiendaId', ...OWED } },
    ]);
    return new Map(rows.map(({ _id, bs, usd }) => [String(_id), { bs, usd }]));
  }

  /** Céntimos of Bs. that each order was sold for by its entries; orders without entries are absent. */
  async sumSales(pedidoIds: readonly string[], tx: Tx): Promise<Map<string, number>> {
    const rows = await this.model
      .aggregate<{ _id: mongoose.Types.ObjectId; monto: number }>([
        { $match: { pedidoId: { $in: toIds(pedidoIds) } } },
        { $group: { _id: '$pedidoId', monto: { $sum: '$monto' } } },
      ])
      .session(tx);
    return new Map(rows.map(({ _id, monto }) => [String(_id), monto]));
  }

  /** Takes what no payout has into this one: a store's entries until `at` on sales before an instant, but those of `held` orders. Returns how many. */
  async take(
    tiendaId: string,
    liquidacionId: string,
    { at, before, held }: { at: Date; before: Date; held: readonly string[] },
    tx: Tx,
  ): Promise<number> {
    const { modifiedCount } = await this.model.updateMany(
      {
        liquidacionId: null,
        tiendaId,
        fecha: $lte(at),
        fechaVenta: $lt(before),
        pedidoId: $nin(toIds(held)),
      },
      { $set: { liquidacionId: toId(liquidacionId) } },
      { session: tx },
    );
    return modifiedCount;
  }

  /** Sums of a payout's entries, and the earliest of them. */
  async sumPayout(tiendaId: string, liquidacionId: string, tx: Tx): Promise<SumsDoc & { desde: Date }> {
    const steps: PipelineStage[] = [
      { $match: { liquidacionId: toId(liquidacionId), tiendaId: toId(tiendaId) } },
      { $group: { _id: null, desde: { $min: '$fecha' }, ...SUMS } },
      { $project: { _id: 0 } },
    ];
    const [row] = await this.model.aggregate<SumsDoc & { desde: Date }>(steps).session(tx);
    return row!;
  }
}
