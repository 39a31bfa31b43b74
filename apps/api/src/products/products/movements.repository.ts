import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MovimientoMotivo } from '@tuerca/contracts/products/products/rules';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { MOVIMIENTO, type MovimientoDoc } from './movement.schema';

/** A row of the ledger before it is stored. */
export type NuevoMovimiento = Pick<MovimientoDoc, 'delta' | 'motivo' | 'referencia' | 'fecha'> & {
  productoId: string;
  tiendaId: string;
  nota?: string | null;
  usuarioId?: string;
};
interface Page {
  page: number;
  limit: number;
}
interface MovementFilter {
  productoId?: string;
  motivo?: MovimientoMotivo;
}

/** Rows that say what stands on the shelf. */
const COUNTS: MovimientoMotivo[] = ['ajuste', 'importacion'];
/** Rows of units that clients take and give back. */
const TAKEN: MovimientoMotivo[] = ['venta', 'devolucion', 'apartado'];

/** The ledger of stock: rows are only ever added, in the transaction that moves the stock. */
@Injectable()
export class MovementsRepository {
  constructor(@InjectModel(MOVIMIENTO) private readonly model: Model<MovimientoDoc>) {}

  /** One command for all of them; a second sale or return of the same order and product throws MongoDB's 11000. */
  async insert(movements: NuevoMovimiento[], tx: Tx | undefined): Promise<void> {
    const docs = movements.map(({ productoId, tiendaId, usuarioId, nota, ...movement }) => ({
      ...movement,
      productoId: toId(productoId),
      tiendaId: toId(tiendaId),
      ...(nota && { nota }),
      ...(usuarioId && { usuarioId: toId(usuarioId) }),
    }));
    await insertBuilt<MovimientoDoc>(this.model, docs, tx);
  }

  /** Adds units to the opening counts of products, which move to `fecha`; one that began with nothing gets its opening now. */
  async raiseOpenings(
    openings: readonly { productoId: string; tiendaId: string; sold: number; fecha: Date }[],
  ): Promise<void> {
    if (openings.length === 0) return;
    await this.model.bulkWrite(
      openings.map(({ productoId, tiendaId, sold, fecha }) => ({
        updateOne: {
          filter: { productoId: toId(productoId), motivo: 'inicial' as const },
          update: {
            $inc: { delta: sold },
            $set: { fecha },
            $setOnInsert: { tiendaId: toId(tiendaId) },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }

  /** One page of a store's ledger, the newest first. */
  async findPage(
    tiendaId: string,
    { productoId, motivo }: MovementFilter,
    { page, limit }: Page,
  ): Promise<{ docs: MovimientoDoc[]; total: number }> {
    const filter = { tiendaId, ...(productoId && { productoId }), ...(motivo && { motivo }) };
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort({ fecha: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  /** Instants of the products' last count or import; products without one are absent. */
  async lastCounts(productoIds: readonly string[]): Promise<Map<string, Date>> {
    if (!productoIds.length) return new Map();
    const rows = await this.model
      .aggregate<{ _id: unknown; fecha: Date }>([
        { $match: { productoId: { $in: productoIds.map(toId) }, motivo: { $in: COUNTS } } },
        { $group: { _id: '$productoId', fecha: { $max: '$fecha' } } },
      ])
      .exec();
    return new Map(rows.map(({ _id, fecha }) => [String(_id), fecha]));
  }

  /** Units that orders and clients took of products after a moment, less those that they gave back. */
  async takenSince(products: readonly { productoId: string; desde: Date }[]): Promise<Map<string, number>> {
    if (!products.length) return new Map();
    const rows = await this.model
      .aggregate<{ _id: unknown; taken: number }>([
        { $match: { $or: products.map((one) => ({ productoId: toId(one.productoId), fecha: { $gt: one.desde } })) } },
        { $match: { motivo: { $in: TAKEN } } },
        { $group: { _id: '$productoId', taken: { $sum: { $multiply: ['$delta', -1] } } } },
      ])
      .exec();
    return new Map(rows.map(({ _id, taken }) => [String(_id), taken]));
  }

  /** The stock after each of these rows, by the row's id: the sum of its product's deltas up to it. */
  async stockAfter(docs: Pick<MovimientoDoc, '_id' | 'productoId'>[]): Promise<Map<string, number>> {
    if (docs.length === 0) return new Map();
    const productoIds = [...new Map(docs.map(({ productoId }) => [String(productoId), productoId])).values()];
    const rows = await this.model
      .aggregate<{ _id: unknown; stock: number }>([
        { $match: { productoId: { $in: productoIds } } },
        { $project: { productoId: 1, fecha: 1, delta: 1 } },
        {
          $setWindowFields: {
            partitionBy: '$productoId',
            sortBy: { fecha: 1, _id: 1 },
            output: { stock: { $sum: '$delta', window: { documents: ['unbounded', 'current'] } } },
          },
        },
        { $match: { _id: { $in: docs.map(({ _id }) => _id) } } },
        { $project: { stock: 1 } },
      ])
      .exec();
    return new Map(rows.map(({ _id, stock }) => [String(_id), stock]));
  }
}
